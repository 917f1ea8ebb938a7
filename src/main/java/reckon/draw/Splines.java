package reckon.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reckon.draw.Outline.Curve;
import reckon.draw.Outline.Stretch;
import reckon.explain.Symbol;
import reckon.method.Blend;
import reckon.method.CubicSpline;
import reckon.method.QuadraticCurve;
import reckon.motion.Vec2;

/** The curve through the points that a worksheet tells: as it is told, also where a hand bends it. */
final class Splines {
    private static final int STEPS = 48;

    /** What the curve stands for beside its first coordinate. */
    private static final List<Symbol> OTHERS = List.of(
            Symbol.SPLINE_Y,
            Symbol.SHARE,
            Symbol.COEFFICIENT_A,
            Symbol.COEFFICIENT_B,
            Symbol.COEFFICIENT_C,
            Symbol.COEFFICIENT_D,
            Symbol.COEFFICIENT_E,
            Symbol.COEFFICIENT_F,
            Symbol.COEFFICIENT_G,
            Symbol.COEFFICIENT_H);

    private final ToldTerms told;

    Splines(ToldTerms told) {
        this.told = told;
    }

    /** What stands in the square of a point that bends a curve. */
    static Optional<String> sign(Symbol symbol) {
        return switch (symbol) {
            case POS1 -> Optional.of("1");
            case POS2 -> Optional.of("2");
            case POS3 -> Optional.of("3");
            case POS4 -> Optional.of("4");
            case MIDDLE -> Optional.of("m");
            default -> Optional.empty();
        };
    }

    /** The spline of the four points that are told with its handles, or the curve of the three. */
    List<TermFigure> figures() {
        if (told.place(Symbol.POS4).isPresent()) {
            return spline();
        }
        return told.place(Symbol.MIDDLE).map(this::quadratic).orElse(List.of());
    }

    private List<TermFigure> spline() {
        double time = told.number(Symbol.TIME).orElse(1.0);
        Blend spline = CubicSpline.through(
                vector(Symbol.POS1), vector(Symbol.POS2), vector(Symbol.POS3), vector(Symbol.POS4), time);
        int since = Math.max(told.index(Symbol.POS3), told.index(Symbol.POS4));
        return List.of(
                new TermFigure(Symbol.SPLINE_X, OTHERS, since, sampled(spline, time)),
                handle(Symbol.POS2, Symbol.POS1),
                handle(Symbol.POS3, Symbol.POS4));
    }

    private List<TermFigure> quadratic(Vec2 middle) {
        double time = told.number(Symbol.TIME).orElse(1.0);
        Vec2 target = vector(Symbol.TARGET);
        int since = told.index(Symbol.MIDDLE);
        Blend curve = new QuadraticCurve(vector(Symbol.O), middle, target, time);
        return List.of(
                new TermFigure(Symbol.SHARE, List.of(), since, sampled(curve, time)),
                new TermFigure(Symbol.MIDDLE, List.of(), since, new Stretch(target, middle)));
    }

    private Vec2 vector(Symbol symbol) {
        return told.sheet().vector(symbol);
    }

    private static Curve sampled(Blend blend, double time) {
        List<Vec2> points = new ArrayList<>();
        for (int i = 0; i <= STEPS; i++) {
            points.add(blend.at(time * i / STEPS));
        }
        return new Curve(points);
    }

    private TermFigure handle(Symbol handle, Symbol end) {
        int since = Math.max(told.index(handle), told.index(end));
        return new TermFigure(handle, List.of(), since, new Stretch(vector(end), vector(handle)));
    }
}
