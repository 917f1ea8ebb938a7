package reckon.app.timeline;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import reckon.app.session.Course;
import reckon.app.session.Playback;
import reckon.app.view.Zoom;
import reckon.draw.TimeSpan;
import reckon.motion.SimulationTime;

/**
 * Which stretch of the run the timeline shows: all of it, however long it grows, or a part. A part stays when settings
 * change, and turns over like a page when the playhead leaves it.
 */
public final class TimeWindow {
    private final Playback playback;
    private final ReadOnlyObjectWrapper<TimeSpan> span;
    private boolean whole = true;

    /** The whole of what a playhead goes along. */
    public TimeWindow(Playback playback) {
        this.playback = playback;
        this.span = new ReadOnlyObjectWrapper<>(this, "span", all());
        playback.course().addListener((value, before, after) -> courseChanged(before, after));
        playback.frameProperty().addListener((value, before, after) -> follow());
    }

    private TimeSpan all() {
        return TimeSpan.whole(playback.course().getValue().seconds());
    }

    private void courseChanged(Course before, Course after) {
        if (whole || !after.goesOnFrom(before)) {
            showWhole();
        } else {
            show(span.get());
        }
    }

    private void show(TimeSpan wanted) {
        TimeSpan all = all();
        span.set(wanted.within(all));
        whole = span.get().length() >= all.length();
    }

    private void follow() {
        double now = playback.seconds();
        double nearest = Math.clamp(now, span.get().from(), span.get().to());
        // a scrub to an end comes to the frame nearest to it, which may lie half a frame outside
        boolean playing = playback.playingProperty().get();
        double allowed = playing ? 0 : 0.501 / SimulationTime.FRAMES_PER_SECOND;
        if (Math.abs(now - nearest) > allowed) {
            show(span.get().turnedTo(now));
        }
    }

    /** The stretch that is shown. */
    public ReadOnlyObjectProperty<TimeSpan> spanProperty() {
        return span.getReadOnlyProperty();
    }

    /** Shows the whole run. */
    public void showWhole() {
        whole = true;
        span.set(all());
    }

    /** Comes closer by some steps, or goes back where the number is negative, about the playhead if it is in view. */
    public void zoom(double steps) {
        double now = playback.seconds();
        double middle = span.get().from() + span.get().length() / 2;
        zoom(steps, span.get().holds(now) ? now : middle);
    }

    /** Comes closer by some steps, with a moment in s kept where it is. */
    public void zoom(double steps, double about) {
        show(span.get().zoomed(Zoom.factor(steps), about));
    }

    /** Shows what comes some time later, s; earlier where it is negative. */
    public void pan(double seconds) {
        if (!whole) {
            show(span.get().moved(seconds));
        }
    }
}
