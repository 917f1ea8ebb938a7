package reckon.network;

import static reckon.explain.Expression.call;
import static reckon.explain.Expression.min;
import static reckon.explain.Expression.minus;
import static reckon.explain.Expression.number;
import static reckon.explain.Expression.over;
import static reckon.explain.Expression.power;
import static reckon.explain.Expression.times;

import reckon.explain.Expression;
import reckon.explain.Expression.Operation;
import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;

/** How a delay varies about its middle; a deviate is multiplied by the jitter. */
public enum JitterShape {
    /** Even between −1 and 1. */
    UNIFORM {
        @Override
        double deviate(double u, double second) {
            return 2 * u - 1;
        }

        @Override
        Expression formula() {
            return minus(times(number(2), Symbol.DRAW_DELAY), number(1));
        }
    },
    /** Normal with standard deviation 1 (Box and Muller). */
    NORMAL {
        @Override
        double deviate(double u, double second) {
            return Math.sqrt(-2 * Math.log(1 - u)) * Math.cos(2 * Math.PI * second);
        }

        @Override
        Expression formula() {
            Expression ln = call(Operation.LN, minus(number(1), Symbol.DRAW_DELAY));
            return times(
                    call(Operation.SQRT, times(number(-2), ln)),
                    call(
                            Operation.COS,
                            times(number(2), new Expression.Constant(Math.PI, "π"), Symbol.DRAW_DELAY_SECOND)));
        }
    },
    /** The table of Linux netem: a long tail, cut at 4; standard deviation 0.82. */
    PARETO {
        @Override
        double deviate(double u, double second) {
            return Math.min(4, (4.0 / 3) * (Math.pow(1 - u, -1.0 / 3) - 1.5));
        }

        @Override
        Expression formula() {
            Expression root = power(minus(number(1), Symbol.DRAW_DELAY), over(number(-1), number(3)));
            return min(number(4), times(over(number(4), number(3)), minus(root, number(1.5))));
        }
    };

    /** Tells the deviate of two draws. */
    void explain(double u, double second, Sink sink) {
        sink.given(Symbol.DRAW_DELAY, u, Origin.of(Origin.Source.DRAW));
        if (formula().symbols().contains(Symbol.DRAW_DELAY_SECOND)) {
            sink.given(Symbol.DRAW_DELAY_SECOND, second, Origin.of(Origin.Source.DRAW));
        }
        sink.put(Symbol.DEVIATE, formula(), deviate(u, second));
    }

    /** How the deviate is written. */
    abstract Expression formula();

    /** The deviate of two draws in [0, 1). */
    abstract double deviate(double u, double second);
}
