package reckon.app.stage;

import reckon.app.session.Session;
import reckon.motion.Vec2;

/** Takes hold of a point of the path that shows as a handle, and moves it. */
final class BendTool implements Tool {
    private final Session session;
    private final StageView stage;
    private final PathHandles handles;
    /** From the hand to the point that it holds, m. */
    private Vec2 offset = Vec2.ZERO;

    BendTool(Session session, StageView stage, PathHandles handles) {
        this.session = session;
        this.stage = stage;
        this.handles = handles;
    }

    @Override
    public void press(Touch touch) {
        handles.pointTo(touch.x(), touch.y());
        handles.nearest(touch).ifPresent(index -> {
            offset = session.scenario().track().point(index).minus(world(touch.x(), touch.y()));
            session.shaping().grab(index);
        });
    }

    private Vec2 world(double x, double y) {
        return new Vec2(stage.camera().worldX(x), stage.camera().worldY(y));
    }

    @Override
    public void drag(double x, double y) {
        Vec2 to = world(x, y).plus(offset);
        session.shaping().move(to.x(), to.y());
    }

    @Override
    public void release() {
        session.shaping().release();
    }

    @Override
    public void forget() {
        release();
    }
}
