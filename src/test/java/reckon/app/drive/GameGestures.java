package reckon.app.drive;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import javafx.geometry.Point2D;
import javafx.scene.input.MouseButton;
import reckon.app.scheme.ScreenView;
import reckon.draw.Camera;
import reckon.draw.TimeSpan;
import reckon.motion.Vec2;
import reckon.scheme.GameCommand;
import reckon.scheme.Post;
import reckon.scheme.Wall;

/** What one does on a game's drawings with the mouse: the diagram, the strip below it, and the screens. */
final class GameGestures {
    private static final double STEP = 1.25;

    /** Where nothing is but time, s. */
    private static final double QUIET = 0.6;

    /** A mouse stands on whole pixels. */
    private static final double PIXELS = 1.5;

    private GameGestures() {}

    static Map<String, Drive> diagram() {
        Map<String, Drive> all = new LinkedHashMap<>();
        all.put(
                "scrub on the diagram",
                new Drive(
                        GameDeeds.played(desk -> () -> near(desk, 2.2)),
                        (desk, node) -> desk.hand.drag(between(desk, QUIET), between(desk, 2.2), MouseButton.PRIMARY)));
        all.put("pan the diagram by the right button", panned(MouseButton.SECONDARY));
        all.put("pan the diagram by the middle button", panned(MouseButton.MIDDLE));
        all.put(
                "zoom on the diagram by the wheel",
                new Drive(
                        GameDeeds.played(desk -> GameDeeds.scaled(desk, 1 / STEP / STEP)),
                        (desk, node) -> desk.hand.wheel(between(desk, 1), 2)));
        all.put("look at an event", looked());
        all.put("choose a message, and lose it by its key", lostByKey());
        all.put("lose a message by a double click", lost((desk, node) -> doubleClick(desk)));
        all.put("take back what was done to a message", freed());
        all.put("drag a message's end", late());
        all.put(
                "drag a message's end back to its sender",
                lost((desk, node) ->
                        desk.hand.drag(GameDesk.end(desk), GameDesk.at(desk, 1.02, 0), MouseButton.PRIMARY)));
        all.put(
                "ask for a node's memory by its lifeline",
                new Drive(remembered("node-1", "node-0"), (desk, node) -> desk.hand.move(GameDesk.at(desk, QUIET, 1))));
        return all;
    }

    static Map<String, Drive> strip() {
        return Map.of("scrub on the strip", new Drive(GameDeeds.played(desk -> () -> near(desk, 2)), (desk, strip) -> {
            double x = GameDesk.at(desk, 2, 0).getX();
            Point2D to = new Point2D(x, Hand.middle(strip).getY());
            desk.hand.drag(to.subtract(60, 0), to, MouseButton.PRIMARY);
        }));
    }

    /** On the screen of a client: its own player goes where it is told to. */
    static Map<String, Drive> screen(int client) {
        Deed commanded = GameDeeds.played(desk -> {
            int before = GameDesk.game(desk).commands().size();
            double metre = desk.look(() -> view(client).camera().pixelsPerMetre());
            return () -> GameDesk.game(desk).commands().size() == before + 1
                    && GameDesk.game(desk).commands().stream()
                            .filter(one -> one.at() == GameDesk.FRAME / 60.0)
                            .filter(one -> one.client() == client)
                            .map(GameCommand::to)
                            .anyMatch(to -> to.distance(new Vec2(1.5, 1.5)) < PIXELS / metre);
        });
        return Map.of(
                "command a move on screen " + client,
                new Drive(
                        commanded, (desk, node) -> desk.hand.click(place(desk, client, 1.5, 1.5), MouseButton.PRIMARY)),
                "build a wall on screen " + client,
                walled(client),
                "ask for the memory of " + client + " by its screen",
                new Drive(
                        remembered("node-" + client, "node-" + (1 - client)),
                        (desk, node) -> desk.hand.move(Hand.middle(node))));
    }

    /** On the screen of the server nobody is commanded, but walls are built. */
    static Map<String, Drive> server() {
        return Map.of(
                "build a wall on the server's screen",
                walled(Post.SERVER),
                "ask for the server's memory by its screen",
                new Drive(remembered("node-server", "node-0"), (desk, node) -> desk.hand.move(Hand.middle(node))));
    }

    private static boolean near(Desk desk, double seconds) {
        double pixel = GameDesk.layout().scale().secondsPerPixel();
        return Math.abs(GameDesk.head(desk).seconds() - seconds) < PIXELS * pixel + 1.0 / 60;
    }

    /** A moment below all lifelines, where nothing else is. */
    private static Point2D between(Desk desk, double seconds) {
        double below = desk.look(
                () -> GameDesk.layout().bottom() + 2 * GameDesk.layout().em());
        return GameDesk.at(desk, seconds, 1)
                .add(0, below - desk.look(() -> GameDesk.layout().y(1)));
    }

    /** A moment goes with the hand. */
    private static Drive panned(MouseButton button) {
        Deed deed = GameDeeds.played(desk -> {
            desk.onScreen(() -> {
                for (int i = 0; i < 4; i++) {
                    desk.choose("item-time-in");
                }
            });
            TimeSpan before = desk.look(() -> GameDesk.layout().span());
            double seconds = desk.look(() -> 40 * GameDesk.layout().scale().secondsPerPixel());
            return () -> Math.abs(GameDesk.layout().span().from() - before.from() - seconds) < 1e-9
                    && Math.abs(GameDesk.layout().span().length() - before.length()) < 1e-9;
        });
        return new Drive(deed, (desk, node) -> {
            Point2D from = Hand.middle(node);
            desk.hand.drag(from, from.subtract(40, 0), button);
        });
    }

    /** A click on its sign looks at what happened there, and shows its formulas. */
    private static Drive looked() {
        Deed deed = GameDeeds.played(desk -> () -> {
            var play = desk.session.play();
            return desk.session.walk().openProperty().get()
                    && play.stepped()
                    && GameDesk.run(desk)
                            .happenings()
                            .get(play.eventProperty().get())
                            .what()
                            .word()
                            .equals("accept");
        });
        return new Drive(deed, (desk, node) -> {
            double accepted = GameDesk.run(desk).happenings().stream()
                    .filter(one -> one.what().word().equals("accept"))
                    .mapToDouble(one -> one.micros() / 1e6)
                    .findFirst()
                    .orElseThrow();
            Point2D on = GameDesk.at(desk, accepted, Post.SERVER);
            double em = desk.look(() -> GameDesk.layout().em());
            desk.hand.click(on.subtract(0, em * 0.8), MouseButton.PRIMARY);
        });
    }

    private static Drive lost(BiConsumer<Desk, javafx.scene.Node> act) {
        return new Drive(
                GameDeeds.played(desk -> () -> !GameDesk.sent(desk).way().delivered()
                        && GameDesk.sent(desk).way().byHand()),
                act);
    }

    private static Drive lostByKey() {
        return lost((desk, node) -> {
            desk.hand.click(GameDesk.middle(desk), MouseButton.PRIMARY);
            desk.hand.push(javafx.scene.input.KeyCode.DELETE);
        });
    }

    private static void doubleClick(Desk desk) {
        Point2D at = GameDesk.middle(desk);
        desk.hand.click(at, MouseButton.PRIMARY);
        desk.hand.press(MouseButton.PRIMARY);
        desk.hand.release(MouseButton.PRIMARY);
    }

    private static Drive freed() {
        return new Drive(
                GameDeeds.played(desk -> {
                    desk.make(() -> desk.session.letters().lose(GameDesk.letter(desk)));
                    return () -> GameDesk.game(desk).overrides().isEmpty()
                            && GameDesk.sent(desk).way().delivered();
                }),
                (desk, node) -> doubleClick(desk));
    }

    private static Drive late() {
        Deed deed = GameDeeds.played(desk -> {
            long before = GameDesk.sent(desk).way().arrivedMicros();
            double seconds = desk.look(() -> GameDesk.layout().scale().secondsPerPixel());
            return () -> GameDesk.sent(desk).way().byHand()
                    && Math.abs(GameDesk.sent(desk).way().arrivedMicros() - before - 50e6 * seconds)
                            < PIXELS * 1e6 * seconds;
        });
        return new Drive(deed, (desk, node) -> {
            Point2D end = GameDesk.end(desk);
            desk.hand.drag(end, end.add(50, 2), MouseButton.PRIMARY);
        });
    }

    /** What a node has in mind is shown, after that of another. */
    private static Deed remembered(String id, String other) {
        return GameDeeds.played(desk -> {
            desk.unfold();
            desk.node(other);
            desk.onScreen(() -> GameDesk.fire(other));
            desk.await(other, () -> GameDesk.on(other) && !GameDesk.on(id));
            return () -> GameDesk.on(id) && !GameDesk.on(other);
        });
    }

    private static ScreenView view(int node) {
        String id = node == Post.SERVER ? "screen-server" : "screen-" + node;
        return (ScreenView) Nodes.find(id).orElseThrow();
    }

    private static Point2D place(Desk desk, int node, double x, double y) {
        return desk.look(() -> {
            Camera camera = view(node).camera();
            return view(node).localToScreen(camera.stageX(x), camera.stageY(y));
        });
    }

    private static Drive walled(int node) {
        Deed deed = GameDeeds.played(desk -> {
            desk.onScreen(() -> GameDesk.fire("toggle-walls"));
            int before = GameDesk.game(desk).walls().size();
            double metre = desk.look(() -> view(node).camera().pixelsPerMetre());
            return () -> {
                Optional<Wall> built =
                        GameDesk.game(desk).walls().stream().skip(before).findFirst();
                return built.filter(wall -> wall.one().distance(new Vec2(0.5, 0.5)) < PIXELS / metre
                                && wall.other().distance(new Vec2(2.5, 1)) < PIXELS / metre)
                        .isPresent();
            };
        });
        return new Drive(
                deed,
                (desk, screen) ->
                        desk.hand.drag(place(desk, node, 0.5, 0.5), place(desk, node, 2.5, 1), MouseButton.PRIMARY));
    }
}
