package reckon.app.window;

import java.util.Optional;
import java.util.function.LongSupplier;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.beans.InvalidationListener;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.util.Duration;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import reckon.app.session.Look;
import reckon.app.view.Gap;

/** The teacher's own window, on a screen that the class does not see: the notes, the next step, and the time gone by. */
final class PresenterWindow {
    private static final double WIDTH = 720;
    private static final double HEIGHT = 540;

    private final Look look;
    private final Elapsed elapsed;
    private final Stage stage = new Stage();
    private final BorderPane root = new BorderPane();
    private final Label clock = new Label();
    private final Timeline tick = new Timeline(new KeyFrame(Duration.millis(250), event -> tell()));
    private final InvalidationListener changed = value -> wear();

    /**
     * The window over another one, not shown yet.
     *
     * @param notes what is to be said now
     * @param next what comes next
     * @param nanos the time from some moment, ns
     */
    PresenterWindow(
            Window owner,
            Look look,
            ObservableValue<? extends Node> notes,
            ObservableValue<String> next,
            LongSupplier nanos) {
        this.look = look;
        this.elapsed = new Elapsed(nanos);
        ScrollPane said = new ScrollPane();
        said.setId("presenter-notes");
        said.setFitToWidth(true);
        said.contentProperty().bind(notes);
        root.setId("presenter");
        root.getStyleClass().addAll("window", "presenter");
        root.setTop(head());
        root.setCenter(said);
        root.setBottom(next(next));
        stage.initOwner(owner);
        stage.titleProperty().bind(look.text("presenter.title"));
        stage.setScene(new Scene(root, WIDTH, HEIGHT));
        stage.setOnHidden(event -> rest());
        tick.setCycleCount(Animation.INDEFINITE);
        look.themeProperty().addListener(changed);
        look.emProperty().addListener(changed);
        wear();
        tell();
    }

    private HBox head() {
        Label title = new Label();
        title.textProperty().bind(look.text("presenter.notes"));
        title.getStyleClass().add("section-title");
        clock.setId("presenter-clock");
        clock.getStyleClass().add("presenter-clock");
        Button anew = new Button();
        anew.setId("presenter-anew");
        anew.setGraphic(new FontIcon(Feather.ROTATE_CCW));
        anew.accessibleTextProperty().bind(look.text("presenter.anew"));
        anew.setFocusTraversable(false);
        anew.setOnAction(event -> {
            elapsed.reset();
            tell();
        });
        HBox head = new HBox(title, new Gap(), clock, anew);
        head.getStyleClass().add("presenter-head");
        head.setAlignment(Pos.CENTER_LEFT);
        return head;
    }

    private VBox next(ObservableValue<String> words) {
        Label title = new Label();
        title.textProperty().bind(look.text("presenter.next"));
        title.getStyleClass().add("section-title");
        Label next = new Label();
        next.setId("presenter-next");
        next.getStyleClass().add("presenter-text");
        next.setWrapText(true);
        next.setMinHeight(Label.USE_PREF_SIZE);
        next.textProperty().bind(words);
        VBox box = new VBox(title, next);
        box.getStyleClass().add("presenter-next");
        return box;
    }

    private void tell() {
        clock.setText(elapsed.text());
    }

    private void wear() {
        MainWindow.wear(root, look);
    }

    private void rest() {
        tick.stop();
        look.themeProperty().removeListener(changed);
        look.emProperty().removeListener(changed);
    }

    /** What shows it. */
    Stage stage() {
        return stage;
    }

    /** Shows it, and fills a screen with it where there is one for it. */
    void show(Optional<Rectangle2D> screen) {
        screen.ifPresent(place -> {
            stage.setX(place.getMinX());
            stage.setY(place.getMinY());
            stage.setWidth(place.getWidth());
            stage.setHeight(place.getHeight());
        });
        tick.play();
        stage.show();
    }
}
