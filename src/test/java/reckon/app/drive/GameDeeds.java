package reckon.app.drive;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Function;
import javafx.scene.Cursor;
import javafx.scene.input.MouseButton;
import reckon.app.session.Mode;

/** What the commands of games do, and what those do in a game that there are for both uses of the window. */
final class GameDeeds {
    private static final double STEP = 1.25;

    private GameDeeds() {}

    /** Those that there are for games alone. */
    static Map<String, Deed> all() {
        Map<String, Deed> all = new LinkedHashMap<>();
        all.put(
                "mode-methods",
                played(desk -> () -> desk.session.modeProperty().get() == Mode.METHODS
                        && Nodes.find("timeline").isPresent()));
        all.put(
                "mode-schemes",
                Deed.seen(desk -> desk.session.modeProperty().get() == Mode.SCHEMES
                        && Nodes.find("diagram").isPresent()));
        all.put(
                "walls",
                played(desk -> () -> GameDesk.on("toggle-walls")
                        && Nodes.find("screen-0").orElseThrow().getCursor().equals(Cursor.CROSSHAIR)));
        all.put(
                "compare",
                played(desk -> () -> GameDesk.on("toggle-compare")
                        && Nodes.find("compared-half-server").isPresent()
                        && Nodes.find("diagram").isEmpty()));
        all.put("clear-walls", played(desk -> () -> GameDesk.game(desk).walls().isEmpty()));
        all.put(
                "clear-commands",
                played(desk -> () -> GameDesk.game(desk).commands().isEmpty()));
        all.put("remove-command", played(desk -> {
            int before = GameDesk.game(desk).commands().size();
            return () -> GameDesk.game(desk).commands().size() == before - 1;
        }));
        all.put("lose-letter", played(desk -> {
            choose(desk);
            return () -> !GameDesk.sent(desk).way().delivered();
        }));
        all.put("free-letter", played(desk -> {
            desk.make(() -> desk.session.letters().lose(GameDesk.letter(desk)));
            choose(desk);
            return () -> GameDesk.game(desk).overrides().isEmpty()
                    && GameDesk.sent(desk).way().delivered();
        }));
        return all;
    }

    /** A click on a message chooses it. */
    private static void choose(Desk desk) {
        desk.hand.click(GameDesk.middle(desk), MouseButton.PRIMARY);
    }

    static Deed played(Function<Desk, Callable<Boolean>> ready) {
        return Deed.of(desk -> {
            GameDesk.play(desk);
            return ready.apply(desk);
        });
    }

    /** Those that do in a game what they do in a run. */
    static Map<String, Deed> shared() {
        Map<String, Deed> all = new LinkedHashMap<>();
        all.put(
                "play",
                played(desk -> () -> GameDesk.head(desk).playingProperty().get()));
        all.put("frame-back", frame(GameDesk.FRAME - 1));
        all.put("frame-forward", frame(GameDesk.FRAME + 1));
        all.put("back", frame(GameDesk.FRAME - 1));
        all.put("forward", frame(GameDesk.FRAME + 1));
        all.put("back-five", frame(GameDesk.FRAME - 5));
        all.put("forward-five", frame(GameDesk.FRAME + 5));
        all.put("packet-back", event(-1));
        all.put("packet-forward", event(1));
        all.put("start", frame(0));
        all.put(
                "end",
                played(desk ->
                        () -> at(desk, GameDesk.head(desk).course().getValue().frames() - 1)));
        all.put("time-in", zoomed(1 / STEP));
        all.put("time-out", played(desk -> {
            desk.onScreen(() -> desk.choose("item-time-in"));
            return scaled(desk, STEP);
        }));
        all.put("time-whole", all.get("time-out"));
        all.put(
                "new",
                played(desk -> () -> GameDesk.game(desk).commands().isEmpty()
                        && GameDesk.game(desk).walls().isEmpty()));
        return all;
    }

    private static Deed frame(int frame) {
        return played(desk -> () -> at(desk, frame));
    }

    private static boolean at(Desk desk, int frame) {
        return GameDesk.head(desk).frameProperty().get() == frame;
    }

    private static Deed event(int events) {
        return played(desk -> {
            // between two events the one before the playhead is the first on the way back
            int wanted = desk.session.play().eventProperty().get() + Math.max(0, events);
            return () -> desk.session.play().eventProperty().get() == wanted
                    && desk.session.play().stepped();
        });
    }

    private static Deed zoomed(double factor) {
        return played(desk -> scaled(desk, factor));
    }

    /** What is shown of time becomes so many times what it was. */
    static Callable<Boolean> scaled(Desk desk, double factor) {
        double wanted = desk.look(() -> GameDesk.layout().span().length()) * factor;
        return () -> Math.abs(GameDesk.layout().span().length() / wanted - 1) < 1e-9;
    }
}
