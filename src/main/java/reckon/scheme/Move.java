package reckon.scheme;

import reckon.motion.Vec2;

/**
 * A command on its way through the game.
 *
 * @param client whose it is
 * @param number its number among that client's commands, from 0
 * @param t0Micros when it was given
 * @param from P1, m
 * @param to P2, m
 * @param speed how fast the player goes, m/s
 * @param important whether it is important
 */
public record Move(int client, int number, long t0Micros, Vec2 from, Vec2 to, double speed, boolean important) {

    /** The velocity along the way, m/s. */
    public Vec2 velocity() {
        return way(0).legs().getFirst().velocity();
    }

    /** The walk, begun at a moment in s. */
    public Way way(double start) {
        return Way.walking(start, from, to, speed);
    }
}
