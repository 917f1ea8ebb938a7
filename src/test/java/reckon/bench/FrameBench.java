package reckon.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import reckon.motion.Generator;
import reckon.run.Run;
import reckon.run.Scenario;
import reckon.run.Sender;
import reckon.run.Simulator;
import reckon.run.TrackSource;
import reckon.setting.Settings;

/**
 * A minute against a plain loop over as many frames; the aim is below 15 loops for a run at 60 frames a second. With
 * {@code -prof gc} it is seen that more frames take more room in the arrays and nothing else: 32 bytes each, for the true
 * and the shown position.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class FrameBench {
    private static final int SECONDS = 60;

    /** Frames a second. */
    @Param({"60", "240"})
    private int framesPerSecond;

    private final Scenario scenario = minute();

    private double p = 1;
    private double v = 2;
    private double a = 3;

    private static Scenario minute() {
        Scenario standard = Scenario.of(TrackSource.Generated.of(Generator.FIGURE_EIGHT, SECONDS - 1, 1));
        return standard.withSender(new Sender(standard.sender().values().with(Settings.POLICY, "interval")));
    }

    /** A run with one method. */
    @Benchmark
    public Run run() {
        return Simulator.run(scenario, framesPerSecond);
    }

    /** p + v·t + ½·a·t² for both axes of every frame, put into arrays. */
    @Benchmark
    public double[][] loop() {
        int frames = SECONDS * framesPerSecond + 1;
        double[] xs = new double[frames];
        double[] ys = new double[frames];
        for (int k = 0; k < frames; k++) {
            double t = k / (double) framesPerSecond;
            xs[k] = p + v * t + 0.5 * a * t * t;
            ys[k] = v + a * t + 0.5 * p * t * t;
        }
        return new double[][] {xs, ys};
    }
}
