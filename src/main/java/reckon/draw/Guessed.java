package reckon.draw;

import reckon.motion.Vec2;

/**
 * How near a guess was.
 *
 * @param place the guess, m
 * @param drawn what was drawn, m
 * @param truth the true position, m
 */
public record Guessed(Vec2 place, Vec2 drawn, Vec2 truth) {

    /** How far the guess was from what was drawn, m. */
    public double fromDrawn() {
        return place.distance(drawn);
    }

    /** How far it was from the truth, m. */
    public double fromTruth() {
        return place.distance(truth);
    }
}
