package reckon.app.drive;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import reckon.app.session.Loop;
import reckon.app.session.StallCommands;
import reckon.file.Documents;
import reckon.network.Stall;
import reckon.run.PacketSteps;
import reckon.setting.Settings;

/** What every command does, by its name. */
final class CommandDeeds {
    private static final String TEXT = "track: {generator: lap, duration: 3}\nseed: 77\n";
    private static final double DELAY = 0.3;

    private CommandDeeds() {}

    static Map<String, Deed> all() {
        Map<String, Deed> all = new LinkedHashMap<>();
        all.putAll(documents());
        all.putAll(edits());
        all.putAll(path());
        all.putAll(steering());
        all.putAll(playback());
        all.putAll(loop());
        all.putAll(SightDeeds.all());
        all.putAll(WalkDeeds.all());
        all.putAll(GameDeeds.all());
        all.putAll(LecternDeeds.all());
        all.putAll(BookmarkDeeds.all());
        all.putAll(LessonDeeds.all());
        return all;
    }

    private static Map<String, Deed> documents() {
        return Map.of(
                "new",
                Deed.seen(desk -> desk.track().size() == 0),
                "open",
                Deed.of(desk -> {
                    Path file = desk.file("opened.yaml", TEXT);
                    desk.fixture.answer(file);
                    return () -> desk.session.document().path().equals(Optional.of(file));
                }),
                "save",
                Deed.of(desk -> {
                    Path file = desk.opened("saved.yaml", TEXT);
                    desk.make(() -> desk.session.set(Settings.DELAY, DELAY, null));
                    return () -> Documents.read(file).scenario().equals(desk.scenario())
                            && !desk.session.edits().openUnsaved();
                }),
                "save-as",
                Deed.of(desk -> {
                    Path file = desk.folder.resolve("saved-as.yaml");
                    desk.fixture.answer(file);
                    return () ->
                            Files.exists(file) && desk.session.document().path().equals(Optional.of(file));
                }),
                "close",
                Deed.of(desk -> {
                    AtomicBoolean closed = new AtomicBoolean();
                    desk.fixture.closing = () -> closed.set(true);
                    return closed::get;
                }),
                "copy",
                Deed.of(desk -> {
                    desk.fixture.clipboard = Optional.empty();
                    return () -> desk.fixture.clipboard.isPresent()
                            && Documents.parse(desk.fixture.clipboard.orElseThrow(), Path.of("copied"))
                                    .scenario()
                                    .equals(desk.scenario());
                }),
                "paste",
                Deed.of(desk -> {
                    desk.fixture.clipboard = Optional.of(TEXT);
                    return () -> desk.scenario().seed() == 77;
                }));
    }

    private static Map<String, Deed> edits() {
        return Map.of(
                "undo",
                Deed.of(desk -> {
                    double before = desk.session.get(Settings.DELAY);
                    desk.make(() -> desk.session.set(Settings.DELAY, DELAY, null));
                    return () -> desk.session.get(Settings.DELAY) == before;
                }),
                "redo",
                Deed.of(desk -> {
                    desk.make(() -> desk.session.set(Settings.DELAY, DELAY, null));
                    desk.make(desk.session::undo);
                    return () -> desk.session.get(Settings.DELAY) == DELAY;
                }),
                "stall",
                Deed.seen(desk -> desk.scenario()
                        .network()
                        .stalls()
                        .contains(new Stall(Desk.FRAME / 60.0, StallCommands.SECONDS))),
                "clear-stalls",
                Deed.seen(desk -> desk.scenario().network().stalls().isEmpty()));
    }

    private static Map<String, Deed> path() {
        return Map.of(
                "steer",
                Deed.seen(desk -> desk.session.drawing().steeredProperty().get()
                                && desk.run().scenario().track().equals(desk.track()))
                        .tidied(CommandDeeds::finish),
                "steer-new",
                Deed.seen(desk -> desk.session.drawing().steeredProperty().get()
                                && desk.run().scenario().track().size() == 1)
                        .tidied(CommandDeeds::finish),
                "edit-path",
                Deed.seen(desk -> desk.session.shaping().activeProperty().get()),
                "rub-out",
                Deed.of(desk -> {
                    long end = desk.track().endMicros();
                    return () -> desk.track().endMicros() == end - 250_000;
                }),
                "done",
                Deed.of(desk -> {
                    desk.make(desk.session.path()::toggleShaping);
                    return () -> !desk.session.shaping().activeProperty().get();
                }));
    }

    private static void finish(Desk desk) {
        desk.make(desk.session.path()::finish);
    }

    /** The point that is steered stands in the middle of the stage, and goes where it is pushed. */
    private static Map<String, Deed> steering() {
        return Map.of(
                "steer-left", steering(-1, 0),
                "steer-right", steering(1, 0),
                "steer-up", steering(0, 1),
                "steer-down", steering(0, -1));
    }

    private static Deed steering(int right, int up) {
        return Deed.of(desk -> {
                    desk.onScreen(() -> desk.session.path().steerNew(0, 0));
                    desk.await("its run", () -> desk.run().scenario().track().size() == 1);
                    return () -> {
                        var track = desk.run().scenario().track();
                        double x = track.x(track.size() - 1) * right;
                        double y = track.y(track.size() - 1) * up;
                        return x + y > 0.05;
                    };
                })
                .tidied(CommandDeeds::finish);
    }

    private static Map<String, Deed> playback() {
        Map<String, Deed> all = new LinkedHashMap<>();
        all.put("play", Deed.seen(desk -> desk.playback().playingProperty().get()));
        all.put("frame-back", frame(Desk.FRAME - 1));
        all.put("frame-forward", frame(Desk.FRAME + 1));
        all.put("back", frame(Desk.FRAME - 1));
        all.put("forward", frame(Desk.FRAME + 1));
        all.put("back-five", frame(Desk.FRAME - 5));
        all.put("forward-five", frame(Desk.FRAME + 5));
        all.put(
                "packet-back",
                Deed.seen(desk ->
                        at(desk, new PacketSteps(desk.run()).before(Desk.FRAME).orElseThrow())));
        all.put(
                "packet-forward",
                Deed.seen(desk ->
                        at(desk, new PacketSteps(desk.run()).after(Desk.FRAME).orElseThrow())));
        all.put("start", frame(0));
        all.put("end", Deed.seen(desk -> at(desk, desk.run().frames() - 1)));
        return all;
    }

    private static Deed frame(int frame) {
        return Deed.seen(desk -> at(desk, frame));
    }

    private static boolean at(Desk desk, int frame) {
        return desk.playback().frameProperty().get() == frame;
    }

    private static Map<String, Deed> loop() {
        return Map.of(
                "loop-from",
                        Deed.seen(desk ->
                                loops(desk, new Loop(Desk.FRAME, desk.run().frames() - 1))),
                "loop-to", Deed.seen(desk -> loops(desk, new Loop(0, Desk.FRAME))),
                "loop-clear",
                        Deed.of(desk -> {
                            desk.make(() -> desk.playback().loop(50, 90));
                            return () -> desk.playback().loopProperty().get().isEmpty();
                        }));
    }

    private static boolean loops(Desk desk, Loop loop) {
        return desk.playback().loopProperty().get().equals(Optional.of(loop));
    }
}
