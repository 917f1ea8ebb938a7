package reckon.app.drive;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reckon.file.ReadyMade;
import reckon.motion.Generator;
import reckon.network.Preset;
import reckon.run.TrackSource;

/** What every item of every menu does, by its name. */
final class MenuDeeds {
    static final String TEXT = "track: {generator: lap, duration: 3}\n";

    private MenuDeeds() {}

    static Map<String, Deed> all() {
        Map<String, Deed> all = new HashMap<>();
        CommandDeeds.all().forEach((id, deed) -> all.put("item-" + id, deed));
        for (String name : ReadyMade.NAMES) {
            all.put("ready-" + name, readyMade(name));
            all.put("other-" + name, readyMade(name));
        }
        for (String name : ReadyMade.GAMES) {
            all.put("ready-" + name, readyGame(name));
            all.put("other-" + name, readyGame(name));
        }
        for (Generator generator : Generator.values()) {
            all.put("ready-path-" + generator.word(), generated(generator));
            all.put("other-path-" + generator.word(), generated(generator));
            all.put("begin-path-" + generator.word(), begun(generated(generator)));
        }
        for (Preset preset : Preset.values()) {
            all.put(
                    "preset-" + preset.word(),
                    Deed.seen(desk -> Preset.of(desk.scenario().network()).equals(Optional.of(preset))));
        }
        all.put("recent-0", recent(0));
        all.put("recent-1", recent(1));
        all.put("clear-recent", Deed.of(desk -> {
            twoRecent(desk);
            return () -> desk.session.filing().recent().pathsProperty().get().isEmpty();
        }));
        return all;
    }

    /** A scenario that comes with the program is opened, at its first frame. */
    static Deed readyMade(String name) {
        return Deed.seen(desk -> desk.scenario().equals(ReadyMade.read(name).scenario())
                && desk.playback().frameProperty().get() == 0);
    }

    /** A game that comes with the program is opened, at its beginning. */
    private static Deed readyGame(String name) {
        return Deed.seen(desk ->
                desk.session.document().game().equals(ReadyMade.read(name).game())
                        && GameDesk.settled(desk)
                        && GameDesk.head(desk).frameProperty().get() == 0);
    }

    private static Deed generated(Generator generator) {
        return Deed.seen(desk -> desk.scenario().source() instanceof TrackSource.Generated made
                && made.generator() == generator
                && made.duration() == 20
                && desk.playback().frameProperty().get() == 0);
    }

    /** The same where nothing is drawn. */
    static Deed begun(Deed deed) {
        return Deed.of(desk -> {
            desk.make(desk.session::startAnew);
            return deed.ready().apply(desk);
        });
    }

    private static Deed recent(int index) {
        return Deed.of(desk -> {
            Path file = twoRecent(desk).get(index);
            return () -> desk.session.document().path().equals(Optional.of(file));
        });
    }

    /** Two files that were opened last. */
    static List<Path> twoRecent(Desk desk) {
        List<Path> files = new ArrayList<>(List.of(desk.file("one.yaml", TEXT), desk.file("other_one.yaml", TEXT)));
        desk.onScreen(() -> desk.session.filing().recent().set(files));
        return files;
    }
}
