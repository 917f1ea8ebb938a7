package reckon.scheme;

import reckon.motion.Vec2;

/** A player that has left. */
public enum Gone implements Path {
    /** Nowhere. */
    GONE;

    @Override
    public Vec2 at(double seconds) {
        return Vec2.ZERO;
    }
}
