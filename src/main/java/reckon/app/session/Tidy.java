package reckon.app.session;

import reckon.motion.Vec2;

/** Numbers that a hand set, as a person would write them. */
final class Tidy {
    private static final double PER_SECOND = 1000;
    private static final double PER_METRE = 100;

    private Tidy() {}

    /** The nearest whole millisecond, in s. */
    static double seconds(double seconds) {
        return Math.rint(seconds * PER_SECOND) / PER_SECOND;
    }

    /** The nearest whole centimetres, in m. */
    static Vec2 place(Vec2 place) {
        return new Vec2(Math.rint(place.x() * PER_METRE) / PER_METRE, Math.rint(place.y() * PER_METRE) / PER_METRE);
    }
}
