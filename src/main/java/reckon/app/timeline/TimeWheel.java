package reckon.app.timeline;

import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.input.ScrollEvent;
import javafx.scene.input.ZoomEvent;
import reckon.app.view.Zoom;
import reckon.draw.TimeScale;

/** What wheel and fingers do where time runs to the right: the wheel zooms, with shift or sideways it pans; two fingers zoom. */
public final class TimeWheel {
    private static final double WHEEL_STEP = 40;

    private final TimeWindow window;
    private final Supplier<TimeScale> scale;

    private TimeWheel(TimeWindow window, Supplier<TimeScale> scale) {
        this.window = window;
        this.scale = scale;
    }

    /** Puts them to work on a view of a stretch of time. */
    public static void on(Node view, TimeWindow window, Supplier<TimeScale> scale) {
        TimeWheel wheel = new TimeWheel(window, scale);
        view.setOnScroll(wheel::scroll);
        view.setOnZoom(wheel::pinch);
    }

    private void scroll(ScrollEvent event) {
        TimeScale time = scale.get();
        double sideways = event.isShiftDown() && event.getDeltaX() == 0 ? event.getDeltaY() : event.getDeltaX();
        if (event.isShiftDown() || Math.abs(event.getDeltaX()) > Math.abs(event.getDeltaY())) {
            window.pan(-sideways * time.secondsPerPixel());
        } else if (event.getDeltaY() != 0) {
            window.zoom(event.getDeltaY() / WHEEL_STEP, time.seconds(event.getX()));
        }
        event.consume();
    }

    private void pinch(ZoomEvent event) {
        window.zoom(Zoom.steps(event.getZoomFactor()), scale.get().seconds(event.getX()));
        event.consume();
    }
}
