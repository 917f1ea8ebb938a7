package reckon.motion;

/** Something that has a position at every moment. */
@FunctionalInterface
public interface TimedPath {

    /** The position at a moment, m; time in s. */
    Vec2 at(double seconds);
}
