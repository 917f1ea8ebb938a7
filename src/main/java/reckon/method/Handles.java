package reckon.method;

import java.util.Optional;
import reckon.motion.Vec2;

/**
 * A hand on the handles of a spline, to see what if: where it holds its second and its third point, m.
 *
 * @param pos2 where Pos2 is held, if it is
 * @param pos3 where Pos3 is held, if it is
 */
public record Handles(Optional<Vec2> pos2, Optional<Vec2> pos3) {
    /** No hand. */
    public static final Handles FREE = new Handles(Optional.empty(), Optional.empty());
}
