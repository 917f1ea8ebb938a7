package reckon.app.stage;

import java.util.Optional;
import reckon.draw.Camera;
import reckon.draw.Layers;
import reckon.draw.Moment;
import reckon.draw.Pen;

/** What lies over a stage at times. */
interface Overlay {

    /** Brings itself up to date, before the stage is drawn. */
    void update();

    /** What the stage is to draw under it, of what it would draw. */
    Layers under(Layers layers);

    /** The view that it wants of the world, if it wants one. */
    Optional<Camera> view();

    /** How much of the stage's foot it covers, px. */
    default double foot() {
        return 0;
    }

    /** Draws itself over what moves with the playhead. */
    void draw(Pen pen, Camera camera, Moment moment);
}
