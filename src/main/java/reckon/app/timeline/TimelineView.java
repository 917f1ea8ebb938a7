package reckon.app.timeline;

import java.util.Optional;
import java.util.OptionalInt;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import reckon.app.session.Loop;
import reckon.app.session.Session;
import reckon.app.view.LayeredCanvas;
import reckon.app.view.Pulse;
import reckon.draw.Layers;
import reckon.draw.Moment;
import reckon.draw.Pen;
import reckon.draw.Spotlight;
import reckon.draw.StallGrip;
import reckon.draw.TimeSpan;
import reckon.draw.TimelineDrawing;
import reckon.draw.TimelineLayout;
import reckon.explain.Role;
import reckon.motion.SimulationTime;
import reckon.run.Run;

/** The timeline of a session: to move about on, to scrub, to loop on, and to ask packets for their story. */
public final class TimelineView extends StackPane {
    private final Session session;
    private final TimeWindow window;
    private final LayeredCanvas canvas;
    private final TimelinePointer pointer;
    private final TimelineStory story;
    private final BookmarkPointer bookmarks;
    private final Label ruler = new Label();
    private TimelineDrawing drawing;
    private boolean storyDue;
    private boolean quiet;

    /** The timeline of a session. */
    public TimelineView(Session session, TimeWindow window, Pulse pulse) {
        this.session = session;
        this.window = window;
        this.canvas = new LayeredCanvas(this::ground, this::now, session.look().themeProperty());
        this.drawing = new TimelineDrawing(run());
        setId("timeline");
        getStyleClass().add("timeline");
        // only its font is used: what is drawn is as large as the text around it; out of sight it would not be styled
        ruler.setManaged(false);
        ruler.fontProperty().addListener((value, before, after) -> allDue());
        Pointed pointed = new Pointed(this, session);
        story = new TimelineStory(session, pointed);
        bookmarks = new BookmarkPointer(this, session, canvas, () -> geometry().scale(), "bookmark-story");
        getChildren().addAll(canvas, ruler, story.popup(), bookmarks.popup());
        TimelineClicks clicks = new TimelineClicks(this, session, pointed);
        pointer = new TimelinePointer(this, session, window, pointed, clicks, this::storyDue);
        session.simulations().runProperty().addListener((value, before, after) -> runChanged(after));
        session.playback().frameProperty().addListener((value, before, after) -> playheadMoved());
        session.playback().atPacketProperty().addListener((value, before, after) -> playheadMoved());
        session.guess().stateProperty().addListener((value, before, after) -> allDue());
        session.playback().lockedProperty().addListener((value, before, after) -> allDue());
        session.playback().loopProperty().addListener((value, before, after) -> canvas.moved());
        session.look().textsProperty().addListener((value, before, after) -> allDue());
        session.methodProperty().addListener((value, before, after) -> allDue());
        window.spanProperty().addListener((value, before, after) -> allDue());
        session.walk().litProperty().addListener((value, before, after) -> litChanged());
        session.walk().worksheetProperty().addListener((value, before, after) -> storyDue = true);
        session.fates().selection().placeProperty().addListener((value, before, after) -> canvas.moved());
        pulse.add(this::redraw);
    }

    private Run run() {
        return session.simulations().runProperty().get();
    }

    private void runChanged(Run run) {
        drawing = new TimelineDrawing(run);
        allDue();
    }

    private void allDue() {
        canvas.all();
        storyDue = true;
    }

    private void storyDue() {
        storyDue = true;
    }

    /** Whether what comes is hidden: somebody guesses it, or is asked for it. */
    private boolean veils() {
        return session.guess().veils() || session.playback().lockedProperty().get();
    }

    private void playheadMoved() {
        storyDue = true;
        canvas.moved();
        if (veils()) {
            allDue();
        }
    }

    private void litChanged() {
        boolean nowQuiet = session.walk().litProperty().get().isPresent();
        if (nowQuiet != quiet) {
            quiet = nowQuiet;
            canvas.all();
        }
        canvas.moved();
    }

    private void redraw() {
        if (storyDue && getWidth() > 0) {
            storyDue = false;
            point();
        }
        canvas.redraw();
    }

    /** Finds what is pointed at, and lets it tell its story. */
    private void point() {
        OptionalInt packet = story.packet();
        Optional<StallGrip> stall = story.stall();
        story.find(pointer, chosen());
        if (story.popup().isVisible()) {
            TimelineLayout layout = geometry();
            boolean here = pointer.pointing() || pointer.holding();
            story.popup()
                    .place(
                            here
                                    ? pointer.x()
                                    : layout.scale().edge(session.playback().seconds()),
                            here ? pointer.y() : layout.arrivedY(),
                            getLayoutBounds());
        }
        if (!story.packet().equals(packet) || !story.stall().equals(stall)) {
            canvas.moved();
        }
    }

    /** The method chosen, or where the run of it is still to come one that there is. */
    private int chosen() {
        return Math.min(session.methodProperty().get(), run().methods().size() - 1);
    }

    private Moment moment() {
        Layers layers = Layers.ALL.of(session.methodProperty().get());
        return new Moment(
                run(),
                session.playback().frameProperty().get(),
                session.look().texts(),
                ruler.getFont().getSize(),
                session.guess().veils() ? layers.underVeil() : veils() ? layers.untold() : layers);
    }

    /** What stands where. */
    public TimelineLayout geometry() {
        return new TimelineLayout(
                window.spanProperty().get(),
                canvas.getWidth(),
                canvas.getHeight(),
                ruler.getFont().getSize());
    }

    /** The stretch that is looped, in seconds. */
    Optional<TimeSpan> loop() {
        return session.playback().loopProperty().get().map(TimelineView::span);
    }

    private static TimeSpan span(Loop loop) {
        return new TimeSpan(
                SimulationTime.frame(loop.from(), SimulationTime.FRAMES_PER_SECOND),
                SimulationTime.frame(loop.to(), SimulationTime.FRAMES_PER_SECOND));
    }

    /** What it shows, of the run that it shows. */
    TimelineDrawing drawing() {
        return drawing;
    }

    private void ground(Pen pen) {
        drawing.ground(pen, moment(), geometry(), quiet);
    }

    private void now(Pen pen) {
        if (session.playback().lockedProperty().get()) {
            drawing.hide(pen, moment(), geometry());
        }
        drawing.now(pen, moment(), geometry(), loop(), spotlight());
        bookmarks.draw(pen, ruler.getFont().getSize());
    }

    private Spotlight spotlight() {
        return new Spotlight(
                session.walk().litPackets(),
                session.walk()
                        .litProperty()
                        .get()
                        .map(term -> term.symbol().role())
                        .orElse(Role.UPDATE),
                session.fates().selection().placeProperty().get(),
                story.packet(),
                story.stall());
    }
}
