package reckon.app.memory;

import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.util.Duration;

/** Something to be done once a while after the last of several reasons for it. */
final class Later {
    private static final Duration WHILE = Duration.seconds(1);

    private final PauseTransition pause = new PauseTransition(WHILE);
    private final Runnable action;

    Later(Runnable action) {
        this.action = action;
        pause.setOnFinished(event -> action.run());
    }

    /** Notes a reason. */
    void due() {
        pause.playFromStart();
    }

    /** Does it now, if there was a reason. */
    void now() {
        if (pause.getStatus() == Animation.Status.RUNNING) {
            pause.stop();
            action.run();
        }
    }

    /** Does it not at all. */
    void cancel() {
        pause.stop();
    }
}
