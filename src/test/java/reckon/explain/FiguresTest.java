package reckon.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reckon.motion.Vec2;

class FiguresTest {

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "1, 1.000",
        "-2.5, −2.500",
        "1234.56789, 1234.568",
        "0.0123, 0.012",
        "0.00123, 0.0012",
        "3.6e-5, 0.000036",
        "3.6e-13, 0.000",
        "-3.6e-13, 0.000",
        "Infinity, ∞",
        "-Infinity, −∞",
        "NaN, –"
    })
    void peopleReadThreePlaces(double number, String text) {
        assertEquals(text, Figures.READABLE.text(number));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.1, -1.0 / 3, 1e7 + 1e-3, 3.6e-13, 1e22, 123, -0.5})
    void programsReadEveryDigit(double number) {
        assertEquals(number, Double.parseDouble(Figures.EXACT.text(number).replace('−', '-')));
    }

    @Test
    void aVectorStandsInBrackets() {
        assertEquals("(1.500, −2.000)", Figures.READABLE.text(Value.of(new Vec2(1.5, -2))));
    }
}
