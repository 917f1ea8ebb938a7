package reckon.app.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.motion.Generator;
import reckon.run.Measures;
import reckon.run.Run;
import reckon.run.Scenario;
import reckon.run.Simulator;
import reckon.run.TrackSource;
import reckon.setting.Settings;

/** The walk from term to term, and what is lit. */
class WalkTest {
    private final ReadOnlyObjectWrapper<Run> run = new ReadOnlyObjectWrapper<>(run("second"));
    private final Playback playback = new Playback(run.map(RunCourse::new));
    private final Walk walk = new Walk(
            run.getReadOnlyProperty(),
            playback,
            new SimpleIntegerProperty(0),
            new ReadOnlyObjectWrapper<>(List.<Measures>of()).getReadOnlyProperty());

    private static Run run(String predictor) {
        Scenario circle = Scenario.of(TrackSource.Generated.of(Generator.CIRCLE, 5, 1));
        return Simulator.run(circle.with(Settings.PREDICTOR, 0, predictor));
    }

    @BeforeEach
    void open() {
        walk.openProperty().set(true);
        walk.byTermsProperty().set(true);
        playback.jump(100);
        walk.first();
    }

    private Optional<Symbol> lit() {
        return walk.litProperty().get().map(Term::symbol);
    }

    @Test
    void goesThroughEveryStepOfAFrameAndOnToTheNext() {
        List<Symbol> steps = walk.worksheetProperty().get().steps().stream()
                .map(Term::symbol)
                .toList();
        assertTrue(steps.size() > 2, () -> steps.toString());
        List<Symbol> walked = new ArrayList<>();
        while (playback.frameProperty().get() == 100) {
            walked.add(walk.current().orElseThrow().symbol());
            walk.walk(1);
        }
        assertEquals(steps, walked);
        assertEquals(Symbol.DRAWN, walked.getLast());
        assertEquals(101, playback.frameProperty().get());
        assertEquals(0, walk.stepProperty().get());
        walk.walk(-1);
        assertEquals(100, playback.frameProperty().get());
        assertEquals(Optional.of(Symbol.DRAWN), lit());
    }

    @Test
    void stopsAtBothEndsOfTheRun() {
        walk.walk(-100_000);
        assertEquals(0, playback.frameProperty().get());
        playback.end();
        walk.last();
        walk.walk(3);
        assertEquals(run.get().frames() - 1, playback.frameProperty().get());
        assertEquals(Optional.of(Symbol.DRAWN), lit());
    }

    @Test
    void lightsWhatIsPointedAtAndKeepsWhatIsClicked() {
        walk.pointedProperty().set(Optional.of(Symbol.V0));
        assertEquals(Optional.of(Symbol.V0), lit());
        assertEquals(1, walk.litPackets().size(), "the velocity comes from one update");
        walk.pointedProperty().set(Optional.empty());
        assertEquals(walk.current().map(Term::symbol), lit());
        walk.keep(Symbol.V0);
        assertEquals(Optional.of(Symbol.V0), lit());
        walk.keep(Symbol.V0);
        assertEquals(walk.current().map(Term::symbol), lit());
    }

    @Test
    void staysAtItsTermWhenTheRunChanges() {
        walk.walk(1);
        Symbol before = walk.current().orElseThrow().symbol();
        assertEquals(Symbol.VELOCITY_TERM, before);
        run.set(run("first"));
        assertEquals(before, walk.current().orElseThrow().symbol());
    }

    @Test
    void explainsNothingWhileClosed() {
        walk.openProperty().set(false);
        assertEquals(List.of(), walk.worksheetProperty().get().terms());
        assertEquals(Optional.empty(), lit());
        walk.walk(1);
        assertEquals(101, playback.frameProperty().get(), "without terms a step is a frame");
    }
}
