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
import reckon.draw.TimeSpan;
import reckon.draw.TimelineDrawing;
import reckon.draw.TimelineLayout;
import reckon.motion.SimulationTime;
import reckon.run.MethodRun;
import reckon.run.PacketStory;
import reckon.run.Run;

/** The timeline of a session: to move about on, to scrub, to loop on, and to ask packets for their story. */
public final class TimelineView extends StackPane {
    private final Session session;
    private final TimeWindow window;
    private final LayeredCanvas canvas;
    private final TimelinePointer pointer;
    private final StoryPopup popup = new StoryPopup();
    private final Label ruler = new Label();
    private TimelineDrawing drawing;
    private OptionalInt pointed = OptionalInt.empty();
    private boolean storyDue;

    /** The timeline of a session. */
    public TimelineView(Session session, TimeWindow window, Pulse pulse) {
        this.session = session;
        this.window = window;
        this.canvas = new LayeredCanvas(this::ground, this::now, session.look().themeProperty());
        this.drawing = new TimelineDrawing(run());
        setId("timeline");
        getStyleClass().add("timeline");
        // only its font is used: what is drawn is as large as the text around it
        ruler.setVisible(false);
        ruler.setManaged(false);
        getChildren().addAll(canvas, ruler, popup);
        pointer = new TimelinePointer(this, session, window, this::storyDue);
        session.simulations().runProperty().addListener((value, before, after) -> runChanged(after));
        session.playback().frameProperty().addListener((value, before, after) -> canvas.moved());
        session.playback().loopProperty().addListener((value, before, after) -> canvas.moved());
        session.look().textsProperty().addListener((value, before, after) -> allDue());
        session.methodProperty().addListener((value, before, after) -> allDue());
        window.spanProperty().addListener((value, before, after) -> allDue());
        pulse.add(this::redraw);
    }

    private Run run() {
        return session.simulations().runProperty().get();
    }

    private void runChanged(Run run) {
        drawing = new TimelineDrawing(run);
        // a packet's place in one run means nothing in another
        pointed = OptionalInt.empty();
        allDue();
    }

    private void allDue() {
        canvas.all();
        storyDue = true;
    }

    private void storyDue() {
        storyDue = true;
    }

    private void redraw() {
        if (storyDue && getWidth() > 0) {
            storyDue = false;
            point();
        }
        canvas.redraw();
    }

    /** Finds the packet that is pointed at, and lets it tell its story. */
    private void point() {
        OptionalInt before = pointed;
        pointed = pointer.pointing() ? drawing.packetAt(geometry(), pointer.x(), pointer.y()) : OptionalInt.empty();
        if (!pointed.equals(before)) {
            canvas.moved();
        }
        popup.setVisible(pointed.isPresent());
        pointed.ifPresent(packet -> {
            MethodRun method = run().methods().get(chosen());
            popup.tell(
                    PacketStory.of(run(), method, packet),
                    method.method().name(),
                    session.look().texts());
            popup.place(pointer.x(), pointer.y(), getLayoutBounds());
        });
    }

    /** The method chosen, or where the run of it is still to come one that there is. */
    private int chosen() {
        return Math.min(session.methodProperty().get(), run().methods().size() - 1);
    }

    private Moment moment() {
        return new Moment(
                run(),
                session.playback().frameProperty().get(),
                session.look().texts(),
                ruler.getFont().getSize(),
                Layers.ALL.of(chosen()));
    }

    /** What stands where. */
    TimelineLayout geometry() {
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

    private void ground(Pen pen) {
        drawing.ground(pen, moment(), geometry());
    }

    private void now(Pen pen) {
        drawing.now(pen, moment(), geometry(), loop(), pointed);
    }
}
