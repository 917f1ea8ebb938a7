package reckon.app.session;

import reckon.motion.Vec2;

/** What leads a path that is being drawn. */
sealed interface Guide permits PointerGuide, SteeringGuide {

    /** Whether it is still waited for: no time goes by on the path before it begins. */
    boolean waiting();

    /** Where it has come to, a time in s later, m. */
    Vec2 after(double seconds);
}
