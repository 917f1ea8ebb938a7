package reckon.app.window;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.input.KeyCombination;
import reckon.app.WindowFixture;
import reckon.app.scheme.GameSight;
import reckon.app.stage.Sight;
import reckon.app.timeline.TimeWindow;

/** The window's one list of what can be done, for tests outside of its package. */
public final class CommandList {

    private CommandList() {}

    /** The keys of every command by its name, in the order of the list. */
    public static Map<String, List<KeyCombination>> keys(WindowFixture fixture) {
        Commands commands = new Commands(
                fixture.session,
                new Sight(fixture.session),
                new TimeWindow(fixture.session.playback()),
                new GameSight(fixture.session.play()),
                new TimeWindow(fixture.session.play().playback()),
                fixture,
                new LessonDesk(fixture.session, fixture.classroom, fixture),
                fixture,
                new Lectern(fixture),
                () -> {});
        Map<String, List<KeyCombination>> keys = new LinkedHashMap<>();
        commands.all().forEach(command -> keys.put(command.id(), command.keys()));
        return keys;
    }
}
