package reckon.app.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import javafx.geometry.Rectangle2D;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reckon.file.Remembered;

/** A window comes back where a hand can take hold of it, and nowhere else. */
class PlacingTest {
    private static final List<Rectangle2D> SCREENS =
            List.of(new Rectangle2D(0, 0, 1920, 1080), new Rectangle2D(1920, 200, 1280, 720));

    @ParameterizedTest
    @CsvSource({
        "0, 0, true",
        "-900, 100, true",
        "2000, 250, true",
        "3300, 250, false",
        "100, 1070, false",
        "100, -200, false",
        "-1200, 100, false"
    })
    void onlyWhereItIsSeen(double x, double y, boolean seen) {
        assertEquals(seen, Placing.onOneOf(SCREENS, new Remembered.Place(x, y, 1200, 800, false)));
    }
}
