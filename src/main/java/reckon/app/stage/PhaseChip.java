package reckon.app.stage;

import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import reckon.app.session.Session;
import reckon.method.Phase;
import reckon.run.Run;

/** Says beside the remote stage's title what the chosen method's replica is doing. */
public final class PhaseChip extends Label {
    private static final PseudoClass ALARM = PseudoClass.getPseudoClass("alarm");

    private final Session session;

    /** A chip that follows a session. */
    public PhaseChip(Session session) {
        this.session = session;
        setId("phase");
        getStyleClass().add("chip");
        setMinWidth(USE_PREF_SIZE);
        session.simulations().runProperty().addListener((value, before, after) -> show());
        session.playback().frameProperty().addListener((value, before, after) -> show());
        session.methodProperty().addListener((value, before, after) -> show());
        session.look().textsProperty().addListener((value, before, after) -> show());
        show();
    }

    private void show() {
        Run run = session.simulations().runProperty().get();
        int method = Math.min(session.methodProperty().get(), run.methods().size() - 1);
        Phase phase = run.methods().get(method).phaseAt(session.playback().seconds());
        setText(session.look().texts().get("phase." + phase.word()));
        pseudoClassStateChanged(ALARM, phase == Phase.STALLED || phase == Phase.STALE);
        setVisible(run.frames() > 0);
    }
}
