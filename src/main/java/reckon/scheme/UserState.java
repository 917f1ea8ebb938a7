package reckon.scheme;

import reckon.motion.Vec2;

/**
 * A line of the table of users' states.
 *
 * @param client whose player it is
 * @param place where it is, m
 */
public record UserState(int client, Vec2 place) {}
