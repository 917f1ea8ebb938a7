package reckon.draw;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import reckon.draw.Outline.Spot;
import reckon.explain.Symbol;
import reckon.explain.Worksheet;
import reckon.motion.Vec2;

/** What stands on a stage for the terms of a worksheet: points, and vectors tip to tail. Immutable. */
public final class TermFigures {
    /** What happened in the stall before, which may be far away. */
    private static final List<Symbol> ELSEWHERE = List.of(Symbol.P_TRUE, Symbol.P_LAST);

    private static final List<Symbol> HANDLES = List.of(Symbol.POS2, Symbol.POS3);

    private final Worksheet sheet;
    private final List<TermFigure> figures;

    private TermFigures(Worksheet sheet, List<TermFigure> figures) {
        this.sheet = sheet;
        this.figures = List.copyOf(figures);
    }

    /** The figures of a worksheet. */
    public static TermFigures of(Worksheet sheet) {
        return new TermFigures(sheet, new TermPlacement(sheet).figures());
    }

    /** The worksheet. */
    public Worksheet sheet() {
        return sheet;
    }

    /** All of them. */
    public List<TermFigure> all() {
        return figures;
    }

    /** Those that stand for a term. */
    public List<TermFigure> of(Symbol symbol) {
        return figures.stream().filter(figure -> figure.standsFor(symbol)).toList();
    }

    /** Where a hand can take hold: the handles of a spline. */
    public List<TermFigure> handles() {
        return figures.stream()
                .filter(figure -> HANDLES.contains(figure.symbol()) && figure.outline() instanceof Outline.Square)
                .toList();
    }

    /** The places that must be in view for the frame to be understood, m. */
    List<Vec2> core() {
        return places(figure -> !ELSEWHERE.contains(figure.symbol()));
    }

    /** The places that had better be in view, m. */
    List<Vec2> elsewhere() {
        return places(figure -> ELSEWHERE.contains(figure.symbol()));
    }

    private List<Vec2> places(Predicate<TermFigure> which) {
        return figures.stream()
                .filter(which)
                .flatMap(figure -> figure.outline().extent().stream())
                .toList();
    }

    /**
     * The term at a place on the stage: of what is near enough a point goes before a line, a handle before other points, and
     * what was told later before what was told earlier.
     *
     * @param reached the place of the last term that is there
     * @param reach how near is near enough, px
     */
    public Optional<Symbol> at(Camera camera, double x, double y, int reached, double reach) {
        return figures.stream()
                .filter(figure -> figure.since() <= reached)
                .filter(figure -> figure.outline().distance(camera, x, y) <= reach)
                .max(Comparator.<TermFigure>comparingInt(figure -> rank(figure))
                        .thenComparingDouble(
                                figure -> -Math.rint(figure.outline().distance(camera, x, y) / 2))
                        .thenComparingInt(TermFigure::since))
                .map(TermFigure::symbol);
    }

    private static int rank(TermFigure figure) {
        boolean handle = figure.outline() instanceof Outline.Square && HANDLES.contains(figure.symbol());
        boolean place = figure.outline() instanceof Spot || figure.outline() instanceof Outline.Square;
        return handle ? 2 : place ? 1 : 0;
    }
}
