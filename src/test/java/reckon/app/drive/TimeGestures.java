package reckon.app.drive;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javafx.geometry.Point2D;
import javafx.scene.input.MouseButton;
import reckon.app.session.Loop;
import reckon.app.timeline.TimelineView;
import reckon.draw.TimeSpan;
import reckon.draw.TimelineLayout;

/** What one does on the timeline by moving the mouse with a button down, and by its wheel. */
final class TimeGestures {
    private static final double STEP = 1.25;

    private TimeGestures() {}

    static Map<String, Drive> all() {
        Map<String, Drive> all = new LinkedHashMap<>();
        all.put("scrub", scrubbed());
        all.put("pan the timeline by the right button", panned(MouseButton.SECONDARY));
        all.put("pan the timeline by the middle button", panned(MouseButton.MIDDLE));
        all.put("zoom on the timeline by the wheel", zoomed());
        all.put("mark a loop", looped(Optional.empty(), 60, 120, new Loop(60, 120)));
        all.put("drag the loop's end A", looped(Optional.of(new Loop(60, 120)), 60, 90, new Loop(90, 120)));
        all.put("drag the loop's end B", looped(Optional.of(new Loop(60, 120)), 120, 150, new Loop(60, 150)));
        return all;
    }

    private static TimelineView timeline() {
        return (TimelineView) Nodes.find("timeline").orElseThrow();
    }

    private static TimeSpan span() {
        return timeline().geometry().span();
    }

    /** Where a frame is on the screen, at a height of the timeline. */
    private static Point2D at(Desk desk, int frame, Function<TimelineLayout, Double> height) {
        return desk.look(() -> {
            TimelineLayout layout = timeline().geometry();
            return timeline().localToScreen(layout.scale().x(frame / 60.0), height.apply(layout));
        });
    }

    private static Drive scrubbed() {
        return new Drive(
                Deed.seen(desk -> desk.playback().frameProperty().get() == 180),
                (desk, node) -> desk.hand.drag(
                        at(desk, 60, layout -> layout.height() * 0.7),
                        at(desk, 180, layout -> layout.height() * 0.7),
                        MouseButton.PRIMARY));
    }

    /** A moment goes with the hand. */
    private static Drive panned(MouseButton button) {
        Deed deed = Deed.of(desk -> {
            desk.make(() -> {
                for (int i = 0; i < 4; i++) {
                    desk.choose("item-time-in");
                }
            });
            TimeSpan before = desk.look(TimeGestures::span);
            double seconds = desk.look(() -> 40 * timeline().geometry().scale().secondsPerPixel());
            return () -> Math.abs(span().from() - before.from() - seconds) < 1e-9
                    && Math.abs(span().length() - before.length()) < 1e-9;
        });
        return new Drive(deed, (desk, node) -> {
            Point2D from = Hand.middle(node);
            desk.hand.drag(from, from.subtract(40, 0), button);
        });
    }

    private static Drive zoomed() {
        Deed deed = Deed.of(desk -> {
            TimeSpan before = desk.look(TimeGestures::span);
            return () -> Math.abs(span().length() - before.length() / STEP / STEP) < 1e-9 && span().holds(1);
        });
        return new Drive(deed, (desk, node) -> desk.hand.wheel(at(desk, 60, layout -> layout.height() * 0.5), 2));
    }

    /** A drag on the bar of the loop from one frame to another. */
    private static Drive looped(Optional<Loop> first, int from, int to, Loop then) {
        Deed deed = Deed.of(desk -> {
            first.ifPresent(loop -> desk.onScreen(() -> desk.playback().loop(loop.from(), loop.to())));
            return () -> near(desk.playback().loopProperty().get(), then);
        });
        return new Drive(
                deed,
                (desk, node) -> desk.hand.drag(
                        at(desk, from, TimeGestures::bar), at(desk, to, TimeGestures::bar), MouseButton.PRIMARY));
    }

    /** A point on the screen may be more than a frame. */
    private static boolean near(Optional<Loop> loop, Loop wanted) {
        return loop.filter(now -> Math.abs(now.from() - wanted.from()) <= 1 && Math.abs(now.to() - wanted.to()) <= 1)
                .isPresent();
    }

    private static double bar(TimelineLayout layout) {
        return (layout.loopTop() + layout.sentY()) / 2;
    }
}
