package reckon.app.session;

import reckon.motion.Vec2;

/** Where a key pushes the point that is steered. */
public enum Heading {
    /** To the left. */
    LEFT(-1, 0),
    /** To the right. */
    RIGHT(1, 0),
    /** Upwards. */
    UP(0, 1),
    /** Downwards. */
    DOWN(0, -1);

    private final Vec2 direction;

    Heading(double x, double y) {
        this.direction = new Vec2(x, y);
    }

    /** Its direction in the world, of length 1. */
    Vec2 direction() {
        return direction;
    }
}
