package reckon.app.drive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;
import reckon.app.WindowFixture;
import reckon.app.session.Look;
import reckon.app.window.Dialogs;
import reckon.app.window.Prompts.Unsaved;
import reckon.draw.Theme;
import reckon.text.Language;

/** Finds every control of every dialog, drives it, and holds what it does. The choosers of files are the system's own. */
@ExtendWith(ApplicationExtension.class)
class DialogsTest {
    private final Hand hand = new Hand(new FxRobot());
    private Dialogs dialogs;

    @Start
    void start(Stage stage) {
        stage.setScene(new Scene(new Pane(), 800, 600));
        stage.show();
        dialogs = new Dialogs(new Look(Language.ENGLISH, Theme.LIGHT), stage, file -> {});
    }

    private static <T> T look(Callable<T> at) {
        return WaitForAsyncUtils.waitForAsyncFx(30_000, at);
    }

    private static Node node(String id) {
        WindowFixture.await(() -> Nodes.find(id).isPresent());
        return look(() -> Nodes.find(id).orElseThrow());
    }

    private static Set<String> handles(String one) {
        Scene scene = node(one).getScene();
        return look(() -> Handle.in(scene).stream().map(Handle::id).collect(Collectors.toSet()));
    }

    private static void awaitGone(String id) {
        WindowFixture.await(() -> Nodes.find(id).isEmpty());
    }

    private void assertTakesAllOf(String text) {
        TextArea area = (TextArea) node(text);
        hand.click(area);
        hand.push(KeyCombination.valueOf("Ctrl+A"));
        WindowFixture.await(() -> area.getSelectedText().equals(area.getText()));
    }

    @ParameterizedTest
    @CsvSource({"unsaved-save, SAVE", "unsaved-discard, DISCARD", "unsaved-stay, CANCEL"})
    void everyButtonGivesItsAnswer(String button, Unsaved answer) throws Exception {
        Future<Unsaved> given = WaitForAsyncUtils.asyncFx(() -> dialogs.unsaved());
        assertEquals(Set.of("unsaved-save", "unsaved-discard", "unsaved-stay"), handles(button));
        hand.click(node(button));
        assertEquals(answer, given.get());
    }

    @ParameterizedTest
    @CsvSource({"ENTER, SAVE", "ESCAPE, CANCEL"})
    void noKeyGivesWorkUp(KeyCode key, Unsaved answer) throws Exception {
        Future<Unsaved> given = WaitForAsyncUtils.asyncFx(() -> dialogs.unsaved());
        node("unsaved-save");
        hand.push(key);
        assertEquals(answer, given.get());
    }

    @Test
    void everythingOfAProblemIsUsed() {
        WindowFixture.onScreen(() -> dialogs.wrong(List.of("first", "second", "third")));
        assertEquals(Set.of("problem-close", "problem-lines"), handles("problem-close"));
        assertTakesAllOf("problem-lines");
        hand.click(node("problem-close"));
        awaitGone("problem");
    }

    @Test
    void everythingOfSomethingUnexpectedIsUsed() {
        WindowFixture.onScreen(() -> dialogs.unexpected(new IllegalStateException("a bolt is loose")));
        assertEquals(Set.of("problem-close", "problem-details"), handles("problem-close"));
        hand.click(node("problem-details"));
        assertTrue(handles("problem-trace").contains("problem-details"));
        assertTakesAllOf("problem-trace");
        hand.click(node("problem-details"));
        awaitGone("problem-trace");
        hand.click(node("problem-close"));
        awaitGone("problem");
    }
}
