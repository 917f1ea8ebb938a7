package reckon.app.formula;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static reckon.explain.Expression.call;
import static reckon.explain.Expression.half;
import static reckon.explain.Expression.min;
import static reckon.explain.Expression.minus;
import static reckon.explain.Expression.square;
import static reckon.explain.Expression.sum;
import static reckon.explain.Expression.times;
import static reckon.explain.Symbol.A0;
import static reckon.explain.Symbol.AVE_ACCELERATION;
import static reckon.explain.Symbol.ELAPSED;
import static reckon.explain.Symbol.END_VELOCITY;
import static reckon.explain.Symbol.HANDLE;
import static reckon.explain.Symbol.LAPSE;
import static reckon.explain.Symbol.POS4;
import static reckon.explain.Symbol.Q0;
import static reckon.explain.Symbol.TARGET;
import static reckon.explain.Symbol.TIME;
import static reckon.explain.Symbol.V;

import java.util.Set;
import org.junit.jupiter.api.Test;
import reckon.explain.Expression;

/** What a corrected formula has that the printed one lacks, and the other way round. */
class DifferencesTest {

    private static void assertDiffer(Expression one, Set<Expression> own, Expression other, Set<Expression> others) {
        assertEquals(own, Set.copyOf(Differences.of(one, other)));
        assertEquals(others, Set.copyOf(Differences.of(other, one)));
    }

    @Test
    void aFactorThatIsMissing() {
        assertDiffer(
                times(half(), AVE_ACCELERATION, square(LAPSE)),
                Set.of(half()),
                times(AVE_ACCELERATION, square(LAPSE)),
                Set.of());
    }

    @Test
    void aSquareThatIsMissing() {
        assertDiffer(
                times(half(), A0, square(ELAPSED)), Set.of(Expression.number(2)), times(half(), A0, ELAPSED), Set.of());
    }

    @Test
    void aStartThatIsMissing() {
        assertDiffer(sum(Q0, times(V, TIME)), Set.of(Q0), times(V, TIME), Set.of());
    }

    @Test
    void oneThingForAnother() {
        assertDiffer(
                minus(POS4, times(END_VELOCITY, HANDLE)),
                Set.of(minus(POS4, times(END_VELOCITY, HANDLE))),
                TARGET,
                Set.of(TARGET));
        assertDiffer(times(V, TIME), Set.of(V), times(A0, TIME), Set.of(A0));
    }

    @Test
    void theSameJoinedInAnotherWay() {
        assertDiffer(
                min(V, TIME),
                Set.of(min(V, TIME)),
                call(Expression.Operation.MAX, V, TIME),
                Set.of(call(Expression.Operation.MAX, V, TIME)));
        assertDiffer(minus(V, TIME), Set.of(), minus(V, TIME), Set.of());
    }
}
