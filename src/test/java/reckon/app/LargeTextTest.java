package reckon.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuBar;
import javafx.scene.control.Tooltip;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import reckon.app.window.Dialogs;
import reckon.draw.Theme;
import reckon.text.Language;

/** Text that is made larger is larger in all that opens over the window too, and has room. */
@ExtendWith(ApplicationExtension.class)
class LargeTextTest {
    /** 150 % of 13 px. */
    private static final double LARGE = 19.5;

    private Stage stage;
    private WindowFixture fixture;

    @Start
    void start(Stage shown) {
        stage = shown;
        fixture = new WindowFixture(Language.ENGLISH, Theme.LIGHT);
        fixture.session.look().scale().set(150);
        fixture.show(stage, 1280, 800);
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    private Scene over() {
        WindowFixture.await(() -> Window.getWindows().size() == 2);
        return Window.getWindows().getLast().getScene();
    }

    private static double size(Scene scene, String selector) {
        Node node = scene.getRoot().lookup(selector);
        return ((Labeled) node).getFont().getSize();
    }

    @Test
    void menusAreLarge(FxRobot robot) {
        WindowFixture.onScreen(() -> robot.lookup("#menus")
                .queryAs(MenuBar.class)
                .getMenus()
                .getFirst()
                .show());
        assertEquals(LARGE, size(over(), ".menu-item .label"), 1e-6);
    }

    @Test
    void tooltipsAreLarge(FxRobot robot) {
        WindowFixture.onScreen(() -> {
            Labeled button = robot.lookup("#theme").queryAs(Labeled.class);
            Tooltip tip = button.getTooltip();
            tip.show(button, 100, 100);
        });
        WindowFixture.await(() -> Window.getWindows().size() == 2);
        Tooltip shown = (Tooltip) Window.getWindows().getLast();
        assertEquals(LARGE, shown.getFont().getSize(), 1e-6);
    }

    @Test
    void dialogsAreLarge() {
        WindowFixture.onScreen(
                () -> new Dialogs(fixture.session.look(), stage, file -> {}).wrong(List.of("one", "two")));
        assertEquals(LARGE, size(over(), ".dialog-content .label"), 1e-6);
    }

    @ParameterizedTest
    @ValueSource(ints = {80, 100, 150, 250})
    void whatTheStagesSayStandsInTheirHeaders(int percent, FxRobot robot) {
        WindowFixture.onScreen(() -> {
            fixture.session.look().scale().set(percent);
            fixture.session.openReady("demo");
            fixture.session.walk().openProperty().set(true);
        });
        fixture.settled();
        for (Language language : Language.values()) {
            WindowFixture.onScreen(() -> {
                fixture.session.look().languageProperty().set(language);
                fixture.window.applyCss();
                fixture.window.layout();
            });
            robot.lookup(".stage-header > *").queryAll().stream()
                    .filter(Node::isVisible)
                    .filter(node -> node instanceof Label)
                    .forEach(LargeTextTest::assertInside);
        }
    }

    private static void assertInside(Node node) {
        Bounds bounds = node.getBoundsInParent();
        double width = node.getParent().getLayoutBounds().getWidth();
        assertTrue(
                bounds.getMinX() >= 0 && bounds.getMaxX() <= width + 0.51,
                () -> ((Label) node).getText() + " at " + bounds + " of " + width);
    }
}
