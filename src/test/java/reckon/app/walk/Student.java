package reckon.app.walk;

import java.util.Collection;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;
import reckon.app.WindowFixture;
import reckon.app.drive.Hand;
import reckon.app.drive.Nodes;
import reckon.app.lesson.Lessons;
import reckon.app.session.Session;
import reckon.file.Document;
import reckon.run.Scenario;
import reckon.scheme.Game;

/** Somebody at a window: sees what is shown in it, and has nothing but a mouse and a keyboard to change it. */
final class Student {
    private static final int MOST_MILLIS = 30_000;

    final WindowFixture fixture;
    final Session session;
    final Lessons lessons;
    final Hand hand;

    Student(WindowFixture fixture, FxRobot robot) {
        this.fixture = fixture;
        this.session = fixture.session;
        this.lessons = fixture.classroom.lessons();
        this.hand = new Hand(robot);
    }

    /** Looks something up on the thread that draws. */
    <T> T look(Callable<T> question) {
        return WaitForAsyncUtils.waitForAsyncFx(MOST_MILLIS, question);
    }

    /** Waits for something to be so. */
    void await(String what, Callable<Boolean> condition) {
        try {
            WaitForAsyncUtils.waitFor(MOST_MILLIS, TimeUnit.MILLISECONDS, () -> look(condition));
        } catch (TimeoutException e) {
            throw new AssertionError("waited in vain for: " + what, e);
        }
    }

    /** Whether something of that name is there to be seen, be it scrolled away. */
    boolean sees(String id) {
        return look(() -> Nodes.find(id).isPresent());
    }

    /** Which of some names something has that is there to be seen. */
    Set<String> seen(Collection<String> ids) {
        return look(() -> Nodes.all(fixture.window).stream()
                .map(Node::getId)
                .filter(Objects::nonNull)
                .filter(ids::contains)
                .collect(Collectors.toCollection(TreeSet::new)));
    }

    /** What has that name, once it is there; scrolled to where it is seen. */
    Node node(String id) {
        await("something to see that is called " + id, () -> Nodes.find(id).isPresent());
        return look(() -> {
            Node node = Nodes.find(id).orElseThrow();
            Nodes.around(node)
                    .filter(ScrollPane.class::isInstance)
                    .map(ScrollPane.class::cast)
                    .forEach(pane -> scroll(pane, node));
            return node;
        });
    }

    private static void scroll(ScrollPane pane, Node node) {
        pane.applyCss();
        pane.layout();
        double view = pane.getViewportBounds().getHeight();
        double hidden = pane.getContent().getLayoutBounds().getHeight() - view;
        if (hidden > 0) {
            Bounds bounds = pane.getContent().sceneToLocal(node.localToScene(node.getLayoutBounds()));
            pane.setVvalue(Math.clamp((bounds.getCenterY() - view / 2) / hidden, 0, 1));
            pane.layout();
        }
    }

    void click(String id) {
        hand.click(node(id));
    }

    /** Types something in place of what a field says. */
    void type(String field, String text) {
        click(field);
        hand.push(KeyCombination.valueOf("Ctrl+A"));
        hand.type(fixture.window.getScene(), text);
        hand.push(KeyCode.ENTER);
    }

    Document document() {
        return look(session::document);
    }

    Scenario scenario() {
        return look(session::scenario);
    }

    Game game() {
        return look(() -> session.document().game().orElseThrow());
    }

    /** Waits until what is open has been run. */
    void settle() {
        if (document().game().isPresent()) {
            fixture.played();
        } else {
            fixture.settled();
        }
    }
}
