package reckon.scheme;

import reckon.motion.Vec2;

/** A position at every moment from some event on. */
public sealed interface Path permits Way, Reckoned, Gone {

    /** The position at a moment in s, m. */
    Vec2 at(double seconds);
}
