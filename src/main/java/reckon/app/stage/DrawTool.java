package reckon.app.stage;

import org.jspecify.annotations.Nullable;
import reckon.app.session.Session;
import reckon.draw.Camera;

/** Draws: a drag is a path in real time, from the present path's end if it begins there. A click alone draws nothing. */
final class DrawTool implements Tool {
    private final Session session;
    private final StageView stage;
    private final PathEnd end;
    private @Nullable Touch pressed;
    private boolean drawing;

    DrawTool(Session session, StageView stage, PathEnd end) {
        this.session = session;
        this.stage = stage;
        this.end = end;
        session.drawing().activeProperty().addListener((value, before, active) -> {
            if (!active) {
                // ended by a key: the rest of the drag must not begin another path
                forget();
            }
        });
    }

    @Override
    public void press(Touch touch) {
        pressed = session.path().mayDraw() ? touch : null;
    }

    @Override
    public void drag(double x, double y) {
        Camera camera = stage.camera();
        Touch from = pressed;
        double dragged = from == null ? 0 : Math.hypot(x - from.x(), y - from.y());
        if (from != null && dragged >= from.leastDrag()) {
            // where the drag became one: from where it was pressed the path would leap, however slowly one draws
            double share = from.leastDrag() / dragged;
            begin(
                    from,
                    camera.worldX(from.x() + share * (x - from.x())),
                    camera.worldY(from.y() + share * (y - from.y())));
        }
        if (drawing) {
            session.drawing().move(camera.worldX(x), camera.worldY(y));
        }
    }

    private void begin(Touch from, double x, double y) {
        if (from.onward() || end.isNear(from)) {
            session.path().goOn(x, y);
        } else {
            session.path().begin(x, y);
        }
        pressed = null;
        drawing = true;
    }

    @Override
    public void release() {
        if (drawing) {
            session.path().endStroke();
        }
        forget();
    }

    @Override
    public void forget() {
        pressed = null;
        drawing = false;
    }
}
