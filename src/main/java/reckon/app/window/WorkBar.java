package reckon.app.window;

import java.util.function.Function;
import javafx.animation.PauseTransition;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.util.Duration;
import reckon.app.session.FileWork;
import reckon.app.session.Session;
import reckon.text.Texts;

/**
 * What the window is waiting for, how far it has come, and the way out: over the window's lower edge, once it takes longer
 * than one notices.
 */
final class WorkBar extends HBox {
    private static final Duration NOTICED = Duration.millis(300);

    private final Session session;
    private final PauseTransition wait = new PauseTransition(NOTICED);

    WorkBar(Session session) {
        this.session = session;
        FileWork work = session.filing().work();
        var computing = session.simulations().computingProperty();
        setId("work");
        getStyleClass().add("work-bar");
        setVisible(false);
        // it lies over the others, which do not move for it
        setManaged(false);
        Label what = new Label();
        what.setId("work-what");
        what.textProperty()
                .bind(Bindings.createStringBinding(
                        this::words,
                        work.busyProperty(),
                        work.whatProperty(),
                        session.look().textsProperty()));
        ProgressBar bar = new ProgressBar();
        bar.setId("work-share");
        bar.progressProperty()
                .bind(Bindings.when(work.busyProperty())
                        .then(work.shareProperty())
                        .otherwise(ProgressBar.INDETERMINATE_PROGRESS));
        // a bar that runs to and fro takes the machine's time, seen or not
        bar.visibleProperty().bind(visibleProperty());
        Button cancel = new Button();
        cancel.setId("work-cancel");
        cancel.textProperty().bind(session.look().text("dialog.cancel"));
        cancel.setOnAction(event -> session.giveUp());
        cancel.setMinWidth(USE_PREF_SIZE);
        // a path that is being drawn would want its run again at once
        cancel.disableProperty()
                .bind(session.drawing().activeProperty().and(work.busyProperty().not()));
        getChildren().addAll(what, bar, cancel);
        BooleanBinding waiting = work.busyProperty().or(computing);
        wait.setOnFinished(event -> setVisible(waiting.get()));
        waiting.addListener((value, before, now) -> {
            if (now) {
                wait.playFromStart();
            } else {
                wait.stop();
                setVisible(false);
            }
        });
        // what is not managed asks for no layout of what it lies in
        visibleProperty().addListener((value, before, now) -> getParent().requestLayout());
        what.textProperty().addListener((value, before, now) -> getParent().requestLayout());
    }

    private String words() {
        FileWork work = session.filing().work();
        Function<Texts, String> words =
                work.busyProperty().get() ? work.whatProperty().get() : texts -> texts.get("work.run");
        return words.apply(session.look().texts());
    }

    /** Lies down in the middle of the lower edge of what is as large as this, px. */
    void place(double width, double height) {
        double itsWidth = Math.min(prefWidth(-1), width);
        double itsHeight = prefHeight(-1);
        resizeRelocate(Math.rint((width - itsWidth) / 2), height - itsHeight, itsWidth, itsHeight);
    }
}
