package reckon.app.stage;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import reckon.app.session.Session;
import reckon.draw.Bounds;
import reckon.run.Run;

/** Which part of the world both stages show. It changes with the path, but never while one is drawn. */
public final class Sight {
    private final ObjectProperty<Bounds> bounds = new SimpleObjectProperty<>(this, "bounds", Bounds.WORLD);

    /** Follows a session: a path that was opened or drawn is shown as a whole. */
    public Sight(Session session) {
        session.simulations().runProperty().addListener((value, before, after) -> {
            boolean goesOn =
                    after.scenario().track().startsWith(before.scenario().track());
            // a path is drawn where it can be seen: its end is no reason to look elsewhere
            boolean drawn = session.drawing().activeProperty().get() || (goesOn && before.frames() > 0);
            if (!drawn) {
                fit(after);
            }
        });
    }

    /** The part of the world that is shown. */
    public ObjectProperty<Bounds> boundsProperty() {
        return bounds;
    }

    /** Shows a run as a whole. */
    public void fit(Run run) {
        bounds.set(Bounds.of(run));
    }
}
