package reckon.run;

import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import reckon.explain.Symbol;

/** The measures by name: what tables, goals and the window call them, and their units. */
public enum Measure {
    /** Root mean square error. */
    RMS(Symbol.RMS, Measures.Accuracy::rms),
    /** Mean error. */
    MEAN(Symbol.MEAN, Measures.Accuracy::mean),
    /** Greatest error. */
    MAX(Symbol.MAX, Measures.Accuracy::max),
    /** 95th percentile of the error. */
    P95(Symbol.P95, Measures.Accuracy::p95),
    /** Lag behind the truth. */
    LAG(Symbol.LAG, Measures.Accuracy::lag),
    /** Error left at that lag. */
    LAG_RMS(Symbol.LAG_RMS, Measures.Accuracy::lagRms),
    /** Time-space inconsistency. */
    INCONSISTENCY(Symbol.INCONSISTENCY, Measures.Accuracy::inconsistency),
    /** Jumps a minute. */
    JUMPS(Symbol.JUMPS, Measures.Accuracy::jumps),
    /** The largest jump. */
    LARGEST_JUMP(Symbol.LARGEST_JUMP, Measures.Accuracy::largestJump),
    /** Root mean square of the jerk. */
    JERK(Symbol.JERK, Measures.Accuracy::jerk),
    /** Updates sent a second. */
    UPDATES(Symbol.UPDATES, null),
    /** Bytes sent a second. */
    BYTES(Symbol.BYTES, null);

    private final Symbol symbol;
    private final @Nullable ToDoubleFunction<Measures.Accuracy> ofAccuracy;

    Measure(Symbol symbol, @Nullable ToDoubleFunction<Measures.Accuracy> ofAccuracy) {
        this.symbol = symbol;
        this.ofAccuracy = ofAccuracy;
    }

    /** Its symbol on worksheets. */
    public Symbol symbol() {
        return symbol;
    }

    /** Its name in tables. */
    public String column() {
        return symbol.id();
    }

    /** The symbol of its unit. */
    public String unit() {
        return symbol.kind().unit();
    }

    /** Its value; nothing where nothing was shown. */
    public OptionalDouble of(Measures measures) {
        if (ofAccuracy != null) {
            return measures.accuracy()
                    .map(accuracy -> OptionalDouble.of(ofAccuracy.applyAsDouble(accuracy)))
                    .orElse(OptionalDouble.empty());
        }
        return OptionalDouble.of(this == UPDATES ? measures.updatesPerSecond() : measures.bytesPerSecond());
    }
}
