package reckon.app.formula;

import reckon.draw.PlayerSign;
import reckon.motion.SimulationTime;
import reckon.scheme.GameRun;
import reckon.scheme.Happening;
import reckon.text.Texts;

/** What happens at an event of a game, in a line. */
public final class EventWords {

    private EventWords() {}

    /** The words for an event by its place in the log; where there is none, that. */
    public static String of(GameRun run, int event, Texts texts) {
        if (event < 0 || event >= run.happenings().size()) {
            return texts.get("event.none");
        }
        Happening one = run.happenings().get(event);
        String node = PlayerSign.name(run.game(), one.node(), texts);
        String about = one.client() >= 0 && one.client() != one.node()
                ? texts.get("event.of", run.game().nameOf(one.client()))
                : "";
        return texts.get(
                "event.heading",
                event,
                run.happenings().size(),
                node,
                texts.get("event." + one.what().word()),
                about,
                SimulationTime.seconds(one.micros()));
    }
}
