package reckon.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static reckon.explain.Expression.number;
import static reckon.explain.Expression.times;

import java.util.Optional;
import org.junit.jupiter.api.Test;

/** How the numbers of a formula itself are written. */
class NumbersInFormulasTest {
    private static final Expression LESS = times(number(-2), new Expression.Constant(-0.5, "−½"), Symbol.SHARE);

    @Test
    void plainTextHasTrueMinusSigns() {
        assertEquals("−2·−½·s", new PlainWriter(Symbol::plain, symbol -> Optional.empty()).write(LESS));
    }

    @Test
    void teXHasItsOwnMinusAndFraction() {
        assertEquals(
                "-2\\cdot -\\tfrac{1}{2}\\cdot s",
                new TexWriter(Symbol::tex, symbol -> Optional.empty(), (symbol, tex) -> tex).write(LESS));
    }
}
