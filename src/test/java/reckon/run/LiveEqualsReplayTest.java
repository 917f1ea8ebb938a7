package reckon.run;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static reckon.run.Sameness.assertSame;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reckon.method.Method;
import reckon.motion.SimulationTime;
import reckon.motion.Track;
import reckon.setting.Settings;

/** A path that is run while it is being drawn comes out as it does when it is run from the start. */
class LiveEqualsReplayTest {
    private static final int SCENARIOS = RandomScenarios.many(1_000);

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void aGrowingPathIsRunAsAWhole(long seed) {
        RandomScenarios scenarios = new RandomScenarios(seed);
        SplittableRandom random = new SplittableRandom(seed);
        int wentOn = 0;
        int beganAnew = 0;
        for (int i = 0; i < SCENARIOS; i++) {
            Scenario whole = scenarios.nextThatCanGrow();
            Drawing drawing = new Drawing(whole, random);
            String what = "scenario " + i + " of seed " + seed;
            while (drawing.goOn()) {
                if (random.nextInt(20) == 0) {
                    assertSame(drawing.fromTheStart(), drawing.simulation.run(), what);
                }
            }
            drawing.finish();
            assertSame(Simulator.run(whole), drawing.simulation.run(), what);
            wentOn += drawing.wentOn;
            beganAnew += drawing.beganAnew;
        }
        assertTrue(wentOn > 20 * beganAnew, wentOn + " times gone on, " + beganAnew + " times begun anew");
    }

    @Test
    void aSettingMayChangeMidway() {
        RandomScenarios scenarios = new RandomScenarios(4);
        SplittableRandom random = new SplittableRandom(4);
        for (int i = 0; i < SCENARIOS; i++) {
            Drawing drawing = new Drawing(scenarios.nextThatCanGrow(), random);
            int changeAfter = random.nextInt(6);
            for (int pulses = 0; drawing.goOn(); pulses++) {
                if (pulses == changeAfter) {
                    drawing.change(drawing.whole.withMethod(0, scenarios.method()));
                    drawing.change(drawing.whole.withNetwork(
                            scenarios.nextThatCanGrow().network()));
                    drawing.change(drawing.whole.withSender(scenarios.sender()));
                }
            }
            drawing.finish();
            assertSame(Simulator.run(drawing.whole), drawing.simulation.run(), "scenario " + i);
        }
    }

    @Test
    void onlyAPathThatGoesOnLaterIsGoneOnWith() {
        Scenario scenario = Given.path(Given.at(0, 0, 0), Given.at(1, 1, 0)).scenario();
        Simulation simulation = new Simulation(scenario, 60);
        simulation.advance(scenario, 800_000);
        Track track = scenario.track();
        assertTrue(simulation.canGoOn(on(scenario, track.plus(1, 2, 0))), "a point more");
        assertFalse(simulation.canGoOn(on(scenario, Given.track(Given.at(0, 0, 0), Given.at(1, 1, 1)))), "moved");
        assertFalse(simulation.canGoOn(on(scenario, Given.track(Given.at(0, 0, 0)))), "shortened");
        Method other = new Method(scenario.methods().getFirst().values().with(Settings.C, 2.0));
        assertFalse(simulation.canGoOn(scenario.withMethod(0, other)), "another method");
        simulation.advance(scenario, 1_000_000);
        assertFalse(simulation.canGoOn(on(scenario, track.plus(1, 2, 0))), "it now was elsewhere at a past moment");
        assertTrue(simulation.canGoOn(on(scenario, track.plus(1.1, 2, 0))), "a later point");
        simulation.advance(scenario, 1_000_001);
        assertFalse(simulation.canGoOn(on(scenario, track.plus(1.1, 2, 0))), "it was seen standing still");
    }

    @Test
    void theLastPointMayLieBetweenTwoMicroseconds() {
        Track track = Given.track(Given.at(0, 0, 0), Given.at(0.999_999_7, 1, 0));
        Scenario scenario = Given.path(track).scenario();
        Simulation simulation = new Simulation(scenario, 60);
        simulation.advance(scenario, 1_000_000);
        assertFalse(simulation.canGoOn(on(scenario, track.plus(1.1, 9, 0))), "at 1 s it was seen standing still");
    }

    private static Scenario on(Scenario scenario, Track track) {
        return scenario.withSource(new TrackSource.Points(track));
    }

    /** A path while it is being drawn: each pulse brings some points, and a clock that does not pass the newest. */
    private static final class Drawing {
        private final SplittableRandom random;
        private Scenario whole;
        private Simulation simulation;
        private Track drawn = Track.EMPTY;
        private long clockMicros = -1;
        private int wentOn;
        private int beganAnew;

        Drawing(Scenario whole, SplittableRandom random) {
            this.whole = whole;
            this.random = random;
            this.simulation = new Simulation(sofar(), 60);
        }

        private Scenario sofar() {
            return on(whole, drawn);
        }

        boolean goOn() {
            Track track = whole.track();
            int points = Math.min(track.size() - drawn.size(), random.nextInt(1, 9));
            for (int i = 0; i < points; i++) {
                int next = drawn.size();
                drawn = drawn.plus(track.time(next), track.x(next), track.y(next));
            }
            long newest = (long) Math.floor(drawn.time(drawn.size() - 1) * 1e6);
            boolean allOfIt = random.nextBoolean() || newest <= clockMicros;
            clockMicros =
                    Math.max(clockMicros, allOfIt ? newest : random.nextLong(Math.max(0, clockMicros), newest + 1));
            advance(clockMicros);
            return drawn.size() < track.size();
        }

        private void advance(long untilMicros) {
            if (simulation.canGoOn(sofar())) {
                wentOn++;
            } else {
                beganAnew++;
                simulation = new Simulation(sofar(), 60);
            }
            simulation.advance(sofar(), untilMicros);
        }

        void change(Scenario changed) {
            boolean same = changed.equals(whole);
            whole = changed;
            assertTrue(simulation.canGoOn(sofar()) == same, "only where nothing changed");
            advance(clockMicros);
        }

        Run fromTheStart() {
            Simulation other = new Simulation(sofar(), 60);
            other.advance(sofar(), clockMicros);
            return other.run();
        }

        void finish() {
            drawn = whole.track();
            advance(SimulationTime.micros(drawn.time(drawn.size() - 1)) + 1_000_000);
        }
    }
}
