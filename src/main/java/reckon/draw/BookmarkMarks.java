package reckon.draw;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Bookmarks as ribbons along the upper edge of a timeline. */
public final class BookmarkMarks {
    private static final double HALF_EMS = 0.42;
    private static final double TOP_EMS = 0.05;
    private static final double BOTTOM_EMS = 1.35;
    private static final double REACH_EMS = 0.6;

    private BookmarkMarks() {}

    /** Draws those at some moments in s that are in view; text is em px high. */
    public static void draw(Pen pen, List<Double> moments, TimeScale scale, double em) {
        for (double at : moments) {
            if (scale.span().holds(at)) {
                ribbon(pen, scale.x(at), em, HALF_EMS * em, Ink.BOOKMARK);
            }
        }
    }

    /** Draws the one at a moment in s so that it stands out from the others. */
    public static void highlight(Pen pen, double moment, TimeScale scale, double em) {
        ribbon(pen, scale.x(moment), em, HALF_EMS * em * 1.35, Ink.BOOKMARK);
    }

    private static void ribbon(Pen pen, double x, double em, double half, Ink ink) {
        double top = TOP_EMS * em;
        double bottom = BOTTOM_EMS * em;
        pen.shape(
                new double[] {x - half, x + half, x + half, x, x - half},
                new double[] {top, top, bottom, bottom - half, bottom},
                5,
                ink,
                1);
    }

    /** The one at a place, by its place among the moments in s: of several the nearest. */
    public static OptionalInt at(List<Double> moments, TimeScale scale, double em, double x, double y) {
        if (y < 0 || y > (BOTTOM_EMS + 0.1) * em) {
            return OptionalInt.empty();
        }
        return IntStream.range(0, moments.size())
                .filter(i -> scale.span().holds(moments.get(i)))
                .filter(i -> Math.abs(scale.x(moments.get(i)) - x) <= REACH_EMS * em)
                .reduce((one, other) ->
                        Math.abs(scale.x(moments.get(other)) - x) < Math.abs(scale.x(moments.get(one)) - x)
                                ? other
                                : one);
    }
}
