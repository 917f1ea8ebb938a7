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
import reckon.scheme.GameRun;
import reckon.scheme.SchemeKind;

/** A whole game of eight clients, ten minutes and 2,400 commands: asked for in under a second. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
@Fork(1)
public class GameBench {
    /** The scheme. */
    @Param({"PREDICTION_AND_PULL", "VERIFIED_FIRST", "HALF_SERVER", "COMBINED", "DEAD_RECKONING_MESH"})
    private SchemeKind kind = SchemeKind.PREDICTION_AND_PULL;

    /** A game. */
    @Benchmark
    public GameRun play() {
        return GameRun.of(LongGame.of(kind));
    }
}
