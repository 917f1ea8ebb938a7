package reckon.network;

import reckon.motion.SimulationTime;

/**
 * A stretch in which a link holds back what would arrive, as it is used: in whole microseconds.
 *
 * @param fromMicros its start
 * @param toMicros its end, when what it held arrives
 * @param random whether it came by chance, or else was set
 */
public record StallSpan(long fromMicros, long toMicros, boolean random) {

    /** Its start, s. */
    public double from() {
        return SimulationTime.seconds(fromMicros);
    }

    /** Its end, s. */
    public double to() {
        return SimulationTime.seconds(toMicros);
    }
}
