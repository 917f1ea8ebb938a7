package reckon.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reckon.draw.Outline.Curve;
import reckon.draw.Outline.Missing;
import reckon.draw.Outline.Spot;
import reckon.draw.Outline.Square;
import reckon.draw.Outline.Stretch;
import reckon.draw.Outline.Way;
import reckon.explain.Symbol;
import reckon.explain.Worksheet;
import reckon.method.Handles;
import reckon.motion.Vec2;

/** Points and vectors stand where the worksheet says: what is drawn adds up to what is told. */
class TermFiguresTest {
    private static final double SAME = 1e-9;

    private static Way way(TermFigures figures, Symbol symbol) {
        return figures.all().stream()
                .filter(figure -> figure.symbol() == symbol && figure.outline() instanceof Way)
                .map(figure -> (Way) figure.outline())
                .findFirst()
                .orElseThrow(() -> new AssertionError("no way for " + symbol));
    }

    private static boolean has(TermFigures figures, Symbol symbol, Class<? extends Outline> kind) {
        return figures.of(symbol).stream().anyMatch(figure -> kind.isInstance(figure.outline()));
    }

    private static void assertAt(Vec2 expected, Vec2 actual) {
        assertEquals(0, expected.distance(actual), SAME, () -> expected + " is not " + actual);
    }

    @Test
    void aPredictionIsTipToTail() {
        Worksheet sheet = Frames.secondStall();
        TermFigures figures = TermFigures.of(sheet);
        Way v = way(figures, Symbol.VELOCITY_TERM);
        Way a = way(figures, Symbol.ACCELERATION_TERM);
        Way delta = way(figures, Symbol.DELTA);
        assertAt(sheet.vector(Symbol.P_CURRENT), v.from());
        assertAt(sheet.vector(Symbol.VELOCITY_TERM), v.vector());
        assertAt(v.to(), a.from());
        assertAt(sheet.vector(Symbol.ACCELERATION_TERM), a.vector());
        assertAt(a.to(), delta.from());
        assertTrue(delta.vector().length() > 0.01, "the last stall taught something");
        assertAt(sheet.vector(Symbol.DELTA), delta.vector());
        assertAt(sheet.vector(Symbol.P_NEXT), delta.to());
        assertTrue(has(figures, Symbol.DRAWN, Spot.class));
    }

    @Test
    void meanVelocitiesLeadFromPositionToPosition() {
        Worksheet sheet = Frames.secondStall();
        TermFigures figures = TermFigures.of(sheet);
        Way later = way(figures, Symbol.AVE_VELOCITY);
        assertAt(sheet.vector(Symbol.P_AT_FLAG), later.from());
        assertAt(sheet.vector(Symbol.P_AT_LAST), later.to());
        Way earlier = way(figures, Symbol.AVE_VELOCITY_AT_FLAG);
        assertAt(sheet.vector(Symbol.P_BEFORE_FLAG), earlier.from());
        assertAt(sheet.vector(Symbol.P_AT_FLAG), earlier.to());
        Way change = way(figures, Symbol.AVE_ACCELERATION);
        double window = sheet.number(Symbol.WINDOW);
        // ā·M² is the second difference of three positions, one window apart
        assertAt(sheet.vector(Symbol.AVE_ACCELERATION).times(window * window), change.vector());
        assertAt(sheet.vector(Symbol.P_AT_LAST), change.to());
        Way deviation = way(figures, Symbol.P_LAST);
        assertAt(sheet.vector(Symbol.P_LAST), deviation.from());
        assertAt(sheet.vector(Symbol.P_TRUE), deviation.to());
    }

    @Test
    void whatIsMissingIsShownAsMissingWhereItWouldStand() {
        Worksheet sheet = Frames.firstStall();
        TermFigures figures = TermFigures.of(sheet);
        List<TermFigure> delta = figures.of(Symbol.DELTA);
        assertEquals(1, delta.size());
        assertEquals(
                new Missing(way(figures, Symbol.ACCELERATION_TERM).to()),
                delta.getFirst().outline());
        assertAt(sheet.vector(Symbol.P_NEXT), ((Missing) delta.getFirst().outline()).at());
    }

    @ParameterizedTest
    @ValueSource(strings = {"printed", "corrected"})
    void aSplineHasItsFourPointsAndTheDrawnPointOnIt(String form) {
        Worksheet sheet = Frames.converging("cubic", form);
        TermFigures figures = TermFigures.of(sheet);
        for (Symbol symbol : List.of(Symbol.POS1, Symbol.POS2, Symbol.POS3, Symbol.POS4)) {
            Square square = figures.of(symbol).stream()
                    .map(TermFigure::outline)
                    .filter(Square.class::isInstance)
                    .map(Square.class::cast)
                    .findFirst()
                    .orElseThrow();
            assertEquals(sheet.vector(symbol), square.at());
            assertEquals(symbol.plain().substring(3), square.sign());
        }
        Curve curve = (Curve) figures.of(Symbol.SPLINE_X).getFirst().outline();
        assertAt(sheet.vector(Symbol.POS1), curve.points().getFirst());
        assertAt(sheet.vector(Symbol.POS4), curve.points().getLast());
        Vec2 drawn = sheet.vector(Symbol.DRAWN);
        Camera camera = new Camera(drawn.x(), drawn.y(), 1000, 0, 0);
        assertTrue(curve.distance(camera, 0, 0) < 2, "within 2 mm of the chords");
        Way u = way(figures, Symbol.U);
        assertAt(sheet.vector(Symbol.POS1), u.from());
        assertAt(sheet.vector(Symbol.POS2), u.to());
        assertAt(sheet.vector(Symbol.U).times(sheet.number(Symbol.HANDLE)), u.vector());
        Way end = way(figures, Symbol.END_VELOCITY);
        assertAt(sheet.vector(Symbol.END_VELOCITY).times(sheet.number(Symbol.HANDLE)), end.vector());
        assertEquals(2, figures.handles().size());
    }

    @Test
    void aHeldHandleBendsTheSplineAndTakesTheDrawnPointAlong() {
        Vec2 hand = new Vec2(4, 4);
        Worksheet sheet = Frames.held(new Handles(Optional.of(hand), Optional.empty()));
        TermFigures figures = TermFigures.of(sheet);
        assertTrue(figures.of(Symbol.POS2).stream()
                .anyMatch(figure -> figure.outline().equals(new Square(hand, "2"))));
        Vec2 drawn = sheet.vector(Symbol.DRAWN);
        Curve curve = (Curve) figures.of(Symbol.SPLINE_X).getFirst().outline();
        assertTrue(curve.distance(new Camera(drawn.x(), drawn.y(), 1000, 0, 0), 0, 0) < 5);
        assertTrue(drawn.distance(Frames.converging("cubic", "corrected").vector(Symbol.DRAWN)) > 0.1);
    }

    @Test
    void aStraightWalkGoesToItsTarget() {
        Worksheet sheet = Frames.converging("linear", "corrected");
        TermFigures figures = TermFigures.of(sheet);
        Stretch stretch = figures.of(Symbol.DRAWN).stream()
                .map(TermFigure::outline)
                .filter(Stretch.class::isInstance)
                .map(Stretch.class::cast)
                .findFirst()
                .orElseThrow();
        assertAt(sheet.vector(Symbol.O), stretch.from());
        assertAt(sheet.vector(Symbol.TARGET), stretch.to());
        Way v = way(figures, Symbol.V);
        assertAt(sheet.vector(Symbol.Q0), v.from());
        assertAt(sheet.vector(Symbol.V).times(sheet.number(Symbol.TIME)), v.vector());
    }

    @Test
    void aTargetPrintedWithoutItsStartStartsAtTheOrigin() {
        Worksheet sheet = Frames.converging("linear", "printed");
        Way v = way(TermFigures.of(sheet), Symbol.V);
        assertEquals(Vec2.ZERO, v.from());
        assertAt(sheet.vector(Symbol.TARGET), v.to());
    }

    @Test
    void aQuadraticCurveHasItsMiddlePoint() {
        Worksheet sheet = Frames.converging("quadratic", "corrected");
        TermFigures figures = TermFigures.of(sheet);
        assertTrue(figures.all().stream()
                .anyMatch(figure -> figure.outline().equals(new Square(sheet.vector(Symbol.MIDDLE), "m"))));
        Way u = way(figures, Symbol.U);
        assertAt(sheet.vector(Symbol.O), u.from());
        assertAt(sheet.vector(Symbol.MIDDLE), u.to());
        assertTrue(has(figures, Symbol.SHARE, Curve.class));
    }

    @Test
    void anOffsetLeadsFromTheModelToWhatIsDrawn() {
        Worksheet sheet = Frames.converging("decay", "corrected");
        List<Way> ways = TermFigures.of(sheet).of(Symbol.OFFSET).stream()
                .map(figure -> (Way) figure.outline())
                .toList();
        assertEquals(2, ways.size(), "the offset, and what is left of it");
        assertTrue(ways.stream()
                .anyMatch(way -> way.from().equals(sheet.vector(Symbol.Q0))
                        && way.to().distance(sheet.vector(Symbol.O)) < SAME));
        assertTrue(ways.stream()
                .anyMatch(way -> way.from().equals(sheet.vector(Symbol.MODEL))
                        && way.to().distance(sheet.vector(Symbol.DRAWN)) < SAME));
    }

    @Test
    void aSnapshotLiesBetweenTwoUpdates() {
        Worksheet sheet = Frames.snapshot();
        TermFigures figures = TermFigures.of(sheet);
        Stretch stretch = figures.of(Symbol.MODEL).stream()
                .map(TermFigure::outline)
                .filter(Stretch.class::isInstance)
                .map(Stretch.class::cast)
                .findFirst()
                .orElseThrow();
        assertAt(sheet.vector(Symbol.EARLIER), stretch.from());
        assertAt(sheet.vector(Symbol.LATER), stretch.to());
        assertTrue(stretch.distance(
                        new Camera(
                                sheet.vector(Symbol.DRAWN).x(),
                                sheet.vector(Symbol.DRAWN).y(),
                                1,
                                0,
                                0),
                        0,
                        0)
                < SAME);
    }

    @Test
    void whatIsNearestIsFoundAndLaterTermsAreNotThereYet() {
        Worksheet sheet = Frames.secondStall();
        TermFigures figures = TermFigures.of(sheet);
        Way v = way(figures, Symbol.VELOCITY_TERM);
        Camera camera = Camera.fitting(Bounds.around(figures.core()), 500, 400);
        Vec2 middle = v.grown(0.5).to();
        double x = camera.stageX(middle.x());
        double y = camera.stageY(middle.y());
        int all = sheet.terms().size();
        assertEquals(Optional.of(Symbol.VELOCITY_TERM), figures.at(camera, x, y, all, 12));
        int before = sheet.terms().indexOf(sheet.term(Symbol.VELOCITY_TERM).orElseThrow()) - 1;
        assertEquals(Optional.empty(), figures.at(camera, x, y, before, 12));
        assertEquals(Optional.empty(), figures.at(camera, x + 200, y - 150, all, 12));
    }
}
