package reckon.app.stage;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import reckon.app.session.Session;
import reckon.app.view.Zoom;
import reckon.draw.Bounds;
import reckon.draw.Layers;
import reckon.motion.Reshaping;
import reckon.motion.Track;
import reckon.run.Run;

/** Which part of the world both stages show, and what is drawn in it. It changes with the path, but never while one is drawn. */
public final class Sight {
    /** This part of the points in common makes two paths one that was changed. */
    private static final double LEAST_IN_COMMON = 0.1;

    private final Session session;
    private final ObjectProperty<Bounds> bounds = new SimpleObjectProperty<>(this, "bounds", Bounds.WORLD);
    private final BooleanProperty follow = new SimpleBooleanProperty(this, "follow", false);
    private final ObjectProperty<Layers> layers = new SimpleObjectProperty<>(this, "layers", Layers.ALL);
    private final ObjectProperty<Arrangement> arrangement =
            new SimpleObjectProperty<>(this, "arrangement", Arrangement.SIDE_BY_SIDE);

    /** How the two stages stand. */
    public enum Arrangement {
        /** One beside the other. */
        SIDE_BY_SIDE,
        /** One above the other. */
        STACKED,
        /** One over the other. */
        OVERLAID
    }

    /** Follows a session: a path that was opened is shown as a whole. */
    public Sight(Session session) {
        this.session = session;
        session.simulations().runProperty().addListener((value, before, after) -> {
            // what a hand does it does where it can be seen
            boolean inHand = session.drawing().activeProperty().get()
                    || session.shaping().movingProperty().get();
            if (!inHand && !isAlike(before.scenario().track(), after.scenario().track())) {
                bounds.set(Bounds.of(after));
            }
        });
        session.playback().frameProperty().addListener((value, before, after) -> followTruth());
        follow.addListener((value, before, after) -> followTruth());
        session.methodProperty()
                .addListener((value, before, after) -> layers.set(layers.get().of(after.intValue())));
    }

    /** Whether one path came of the other: they have much in common, or one goes on with the other. */
    private static boolean isAlike(Track before, Track after) {
        int shorter = Math.min(before.size(), after.size());
        return shorter > 0 && Reshaping.common(before, after) >= LEAST_IN_COMMON * shorter;
    }

    private void followTruth() {
        Run run = session.simulations().runProperty().get();
        int frame = session.playback().frameProperty().get();
        boolean steered = session.drawing().steeredProperty().get();
        if (steered && frame < run.frames()) {
            bounds.set(bounds.get().including(run.trueX(frame), run.trueY(frame)));
        } else if (follow.get()
                && frame < run.frames()
                && !session.drawing().activeProperty().get()) {
            bounds.set(bounds.get().centred(run.trueX(frame), run.trueY(frame)));
        }
    }

    /** The part of the world that is shown. */
    public ObjectProperty<Bounds> boundsProperty() {
        return bounds;
    }

    /** Whether the entity is kept in the middle. */
    public BooleanProperty followProperty() {
        return follow;
    }

    /** What is drawn beside the paths. */
    public ObjectProperty<Layers> layersProperty() {
        return layers;
    }

    /** How the two stages stand. */
    public ObjectProperty<Arrangement> arrangementProperty() {
        return arrangement;
    }

    /** Shows the path as a whole. */
    public void fit() {
        follow.set(false);
        bounds.set(Bounds.of(session.simulations().runProperty().get()));
    }

    /** Comes closer by some steps, or goes back where the number is negative, about the middle. */
    public void zoom(double steps) {
        Bounds now = bounds.get();
        zoom(steps, now.left() + now.width() / 2, now.bottom() + now.height() / 2);
    }

    /** Comes closer by some steps, with a point of the world kept where it is, m. */
    public void zoom(double steps, double x, double y) {
        bounds.set(bounds.get().scaled(Zoom.factor(-steps), x, y));
    }

    /** Looks at another part of the world, moved by m. */
    public void pan(double dx, double dy) {
        follow.set(false);
        bounds.set(bounds.get().moved(dx, dy));
    }
}
