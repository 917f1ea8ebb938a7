package reckon.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextArea;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import reckon.app.session.Look;
import reckon.app.window.Dialogs;
import reckon.draw.Theme;
import reckon.text.Language;

/** What went wrong is said in the window's language, what only a programmer wants to know is folded away. */
@ExtendWith(ApplicationExtension.class)
class ProblemsTest {
    private Dialogs dialogs;
    private Look look;

    @Start
    void start(Stage stage) {
        look = new Look(Language.CHINESE, Theme.LIGHT);
        stage.setScene(new Scene(new Pane(), 800, 600));
        stage.show();
        dialogs = new Dialogs(look, stage, file -> {});
    }

    @BeforeEach
    void inChinese() {
        WindowFixture.onScreen(() -> look.languageProperty().set(Language.CHINESE));
    }

    @Test
    void allThatIsWrongWithAFileIsListed(FxRobot robot) {
        WindowFixture.onScreen(() -> dialogs.wrong(List.of("a.yaml:1: first", "a.yaml:2: second", "a.yaml:3: third")));
        assertEquals(
                "a.yaml:1: first",
                robot.lookup(".problem-line").<Labeled>query().getText());
        assertEquals(
                "a.yaml:2: second\na.yaml:3: third",
                robot.lookup(".problem-text").<TextArea>query().getText());
        robot.clickOn("#problem-close");
        assertTrue(robot.lookup("#problem").tryQuery().isEmpty());
    }

    @Test
    void theTraceIsFoldedAway(FxRobot robot) {
        WindowFixture.onScreen(() -> {
            dialogs.unexpected(new IllegalStateException("a bolt is loose"));
            dialogs.unexpected(new IllegalStateException("another"));
        });
        assertEquals(2, Window.getWindows().size(), "one dialog at a time");
        Labeled details = robot.lookup("#problem-details").query();
        assertEquals("显示详细信息", details.getText());
        TextArea trace = robot.lookup(".problem-text").query();
        assertFalse(trace.getParent().isVisible());
        robot.clickOn(details);
        assertEquals("隐藏详细信息", details.getText());
        assertTrue(trace.getParent().isVisible());
        assertTrue(trace.getText().contains("a bolt is loose"));
        robot.clickOn("#problem-close");
        WindowFixture.onScreen(() -> dialogs.unexpected(new IllegalStateException("later")));
        robot.clickOn("#problem-close");
    }
}
