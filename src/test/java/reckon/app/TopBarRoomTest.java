package reckon.app;

import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import reckon.app.session.Mode;
import reckon.draw.Theme;
import reckon.text.Language;

/** The bar at the top has room in the window, at whatever width, in each language and each use: else all is cut at the right. */
@ExtendWith(ApplicationExtension.class)
class TopBarRoomTest {
    private Stage stage;
    private WindowFixture fixture;

    @Start
    void start(Stage shown) {
        stage = shown;
        fixture = new WindowFixture(Language.ENGLISH, Theme.LIGHT);
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @ParameterizedTest
    @ValueSource(ints = {1000, 1219, 1220, 1280, 1399, 1400})
    void theWindowIsAsWideAsWhatIsInIt(int width) {
        WindowFixture.onScreen(() -> fixture.show(stage, width, 660));
        for (Language language : Language.values()) {
            for (Mode mode : Mode.values()) {
                WindowFixture.onScreen(() -> {
                    fixture.session.look().languageProperty().set(language);
                    fixture.session.turnTo(mode);
                    fixture.window.applyCss();
                    fixture.window.layout();
                });
                WindowFixture.onScreen(() -> {
                    double least = fixture.window.minWidth(-1);
                    assertTrue(least <= width, () -> language + " " + mode + ": " + least + " of " + width);
                });
            }
        }
    }
}
