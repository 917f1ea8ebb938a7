package reckon.app.drive;

import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import reckon.app.scheme.DiagramView;
import reckon.app.session.Playback;
import reckon.draw.DiagramLayout;
import reckon.file.Document;
import reckon.motion.SimulationTime;
import reckon.scheme.Game;
import reckon.scheme.GameRun;
import reckon.scheme.Letter;
import reckon.scheme.Post;

/** What a desk has of games: a short one, a while into it, where every drive of its own begins. */
final class GameDesk {
    /** Where the playhead is at the beginning: A is on its way. */
    static final int FRAME = 72;

    /** When A's command is sent, s. */
    private static final double SENT = 1;

    private static final Document GAME = Desk.parsed("""
        scheme:
          clients:
            A: {up: 0.08, down: 0.08, clockOffset: 0.35}
            B: {up: 0.15, down: 0.15}
          walls:
            - [[2, -1], [2, -0.5]]
          commands:
            - {at: 1, client: A, from: [0, 0], to: [3, 0]}
            - {at: 1.5, client: B, from: [3, 2], to: [1, 2]}
        """);

    private GameDesk() {}

    /** Opens the game, with no hand. */
    static void play(Desk desk) {
        desk.make(() -> open(desk));
        desk.make(() -> {
            head(desk).jump(0);
            head(desk).jump(FRAME);
            desk.choose("item-time-whole");
            desk.fixture.window.applyCss();
            desk.fixture.window.layout();
        });
    }

    /** Opens the game; to be done on the thread that draws. */
    static void open(Desk desk) {
        desk.session.edits().change(GAME.inPlaceOf(desk.session.document()), texts -> "a game");
    }

    /** Brings back what of games no document holds. */
    static void tidy(Desk desk) {
        head(desk).pause();
        head(desk).speedProperty().set(1);
        for (String toggle : new String[] {"toggle-walls", "toggle-compare"}) {
            ((ToggleButton) desk.fixture.window.lookup("#" + toggle)).setSelected(false);
        }
    }

    /** Whether what is open has been played, by every scheme, or is no game. */
    static boolean settled(Desk desk) {
        return desk.session
                .document()
                .game()
                .filter(game -> !run(desk).game().equals(game)
                        || desk.session.play().runs().comparedProperty().get().stream()
                                .noneMatch(one -> one.run().game().equals(game)))
                .isEmpty();
    }

    static Game game(Desk desk) {
        return desk.session.document().game().orElseThrow();
    }

    static GameRun run(Desk desk) {
        return desk.session.play().run();
    }

    static Playback head(Desk desk) {
        return desk.session.play().playback();
    }

    /** The place of A's first command on its way to the server. */
    static int letter(Desk desk) {
        for (int i = 0; i < run(desk).letters().size(); i++) {
            Letter one = run(desk).letters().get(i);
            if (one.from() == 0 && one.to() == Post.SERVER && one.way().sentMicros() == SimulationTime.micros(SENT)) {
                return i;
            }
        }
        throw new AssertionError("A commands nothing");
    }

    static Letter sent(Desk desk) {
        return run(desk).letters().get(letter(desk));
    }

    private static DiagramView diagram() {
        return (DiagramView) Nodes.find("diagram").orElseThrow();
    }

    static DiagramLayout layout() {
        return diagram().geometry();
    }

    /** Where on the screen the diagram has a moment, on the lifeline of a node. */
    static Point2D at(Desk desk, double seconds, int node) {
        return desk.look(() -> diagram().localToScreen(layout().scale().x(seconds), layout().y(node)));
    }

    /** The end of A's command, and a place near its middle. */
    static Point2D end(Desk desk) {
        return at(desk, SENT + game(desk).latency(0, Post.SERVER), Post.SERVER);
    }

    static Point2D middle(Desk desk) {
        return at(desk, SENT, 0).interpolate(end(desk), 0.48);
    }

    /** What is to be seen of a toggle's state. */
    static boolean on(String toggle) {
        return Nodes.find(toggle)
                .filter(node -> ((ToggleButton) node).isSelected())
                .isPresent();
    }

    /** Presses a button, with no hand. */
    static void fire(String button) {
        Node node = Nodes.find(button).orElseThrow();
        ((javafx.scene.control.ButtonBase) node).fire();
    }
}
