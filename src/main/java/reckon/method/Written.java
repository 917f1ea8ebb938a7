package reckon.method;

import static reckon.explain.Expression.half;
import static reckon.explain.Expression.square;
import static reckon.explain.Expression.sum;
import static reckon.explain.Expression.times;

import reckon.explain.Expression;
import reckon.explain.Symbol;

/** How formulas are written that several computations share. */
final class Written {

    private Written() {}

    /** Where something is after a time at constant acceleration: p + v·t + ½·a·t². */
    static Expression after(Symbol from, Symbol velocity, Symbol acceleration, Symbol time) {
        return sum(from, times(velocity, time), times(half(), acceleration, square(time)));
    }
}
