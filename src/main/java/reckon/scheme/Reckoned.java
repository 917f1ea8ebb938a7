package reckon.scheme;

import reckon.method.DeadReckoning;
import reckon.motion.Vec2;

/**
 * A replica on the mesh: dead reckoning on the last update that was heard.
 *
 * @param model the model
 */
public record Reckoned(DeadReckoning model) implements Path {

    @Override
    public Vec2 at(double seconds) {
        return new Vec2(model.x(seconds), model.y(seconds));
    }
}
