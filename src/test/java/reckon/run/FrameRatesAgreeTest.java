package reckon.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reckon.motion.SimulationTime;

/** Frames only look: 30, 60 and 120 of them a second, and 50, show the same wherever they meet. */
class FrameRatesAgreeTest {
    private static final int SCENARIOS = RandomScenarios.many(500);

    @ParameterizedTest
    @ValueSource(ints = {30, 50, 120})
    void anotherRateShowsTheSame(int framesPerSecond) {
        RandomScenarios scenarios = new RandomScenarios(framesPerSecond);
        for (int i = 0; i < SCENARIOS; i++) {
            Scenario scenario = scenarios.next();
            assertAgree(Simulator.run(scenario), Simulator.run(scenario, framesPerSecond), "scenario " + i);
        }
    }

    private static void assertAgree(Run run, Run other, String what) {
        assertEquals(run.packets(), other.packets(), what);
        int rate = run.framesPerSecond();
        int otherRate = other.framesPerSecond();
        assertEquals(SimulationTime.lastFrame(run.clockMicros(), otherRate) + 1, other.frames(), what);
        int met = 0;
        for (int frame = 0; frame < run.frames(); frame++) {
            if (frame * otherRate % rate == 0) {
                assertAgree(run, frame, other, frame * otherRate / rate, what);
                met++;
            }
        }
        assertEquals((run.frames() - 1) / (rate / gcd(rate, otherRate)) + 1, met, what);
    }

    private static void assertAgree(Run run, int frame, Run other, int otherFrame, String what) {
        assertEquals(run.time(frame), other.time(otherFrame), what);
        assertEquals(run.trueX(frame), other.trueX(otherFrame), what);
        assertEquals(run.trueY(frame), other.trueY(otherFrame), what);
        for (int i = 0; i < run.methods().size(); i++) {
            MethodRun method = run.methods().get(i);
            MethodRun otherMethod = other.methods().get(i);
            assertEquals(method.shown(frame), otherMethod.shown(otherFrame), what);
            if (method.shown(frame)) {
                assertEquals(method.x(frame), otherMethod.x(otherFrame), what);
                assertEquals(method.y(frame), otherMethod.y(otherFrame), what);
            }
            assertEquals(method.phaseAt(run.time(frame)), otherMethod.phaseAt(other.time(otherFrame)), what);
        }
    }

    private static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
