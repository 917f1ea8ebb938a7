package reckon.app;

import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import reckon.app.session.Mode;
import reckon.draw.Theme;
import reckon.text.Language;

/** The bar at the top has room in the window, at whatever width and size of text, in each language and each use: else all is cut at the right. */
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
    @CsvSource({
        "1000, 100",
        "1259, 100",
        "1260, 100",
        "1300, 100",
        "1280, 100",
        "1529, 100",
        "1530, 100",
        "1570, 100",
        "1000, 80",
        "1280, 110",
        "1280, 125",
        "1280, 150",
        "1280, 250",
        "1000, 250",
        "1920, 150",
        "1920, 250"
    })
    void theWindowIsAsWideAsWhatIsInIt(int width, int percent) {
        WindowFixture.onScreen(() -> {
            fixture.session.look().scale().set(percent);
            fixture.show(stage, width, 660);
        });
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
