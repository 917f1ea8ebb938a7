package reckon.method;

import reckon.motion.SimulationTime;

/**
 * A method made ready for a run: what the receiver does between, at and after arrivals.
 *
 * @param predictor how it goes on between updates
 * @param convergence how the drawn position comes back to the model
 * @param stallAfterMicros how long a silence is before it counts as a stall
 * @param cap the longest extrapolation, s
 * @param snapDistance a jump farther than this at an arrival is a teleport, m
 */
public record Receiver(
        Predictor predictor, Convergence convergence, long stallAfterMicros, double cap, double snapDistance) {

    /** The earliest moment whose history can still be read, at a moment and given the newest send time. */
    long readFromMicros(long nowMicros, long newestMicros) {
        if (predictor.memory().isEmpty()) {
            return Long.MAX_VALUE;
        }
        long memory = SimulationTime.micros(predictor.memory().getAsDouble()) + 1;
        return Math.min(nowMicros, newestMicros) - memory;
    }
}
