package reckon.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static reckon.run.Sameness.assertSame;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reckon.setting.Settings;

/** A run is a pure function of its scenario. */
class SameSeedSameRunTest {
    private static final int SCENARIOS = 200;

    @Test
    void twoRunsOfOneScenarioAreTheSame() {
        RandomScenarios scenarios = new RandomScenarios(7);
        for (int i = 0; i < 300; i++) {
            Scenario scenario = scenarios.next();
            assertSame(Simulator.run(scenario), Simulator.run(scenario), "scenario " + i);
        }
    }

    /** In a JVM that compiles, and in one that interprets all. */
    @ParameterizedTest
    @ValueSource(strings = {"-XX:TieredStopAtLevel=1", "-Xint"})
    void anotherJvmRunsTheSame(String option) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        option,
                        "-cp",
                        System.getProperty("java.class.path"),
                        RunDigest.class.getName(),
                        "8",
                        Integer.toString(SCENARIOS)))
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), said);
        assertEquals(Long.toString(RunDigest.of(8, SCENARIOS)), said.strip());
    }

    @Test
    void anotherSeedMakesOtherFates() {
        Given given = Given.straight(1, 5).network(Settings.LOSS_P, 0.5);
        assertNotEquals(given.seed(1).run().packets(), given.seed(2).run().packets());
    }
}
