package reckon.app.walk;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import reckon.app.timeline.TimelineView;
import reckon.draw.TimelineLayout;
import reckon.file.Document;
import reckon.lesson.Goal;
import reckon.network.Stall;

/** Stalls: caused by their key at the playhead, dragged by an edge or as a whole on the timeline, taken away by the menu. */
final class StallMeans implements Means {
    /** A mouse stands on whole pixels: as near as this is there, s. */
    private static final double NEAR = 0.03;

    @Override
    public void apply(Student student, Goal goal, Document solution) {
        if (solution.game().isPresent()) {
            return;
        }
        List<Stall> wanted = solution.scenario().network().stalls();
        List<Stall> missing = without(wanted, stalls(student));
        List<Stall> odd = without(stalls(student), wanted);
        for (int i = 0; i < missing.size(); i++) {
            Stall stall =
                    i < odd.size() ? odd.get(i) : cause(student, missing.get(i).at());
            drag(student, stall, missing.get(i));
        }
        odd.stream().skip(missing.size()).forEach(stall -> remove(student, stall));
    }

    private static List<Stall> stalls(Student student) {
        return student.scenario().network().stalls();
    }

    private static List<Stall> without(List<Stall> some, List<Stall> others) {
        List<Stall> left = new ArrayList<>(some);
        left.removeIf(stall -> others.stream().anyMatch(other -> same(stall, other)));
        return left;
    }

    private static boolean same(Stall one, Stall other) {
        return near(one.at(), other.at()) && near(one.length(), other.length());
    }

    private static boolean near(double one, double other) {
        return Math.abs(one - other) < NEAR;
    }

    /** Puts the playhead to a moment by a click on the timeline's axis, and causes a stall. */
    private static Stall cause(Student student, double at) {
        List<Stall> before = stalls(student);
        student.hand.click(place(student, at, layout -> layout.height() - layout.em() / 2), MouseButton.PRIMARY);
        student.await(
                "the playhead at " + at, () -> near(student.session.playback().seconds(), at));
        student.hand.push(KeyCode.S);
        student.settle();
        List<Stall> caused = new ArrayList<>(stalls(student));
        caused.removeAll(before);
        return caused.getFirst();
    }

    private static void drag(Student student, Stall stall, Stall to) {
        double end = stall.at() + stall.length();
        if (near(stall.at(), to.at()) && !near(stall.length(), to.length())) {
            drag(student, end, to.at() + to.length(), layout -> layout.height() * 0.7);
        } else if (!near(stall.at(), to.at())) {
            double middle = stall.at() + stall.length() / 2;
            drag(student, middle, middle + to.at() - stall.at(), StallMeans::bar);
            if (!near(stall.length(), to.length())) {
                drag(student, new Stall(to.at(), stall.length()), to);
            }
        }
    }

    /** The bar that stalls have right below the packets. */
    private static double bar(TimelineLayout layout) {
        return layout.arrivedY() + 1.85 * layout.em();
    }

    private static void drag(Student student, double from, double to, ToDoubleFunction<TimelineLayout> height) {
        List<Stall> before = stalls(student);
        student.hand.drag(place(student, from, height), place(student, to, height), MouseButton.PRIMARY);
        student.await(
                "another stall than " + before,
                () -> !student.session.scenario().network().stalls().equals(before));
        student.settle();
    }

    private static void remove(Student student, Stall stall) {
        student.hand.click(place(student, stall.at() + stall.length() / 2, StallMeans::bar), MouseButton.SECONDARY);
        student.click("stall-remove");
        student.settle();
    }

    private static Point2D place(Student student, double seconds, ToDoubleFunction<TimelineLayout> height) {
        TimelineView timeline = (TimelineView) student.node("timeline");
        return student.look(() -> {
            TimelineLayout layout = timeline.geometry();
            return timeline.localToScreen(layout.scale().x(seconds), height.applyAsDouble(layout));
        });
    }
}
