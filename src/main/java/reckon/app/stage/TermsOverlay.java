package reckon.app.stage;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import javafx.beans.value.ObservableValue;
import reckon.app.session.Guess;
import reckon.app.session.Session;
import reckon.app.session.Sheet;
import reckon.app.session.Walk;
import reckon.app.view.Ease;
import reckon.app.view.Pulse;
import reckon.draw.Box;
import reckon.draw.Camera;
import reckon.draw.Framing;
import reckon.draw.Layers;
import reckon.draw.Moment;
import reckon.draw.Pen;
import reckon.draw.TermFigures;
import reckon.draw.TermLayer;
import reckon.draw.TermScene;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.explain.Worksheet;
import reckon.method.Handles;
import reckon.motion.Vec2;
import reckon.run.Run;

/**
 * The terms of the walk on a stage. While one walks from term to term the stage comes close to them, says what the present one
 * is, and keeps a small map of the whole.
 */
final class TermsOverlay implements Overlay {
    private static final double GROWING_SECONDS = 0.25;
    private static final int ALL = Integer.MAX_VALUE - 1;

    private final Session session;
    private final Walk walk;
    private final Sight sight;
    private final StageView stage;
    private final BooleanSupplier here;
    private final TermCaption caption = new TermCaption();
    private final Ease growth;
    private final TermsPointer pointer;
    private TermFigures figures = TermFigures.of(Worksheet.EMPTY);
    private Optional<Framing> framing = Optional.empty();
    /** How much of the stage the caption took at most since the stage came close: it must not move at every step. */
    private Box free = new Box(0, 0, 0, 0);

    private double width;
    private double height;
    private boolean on;
    private boolean due = true;

    /**
     * The terms on a stage.
     *
     * @param here whether this is the stage for what is explained
     */
    TermsOverlay(Session session, Sight sight, StageView stage, BooleanSupplier here, Pulse pulse) {
        this.session = session;
        this.walk = session.walk();
        this.sight = sight;
        this.stage = stage;
        this.here = here;
        this.growth = new Ease(pulse, GROWING_SECONDS);
        stage.area().getChildren().add(caption);
        List<ObservableValue<?>> all = List.of(
                walk.openProperty(),
                walk.worksheetProperty(),
                walk.litProperty(),
                walk.stepProperty(),
                walk.byTermsProperty(),
                session.playback().playingProperty(),
                session.drawing().activeProperty(),
                session.shaping().activeProperty(),
                session.guess().stateProperty(),
                session.look().textsProperty(),
                sight.arrangementProperty(),
                sight.layersProperty(),
                stage.area().widthProperty(),
                stage.area().heightProperty());
        all.forEach(one -> one.addListener((value, before, after) -> due = true));
        walk.stepProperty().addListener((value, before, after) -> growth.start());
        walk.worksheetProperty().addListener((value, before, after) -> {
            if (walk.stepProperty().get() == 0) {
                growth.start();
            }
        });
        pointer = new TermsPointer(session, stage, this);
    }

    /** Whether the terms stand on this stage. */
    boolean on() {
        return on;
    }

    TermFigures figures() {
        return figures;
    }

    private boolean walked() {
        return walk.byTermsProperty().get()
                && !session.playback().playingProperty().get()
                && !session.drawing().activeProperty().get()
                && !session.shaping().activeProperty().get();
    }

    @Override
    public void update() {
        if (growth.moves() && on) {
            stage.overlayChanged();
        }
        if (!due) {
            return;
        }
        due = false;
        boolean before = on;
        on = walk.openProperty().get()
                && here.getAsBoolean()
                && session.guess().stateProperty().get() == Guess.State.OFF;
        if (!on && !before) {
            return;
        }
        boolean places = on && walk.sheetProperty().get() != Sheet.PACKET;
        Worksheet sheet = places ? walk.worksheetProperty().get() : Worksheet.EMPTY;
        if (!figures.sheet().equals(sheet)) {
            figures = TermFigures.of(sheet);
        }
        boolean close = on && walked();
        tell(close ? walk.current() : Optional.empty());
        frame(close && !figures.all().isEmpty());
        if (!on) {
            pointer.pointAway();
        }
        if (on != before) {
            stage.groundChanged();
        }
        stage.overlayChanged();
    }

    private void tell(Optional<Term> term) {
        caption.setVisible(term.isPresent());
        double nowWidth = stage.area().getWidth();
        double nowHeight = stage.area().getHeight();
        if (term.isEmpty() || nowWidth != width || nowHeight != height) {
            width = nowWidth;
            height = nowHeight;
            free = new Box(0, 0, width, height);
        }
        term.ifPresent(told -> {
            caption.tell(walk.worksheetProperty().get(), told, session.look().texts());
            Box left = caption.place(width, height, stage.em());
            free = new Box(0, 0, Math.min(free.right(), left.right()), Math.min(free.bottom(), left.bottom()));
        });
    }

    private void frame(boolean close) {
        if (!close || width <= 0 || height <= 0) {
            framing = Optional.empty();
        } else if (walk.heldProperty().get().equals(Handles.FREE)) {
            // while a hand holds a handle the view stays
            framing = Optional.of(Framing.of(figures, besides(), width, height, free, stage.em()));
        }
    }

    /** The truth, where it is shown. */
    private List<Vec2> besides() {
        Run run = session.simulations().runProperty().get();
        int frame = session.playback().frameProperty().get();
        return sight.layersProperty().get().ghost() && frame < run.frames()
                ? List.of(new Vec2(run.trueX(frame), run.trueY(frame)))
                : List.of();
    }

    /** The place of the last term that is there: all are, unless one walks from term to term. */
    int reached() {
        return walked()
                ? walk.current()
                        .map(term -> figures.sheet().terms().indexOf(term))
                        .filter(index -> index >= 0)
                        .orElse(ALL)
                : ALL;
    }

    @Override
    public Layers under(Layers layers) {
        if (on && figures.sheet().term(Symbol.DRAWN).isPresent()) {
            return layers.underTerms();
        }
        // the caption stands where the legend is
        return caption.isVisible() && layers.legend() ? layers.withLegend() : layers;
    }

    @Override
    public Optional<Camera> view() {
        return framing.map(Framing::camera);
    }

    @Override
    public double foot() {
        return framing.isPresent() ? Math.max(0, height - free.bottom()) : 0;
    }

    @Override
    public void draw(Pen pen, Camera camera, Moment moment) {
        if (!on || moment.empty() || moment.layers().raw()) {
            return;
        }
        Optional<Symbol> lit = walk.litProperty().get().map(Term::symbol);
        TermScene scene = new TermScene(figures, lit, reached(), growth.share(), framing.isPresent());
        Box stageBox = new Box(0, 0, camera.width(), camera.height());
        TermLayer.draw(
                pen, camera, moment, scene, framing.map(Framing::room).orElse(stageBox), framing.map(Framing::map));
    }
}
