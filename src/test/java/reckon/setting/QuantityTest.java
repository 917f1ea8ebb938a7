package reckon.setting;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalDouble;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Numbers are shown in handy units, and typed in any that belongs to them. */
class QuantityTest {

    @ParameterizedTest
    @CsvSource({
        "SECOND, 0.12, 120 ms",
        "SECOND, 0, 0 ms",
        "SECOND, 0.0125, 12.5 ms",
        "SECOND, 1, 1 s",
        "SECOND, 2.5, 2.5 s",
        "SECOND, 3600, 3600 s",
        "METRE, 0.25, 0.25 m",
        "METRE, Infinity, ∞",
        "FRACTION, 0.05, 5 %",
        "FRACTION, 0.005, 0.5 %",
        "FRACTION, 1, 100 %",
        "BYTE, 16000, 16000 B",
        "BYTE_PER_SECOND, 500, 500 B/s",
        "NONE, -0.5, -0.5",
        "NONE, 0.30000000000000004, 0.3"
    })
    void aValueIsShownInAHandyUnit(Unit unit, double value, String text) {
        assertEquals(text, new Quantity(unit).text(value));
    }

    @ParameterizedTest
    @CsvSource({
        "SECOND, 120 ms, 0.1, 0.12",
        "SECOND, 120ms, 0.1, 0.12",
        "SECOND, 120, 0.1, 0.12",
        "SECOND, 2, 1.5, 2",
        "SECOND, 0.2 s, 0.1, 0.2",
        "SECOND, １２０ ms, 0.1, 0.12",
        "SECOND, 250 µs, 0.1, 0.00025",
        "METRE, 12 cm, 0.25, 0.12",
        "METRE, .5, 0.25, 0.5",
        "METRE, ∞, 0.25, Infinity",
        "FRACTION, 5 %, 0, 0.05",
        "FRACTION, 5, 0, 0.05",
        "FRACTION, ７％, 0, 0.07",
        "NONE, −1.5, 1, -1.5",
        "BYTE, 16 kB, 100, 16000"
    })
    void anyUnitThatBelongsThereMayBeTyped(Unit unit, String typed, double before, double value) {
        assertEquals(OptionalDouble.of(value), new Quantity(unit).parse(typed, before));
    }

    @ParameterizedTest
    @CsvSource({
        "SECOND, 12 cm",
        "METRE, 5 %",
        "SECOND, ''",
        "SECOND, ms",
        "NONE, 1e999",
        "NONE, 0x10",
        "NONE, NaN",
        "NONE, 1 2"
    })
    void otherThingsAreNoNumbers(Unit unit, String typed) {
        assertEquals(OptionalDouble.empty(), new Quantity(unit).parse(typed, 0.1));
    }

    @ParameterizedTest
    @EnumSource
    void whatIsShownCanBeTyped(Unit unit) {
        Quantity quantity = new Quantity(unit);
        Random random = new Random(7);
        for (int i = 0; i < 1000; i++) {
            double value = random.nextInt(1_000_000) * Math.pow(10, random.nextInt(9) - 6);
            String text = quantity.text(value);
            double parsed = quantity.parse(text, 0).orElseThrow();
            assertEquals(value, parsed, Math.abs(value) * 1e-6, text);
            assertEquals(text, quantity.text(parsed));
        }
    }

    @Test
    void farNumbersStayShort() {
        assertEquals("1E+300", new Quantity(Unit.NONE).text(1e300));
        assertEquals("–", new Quantity(Unit.METRE).text(Double.NaN));
    }
}
