package reckon.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.TimeoutException;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxToolkit;
import reckon.draw.Theme;
import reckon.text.Language;

/** Text is larger in a window that fills a large screen, since it is looked at from farther away. */
class TextSizeTest {

    @BeforeAll
    static void toolkit() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    @ParameterizedTest
    @CsvSource({
        "1000, 700, 13",
        "1440, 900, 13",
        // a screen of 1920 × 1080 without what the system keeps for itself
        "1920, 1000, 16",
        "1920, 800, 13",
        "2560, 1380, 20"
    })
    void textFollowsTheWindow(double width, double height, double size) {
        WindowFixture.onScreen(() -> {
            WindowFixture fixture = new WindowFixture(Language.ENGLISH, Theme.LIGHT);
            Scene scene = new Scene(fixture.window, width, height);
            scene.getRoot().applyCss();
            Label value = (Label) scene.lookup("#measures .section-title");
            assertEquals(size, value.getFont().getSize(), 1e-6);
            Region panel = (Region) scene.lookup("#settings");
            assertEquals(20 * size, panel.getPrefWidth(), 1e-6, "what is measured by text grows with it");
            fixture.close();
        });
    }
}
