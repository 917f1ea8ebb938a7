package reckon.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reckon.draw.RecordingPen.Filled;
import reckon.draw.RecordingPen.Shape;
import reckon.draw.RecordingPen.Written;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.explain.Worksheet;
import reckon.motion.Vec2;
import reckon.run.Run;
import reckon.text.Language;
import reckon.text.Texts;

/** What is drawn of the terms: arrows that end where they are told to, the lit one before all, and names that can be read. */
class TermLayerTest {
    private static final double EM = 13;
    private static final Run DEMO = Frames.demoRun();
    private static final Box STAGE = new Box(0, 0, 440, 320);

    private static Moment moment(int frame, int method, Language language) {
        return new Moment(
                DEMO, frame, Texts.of(language), EM, Layers.ALL.of(method).underTerms());
    }

    private static Framing framing(TermFigures figures) {
        return Framing.of(figures, List.of(), STAGE.right(), STAGE.bottom() + 100, STAGE, EM);
    }

    private static RecordingPen drawn(TermScene scene, int frame, int method, Language language) {
        RecordingPen pen = new RecordingPen();
        Framing framing = framing(scene.figures());
        TermLayer.draw(
                pen,
                framing.camera(),
                moment(frame, method, language),
                scene,
                framing.room(),
                Optional.of(framing.map()));
        return pen;
    }

    private static RecordingPen stall(Optional<Symbol> lit, int reached, double grown) {
        TermFigures figures = TermFigures.of(Frames.secondStall());
        return drawn(new TermScene(figures, lit, reached, grown, true), 534, 0, Language.ENGLISH);
    }

    private static int place(Symbol symbol) {
        Worksheet sheet = Frames.secondStall();
        return sheet.terms().indexOf(sheet.term(symbol).orElseThrow());
    }

    /** The arrows in a colour. */
    private static List<Shape> arrows(RecordingPen pen, Ink ink) {
        return pen.of(Shape.class).stream().filter(shape -> shape.ink() == ink).toList();
    }

    private static Vec2 tip(Shape arrow) {
        return new Vec2(arrow.xs().get(3), arrow.ys().get(3));
    }

    private static Vec2 on(Vec2 place) {
        Camera camera = framing(TermFigures.of(Frames.secondStall())).camera();
        return new Vec2(camera.stageX(place.x()), camera.stageY(place.y()));
    }

    private static Vec2 told(Symbol symbol) {
        return Frames.secondStall().vector(symbol);
    }

    @Test
    void anArrowEndsWhereItsTermLeads() {
        RecordingPen pen = stall(Optional.empty(), Integer.MAX_VALUE - 1, 1);
        Vec2 afterVelocity = told(Symbol.P_CURRENT).plus(told(Symbol.VELOCITY_TERM));
        assertTrue(
                arrows(pen, Ink.VELOCITY).stream().anyMatch(arrow -> tip(arrow).distance(on(afterVelocity)) < 1e-6));
        assertTrue(arrows(pen, Ink.ACCELERATION).stream()
                .anyMatch(arrow -> tip(arrow).distance(on(afterVelocity.plus(told(Symbol.ACCELERATION_TERM)))) < 1e-6));
        assertTrue(arrows(pen, Ink.CORRECTION).stream()
                .anyMatch(arrow -> tip(arrow).distance(on(told(Symbol.P_NEXT))) < 1e-6));
    }

    @Test
    void theVectorsGrowOneAfterTheOther() {
        int velocity = place(Symbol.VELOCITY_TERM);
        RecordingPen half = stall(Optional.of(Symbol.VELOCITY_TERM), velocity, 0.5);
        Vec2 halfway = told(Symbol.P_CURRENT).plus(told(Symbol.VELOCITY_TERM).times(0.5));
        assertTrue(
                arrows(half, Ink.VELOCITY).stream().anyMatch(arrow -> tip(arrow).distance(on(halfway)) < 1e-6));
        assertEquals(1, arrows(half, Ink.ACCELERATION).size(), "ā, but not what it adds");
        assertEquals(
                List.of(),
                half.of(RecordingPen.Disc.class).stream()
                        .filter(disc -> disc.ink() == Ink.METHOD_1 && disc.radius() > 5)
                        .toList());
        RecordingPen whole = stall(Optional.of(Symbol.DRAWN), place(Symbol.DRAWN), 1);
        assertEquals(2, arrows(whole, Ink.ACCELERATION).size());
    }

    @Test
    void theLitTermIsInItsFullColourAndTheOthersAreNot() {
        RecordingPen pen = stall(Optional.of(Symbol.DELTA), Integer.MAX_VALUE - 1, 1);
        Vec2 end = on(told(Symbol.P_NEXT));
        for (Shape arrow : pen.of(Shape.class)) {
            boolean lit = arrow.ink() == Ink.CORRECTION && tip(arrow).distance(end) < 1e-6;
            assertEquals(lit, arrow.opacity() == 1, () -> arrow.toString());
        }
        assertTrue(pen.of(Written.class).stream()
                .anyMatch(text -> text.text().equals("Δ") && text.lettering().bold()));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void noNameStandsOnAnotherOrOnTheMap(int method) {
        int named = 0;
        for (int frame = 30; frame < DEMO.frames(); frame += 67) {
            TermFigures figures = TermFigures.of(Frames.sheet(DEMO, method, frame));
            for (Term step : figures.sheet().steps()) {
                int reached = figures.sheet().terms().indexOf(step);
                TermScene scene = new TermScene(figures, Optional.of(step.symbol()), reached, 1, true);
                RecordingPen pen = drawn(scene, frame, method, Language.CHINESE);
                named += assertReadable(pen, framing(figures), step.symbol() + " on frame " + frame);
                assertNamed(pen, figures, step, frame);
            }
        }
        assertTrue(named > 40, "names " + named);
    }

    /** Holds that a lit term that has a point or a way to show is named in bold. */
    private static void assertNamed(RecordingPen pen, TermFigures figures, Term step, int frame) {
        boolean shows = figures.of(step.symbol()).stream()
                .map(TermFigure::outline)
                .anyMatch(outline -> outline.isPoint() || outline instanceof Outline.Way);
        boolean named = pen.of(Written.class).stream()
                .map(Written::lettering)
                .anyMatch(lettering -> lettering.bold() && lettering.size() == EM * 1.9);
        assertEquals(shows, named, () -> step.symbol() + " on frame " + frame);
    }

    /** Holds that the patches of the names are apart, and gives how many there are. */
    private static int assertReadable(RecordingPen pen, Framing framing, String where) {
        List<Box> patches = new ArrayList<>();
        for (Filled filled : pen.of(Filled.class)) {
            if (filled.opacity() == 0.82) {
                assertTrue(framing.room().holds(filled.box()), () -> where + ": " + filled.box());
                assertFalse(framing.map().meets(filled.box()), () -> where + ": on the map");
                for (Box other : patches) {
                    assertFalse(other.meets(filled.box()), () -> where + ": " + other + " and " + filled.box());
                }
                patches.add(filled.box());
            }
        }
        return patches.size();
    }

    @Test
    void everyPlaceIsInViewAndBesideTheMap() {
        for (int method = 0; method < 3; method++) {
            for (int frame = 30; frame < DEMO.frames(); frame += 23) {
                TermFigures figures = TermFigures.of(Frames.sheet(DEMO, method, frame));
                Framing framing = framing(figures);
                for (Vec2 place : figures.core()) {
                    double x = framing.camera().stageX(place.x());
                    double y = framing.camera().stageY(place.y());
                    assertTrue(framing.room().holds(x, y), "in view");
                    assertFalse(framing.map().holds(x, y), "beside the map");
                }
            }
        }
    }
}
