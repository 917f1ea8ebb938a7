package reckon.app.drive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ScrollPane;
import javafx.stage.Stage;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;
import reckon.app.WindowFixture;
import reckon.app.session.Mode;
import reckon.app.session.Playback;
import reckon.app.session.Session;
import reckon.app.session.StepUnit;
import reckon.draw.Theme;
import reckon.file.Document;
import reckon.file.Documents;
import reckon.file.InputException;
import reckon.motion.Track;
import reckon.run.Run;
import reckon.run.Scenario;
import reckon.text.Language;

/** A window with a hand at it, that is brought back to where every drive begins: a short path, a while into it. */
final class Desk {
    /** Where the playhead is at the beginning. */
    static final int FRAME = 100;

    /** Short, so that little has to be run and drawn for each of some hundred drives. */
    private static final String SCENARIO = """
        track: {generator: lap, duration: 4}
        network: {delay: 0.1, jitter: 0.012, stalls: [{at: 2, length: 0.6}]}
        methods:
          - {name: patent + cubic, predictor: patent, convergence: cubic}
          - {name: snapshot, predictor: snapshot}
        """;

    private static final String MEASURES = "measures";

    /** The panels at the right are folded away until they are asked for: to make their tables anew takes longest of all. */
    private static final List<String> RIGHT = List.of(MEASURES, "formula");

    private static final int MOST_SECONDS = 30;

    private static final Point2D CORNER = new Point2D(2, 2);

    final WindowFixture fixture = new WindowFixture(Language.ENGLISH, Theme.LIGHT);
    final Session session = fixture.session;
    final Hand hand;
    private final Document beginning = parsed(SCENARIO);
    /** For files. */
    final Path folder;

    /** A window on a stage, wide enough for both side panels. */
    Desk(Stage stage, Path folder) {
        this.folder = folder;
        this.hand = new Hand(new FxRobot());
        fixture.show(stage, 1280, 660);
    }

    static Document parsed(String text) {
        try {
            return Documents.parse(text, Path.of("text"));
        } catch (InputException e) {
            throw new IllegalArgumentException(e);
        }
    }

    void close() {
        fixture.close();
        assertEquals(List.of(), fixture.wrong);
        assertEquals(List.of(), fixture.unexpected);
    }

    Scene scene() {
        return fixture.window.getScene();
    }

    Scenario scenario() {
        return session.scenario();
    }

    Track track() {
        return scenario().track();
    }

    Run run() {
        return session.simulations().runProperty().get();
    }

    Playback playback() {
        return session.playback();
    }

    /** Does something on the thread that draws. */
    void onScreen(Runnable work) {
        look(() -> {
            work.run();
            return true;
        });
    }

    /** Does something on the thread that draws, and waits until what is then open has been run. */
    void make(Runnable work) {
        onScreen(work);
        await(
                "its run",
                () -> run().scenario().equals(scenario())
                        && GameDesk.settled(this)
                        && !session.busyProperty().get());
    }

    <T> T look(Callable<T> at) {
        return WaitForAsyncUtils.waitForAsyncFx(MOST_SECONDS * 1000, at);
    }

    /** Waits for something to be so. */
    void await(String what, Callable<Boolean> condition) {
        try {
            WaitForAsyncUtils.waitFor(MOST_SECONDS, TimeUnit.SECONDS, () -> look(condition));
        } catch (TimeoutException e) {
            throw new AssertionError(what + " did not come", e);
        }
    }

    /** Writes a file. */
    Path file(String name, String text) {
        try {
            return Files.writeString(folder.resolve(name), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes a file and opens it. */
    Path opened(String name, String text) {
        Path file = file(name, text);
        onScreen(() -> session.open(file));
        await(name, () -> session.document().path().equals(Optional.of(file)));
        return file;
    }

    /** Waits for a node to be seen. */
    Node node(String id) {
        await(id, () -> Nodes.find(id).isPresent());
        return look(() -> Nodes.find(id).orElseThrow());
    }

    /** Waits for a handle to be seen. */
    Node handle(String id) {
        await(id, () -> handles(id).findFirst().isPresent());
        return look(() -> handles(id).findFirst().orElseThrow());
    }

    private Stream<Node> handles(String id) {
        return Handle.in(scene()).stream()
                .filter(handle -> id.equals(handle.id()))
                .map(Handle::node);
    }

    /** Waits for a node of a style to be seen. */
    Node styled(String style) {
        Callable<Optional<Node>> first = () -> Nodes.all(scene().getRoot()).stream()
                .filter(node -> node.getStyleClass().contains(style))
                .findFirst();
        await(style, () -> first.call().isPresent());
        return look(first).orElseThrow();
    }

    /** Scrolls to where something is seen. */
    void reveal(Node node) {
        onScreen(() -> Nodes.around(node)
                .filter(ScrollPane.class::isInstance)
                .map(ScrollPane.class::cast)
                .findFirst()
                .ifPresent(pane -> {
                    Node content = pane.getContent();
                    pane.layout();
                    double height = content.getLayoutBounds().getHeight();
                    double middle = content.sceneToLocal(node.localToScene(node.getLayoutBounds()))
                            .getCenterY();
                    double seen = pane.getViewportBounds().getHeight();
                    pane.setVvalue(Math.clamp((middle - seen / 2) / Math.max(1, height - seen), 0, 1));
                    pane.layout();
                }));
    }

    /** Brings the panel at the right back. */
    void unfold() {
        onScreen(() -> fixture.window.fold(List.of("formula")));
        node(session.modeProperty().get() == Mode.METHODS ? MEASURES : "game-panel");
    }

    /** Chooses an item of a menu, with no hand. */
    void choose(String id) {
        Item.in(scene()).stream()
                .filter(item -> id.equals(item.id()))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no item is called " + id))
                .item()
                .fire();
    }

    /** Clicks on an item of a menu, through the menus that it is in. */
    void click(Item item) {
        hand.click(node(item.menus().getFirst()));
        for (String deeper : item.menus().subList(1, item.menus().size())) {
            hand.move(Hand.middle(node(deeper)));
        }
        hand.click(node(item.id()));
    }

    /** Gives everything its size at once, as the next pulse would. */
    void layOut() {
        onScreen(() -> {
            fixture.window.applyCss();
            fixture.window.layout();
        });
    }

    /** Brings everything back. */
    void begin() {
        hand.move(CORNER);
        make(() -> {
            if (Nodes.find("shortcuts").isPresent()) {
                choose("item-shortcuts");
            }
            fixture.classroom.lessons().close();
            fixture.window.leaveLessons();
            session.bookmarks().close();
            session.path().finish();
            playback().pause();
            GameDesk.tidy(this);
            session.turnTo(Mode.METHODS);
            session.edits().change(beginning, texts -> "the beginning");
            session.methodProperty().set(0);
            session.look().languageProperty().set(Language.ENGLISH);
            session.look().themeProperty().set(Theme.LIGHT);
            session.guess().end();
            session.guess().reset();
            session.stepping().unitProperty().set(StepUnit.FRAME);
            fixture.window.fold(RIGHT);
            fixture.window.requestFocus();
        });
        make(() -> {
            playback().clearLoop();
            playback().jump(FRAME);
            playback().speedProperty().set(1);
            List.of("item-side-by-side", "item-fit", "item-time-whole").forEach(this::choose);
            fixture.window.applyCss();
            fixture.window.layout();
        });
    }

    /**
     * Does something and lets go, and holds that it has the effect that the deed says, and that a change of what is open is
     * undone.
     */
    void drive(String what, Deed deed, Runnable press, Runnable release) {
        begin();
        Callable<Boolean> effect = deed.ready().apply(this);
        Document before = session.document();
        assertFalse(look(effect), () -> what + " was so before");
        press.run();
        await("what " + what + " does", effect);
        release.run();
        if (deed.held()) {
            await("the end of what " + what + " does", () -> !effect.call());
        }
        boolean undoable = look(() -> !session.document().saysTheSameAs(before)
                && session.edits().redoNameProperty().get().isEmpty());
        if (undoable) {
            make(session::undo);
            assertTrue(session.document().saysTheSameAs(before), () -> what + " is undone");
        }
        deed.tidy().accept(this);
    }
}
