package reckon.app.stage;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.TouchEvent;
import reckon.app.session.Guess;
import reckon.app.session.Session;
import reckon.draw.Camera;
import reckon.draw.Framing;
import reckon.draw.GuessLayer;
import reckon.draw.Layers;
import reckon.draw.Moment;
import reckon.draw.Pen;
import reckon.motion.Vec2;
import reckon.run.Run;

/** Hides on a stage what would give a guess's answer away; on the remote one it takes the guess, and shows how near it was. */
final class GuessOverlay implements Overlay {
    private static final PseudoClass ASKED = PseudoClass.getPseudoClass("asked");

    private final Session session;
    private final Guess guess;
    private final StageView stage;
    private final BooleanSupplier here;
    private final GuessBanner banner;
    private Optional<Framing> framing = Optional.empty();
    private boolean pressed;

    /**
     * The guess on a stage.
     *
     * @param here whether the drawn point is on this stage
     */
    GuessOverlay(Session session, StageView stage, BooleanSupplier here) {
        this.session = session;
        this.guess = session.guess();
        this.stage = stage;
        this.here = here;
        this.banner = new GuessBanner(session);
        stage.area().getChildren().add(banner);
        guess.stateProperty().addListener((value, before, after) -> stage.groundChanged());
        session.playback().frameProperty().addListener((value, before, after) -> {
            if (guess.veils()) {
                stage.groundChanged();
            }
        });
        // before those that draw on the stage, or move about on it
        stage.area().addEventFilter(MouseEvent.ANY, this::take);
        stage.area().addEventFilter(TouchEvent.TOUCH_PRESSED, event -> {
            if (asks()) {
                // the mouse that follows a finger guesses
                event.consume();
            }
        });
    }

    private boolean asks() {
        return guess.stateProperty().get() == Guess.State.ASKING && here.getAsBoolean();
    }

    private void take(MouseEvent event) {
        boolean primary = event.getButton() == MouseButton.PRIMARY
                && !(event.getTarget() instanceof Node node && GuessBanner.holds(node));
        if (event.getEventType() == MouseEvent.MOUSE_PRESSED && primary && asks()) {
            pressed = true;
            event.consume();
        } else if (pressed && primary && event.getEventType() == MouseEvent.MOUSE_DRAGGED) {
            event.consume();
        } else if (pressed && primary && event.getEventType() == MouseEvent.MOUSE_RELEASED) {
            pressed = false;
            event.consume();
            Camera camera = stage.camera();
            guess.take(new Vec2(camera.worldX(event.getX()), camera.worldY(event.getY())));
        }
    }

    @Override
    public void update() {
        boolean shown = guess.stateProperty().get() != Guess.State.OFF && here.getAsBoolean();
        if (!shown && framing.isEmpty() && !banner.isVisible()) {
            return;
        }
        banner.setVisible(shown);
        stage.area().pseudoClassStateChanged(ASKED, asks());
        framing = shown ? Optional.of(framed()) : Optional.empty();
    }

    private Framing framed() {
        double width = stage.area().getWidth();
        double height = stage.area().getHeight();
        Run run = session.simulations().runProperty().get();
        return Framing.around(
                GuessLayer.view(run, session.methodProperty().get(), guess.asked(), guess.ahead(), guess.answer()),
                width,
                height,
                banner.place(width, height, stage.em()),
                stage.em());
    }

    @Override
    public Layers under(Layers layers) {
        return guess.veils() ? layers.underVeil() : framing.isPresent() ? layers.underGuess() : layers;
    }

    @Override
    public Optional<Camera> view() {
        return framing.map(Framing::camera);
    }

    @Override
    public void draw(Pen pen, Camera camera, Moment moment) {
        framing.ifPresent(frame -> GuessLayer.draw(pen, camera, moment, guess.place(), guess.answer(), frame));
    }
}
