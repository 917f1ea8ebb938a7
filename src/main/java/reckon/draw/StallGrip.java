package reckon.draw;

import reckon.network.StallSpan;

/**
 * A part of a stall on a timeline that a hand can reach for. Of a random stall it is only told that it cannot be moved.
 *
 * @param stall the stall
 * @param part which part of it
 */
public record StallGrip(StallSpan stall, Part part) {

    /** A part of a stall. */
    public enum Part {
        /** The edge at its start. */
        START,
        /** The edge at its end. */
        END,
        /** All of it, by the bar at the top of the errors that given stalls have. */
        WHOLE
    }
}
