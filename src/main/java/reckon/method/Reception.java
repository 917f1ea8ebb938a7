package reckon.method;

import java.util.Optional;
import reckon.motion.SimulationTime;

/**
 * What a receiver knows.
 *
 * @param newest the newest update by send time
 * @param newestArrivedMicros when it arrived
 * @param lastArrivalMicros since when the receiver has been waiting: the last arrival that was news
 * @param history the positions received
 * @param lesson what the last stall taught, if there was one
 * @param stalled whether a stall has been noticed and not ended
 * @param floorMicros the send time of the last teleport; what is older is thrown away
 */
record Reception(
        Pdu newest,
        long newestArrivedMicros,
        long lastArrivalMicros,
        History history,
        Optional<StallLesson> lesson,
        boolean stalled,
        long floorMicros) {

    /** When the newest update arrived, s. */
    double arrived() {
        return SimulationTime.seconds(newestArrivedMicros);
    }

    /** Since when the receiver has been waiting, s. */
    double lastArrival() {
        return SimulationTime.seconds(lastArrivalMicros);
    }

    Reception withHistory(History other) {
        return new Reception(newest, newestArrivedMicros, lastArrivalMicros, other, lesson, stalled, floorMicros);
    }

    Reception noticed() {
        return new Reception(newest, newestArrivedMicros, lastArrivalMicros, history, lesson, true, floorMicros);
    }
}
