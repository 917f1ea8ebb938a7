package reckon.run;

import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/** The measures by name: what tables, goals and the window call them, and their units. */
public enum Measure {
    /** Root mean square error. */
    RMS("rms", "m", Measures.Accuracy::rms),
    /** Mean error. */
    MEAN("mean", "m", Measures.Accuracy::mean),
    /** Greatest error. */
    MAX("max", "m", Measures.Accuracy::max),
    /** 95th percentile of the error. */
    P95("p95", "m", Measures.Accuracy::p95),
    /** Lag behind the truth. */
    LAG("lag", "s", Measures.Accuracy::lag),
    /** Error left at that lag. */
    LAG_RMS("lag_rms", "m", Measures.Accuracy::lagRms),
    /** Time-space inconsistency. */
    INCONSISTENCY("inconsistency", "m·s", Measures.Accuracy::inconsistency),
    /** Jumps a minute. */
    JUMPS("jumps", "1/min", Measures.Accuracy::jumps),
    /** The largest jump. */
    LARGEST_JUMP("largest_jump", "m", Measures.Accuracy::largestJump),
    /** Root mean square of the jerk. */
    JERK("jerk", "m/s³", Measures.Accuracy::jerk),
    /** Updates sent a second. */
    UPDATES("updates_per_s", "1/s", null),
    /** Bytes sent a second. */
    BYTES("bytes_per_s", "B/s", null);

    private final String column;
    private final String unit;
    private final @Nullable ToDoubleFunction<Measures.Accuracy> ofAccuracy;

    Measure(String column, String unit, @Nullable ToDoubleFunction<Measures.Accuracy> ofAccuracy) {
        this.column = column;
        this.unit = unit;
        this.ofAccuracy = ofAccuracy;
    }

    /** Its name in tables. */
    public String column() {
        return column;
    }

    /** The symbol of its unit. */
    public String unit() {
        return unit;
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
