package reckon.method;

import reckon.motion.Vec2;

/**
 * Where a convergence sets out from.
 *
 * @param position o, the displayed position, m
 * @param velocity u, the displayed velocity, m/s
 * @param followed the velocity of the model that was followed so far, m/s
 * @param midSpline whether a spline was still under way
 */
public record Departure(Vec2 position, Vec2 velocity, Vec2 followed, boolean midSpline) {}
