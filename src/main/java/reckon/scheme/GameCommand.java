package reckon.scheme;

import java.util.Optional;
import reckon.motion.Vec2;

/**
 * A player's command: "I am at P1, go to P2".
 *
 * @param at T0, when it is given, s
 * @param client whose it is, by its place among the clients
 * @param from P1, m
 * @param to P2, m
 * @param important whether it is, where it says so
 */
public record GameCommand(double at, int client, Vec2 from, Vec2 to, Optional<Boolean> important) {}
