package reckon.bench;

import java.util.Collections;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import reckon.method.Method;
import reckon.motion.Generator;
import reckon.run.Run;
import reckon.run.Scenario;
import reckon.run.Sender;
import reckon.run.Simulator;
import reckon.run.TrackSource;
import reckon.setting.Settings;

/**
 * Whole runs at 60 frames a second without measures. The aim for a minute with 20 updates a second and one method is a
 * millisecond at most, growing in proportion to the time and to the methods.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class RunBench {
    /** How long the run is, s. */
    @Param({"60", "600"})
    private int seconds;

    /** How many methods are compared. */
    @Param({"1", "8"})
    private int methods;

    /** When the sender sends: 20 times a second, or by the threshold. */
    @Param({"interval", "threshold"})
    private String policy = "";

    private Scenario scenario = Scenario.of(TrackSource.Generated.of(Generator.CIRCLE, 1, 1));

    /** Makes the scenario: a figure of eight over the default network, second order and cubic splines. */
    @Setup
    public void prepare() {
        Scenario standard = Scenario.of(TrackSource.Generated.of(Generator.FIGURE_EIGHT, seconds - 1, 1));
        scenario = standard.withSender(new Sender(standard.sender().values().with(Settings.POLICY, policy)))
                .withMethods(Collections.nCopies(methods, Method.defaults()));
    }

    /** A run. */
    @Benchmark
    public Run run() {
        return Simulator.run(scenario);
    }
}
