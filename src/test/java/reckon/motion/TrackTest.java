package reckon.motion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tracks against a plain list of points. */
class TrackTest {

    private record Point(double time, double x, double y) {}

    private static List<Point> points(SplittableRandom random, int count) {
        List<Point> points = new ArrayList<>();
        double time = random.nextInt(2) * 0.5;
        for (int i = 0; i < count; i++) {
            points.add(new Point(time, random.nextDouble(-9, 9), random.nextDouble(-9, 9)));
            // some at one time
            time += random.nextInt(4) == 0 ? 0 : random.nextInt(1, 9) * 0.125;
        }
        return points;
    }

    private static Track track(List<Point> points) {
        Track track = Track.EMPTY;
        for (Point point : points) {
            track = track.plus(point.time(), point.x(), point.y());
        }
        return track;
    }

    /** Linear between two points, still before the first and after the last; of two at one time the later counts. */
    private static double naive(List<Point> points, double seconds) {
        int index = naiveIndex(points, seconds);
        if (index < 0) {
            return points.getFirst().x();
        }
        if (index == points.size() - 1) {
            return points.getLast().x();
        }
        Point from = points.get(index);
        Point to = points.get(index + 1);
        return (from.x() * (to.time() - seconds) + to.x() * (seconds - from.time())) / (to.time() - from.time());
    }

    private static int naiveIndex(List<Point> points, double seconds) {
        int index = -1;
        for (int i = 0; i < points.size(); i++) {
            index = points.get(i).time() <= seconds ? i : index;
        }
        return index;
    }

    @Test
    void isReadAsByLookingAtEveryPointWhateverTheHint() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 500; i++) {
            List<Point> points = points(random, random.nextInt(1, 80));
            Track track = track(points);
            for (int n = 0; n < 60; n++) {
                // at the times of points too
                double seconds = random.nextInt(-8, 1500) * 0.0625;
                int hint = random.nextInt(-2, points.size() + 3);
                assertEquals(naiveIndex(points, seconds), track.indexAt(seconds, hint));
                assertEquals(naive(points, seconds), track.at(seconds).x(), 1e-12);
            }
        }
    }

    @Test
    void aTrackWithoutAPointIsNowhere() {
        assertEquals(-1, Track.EMPTY.indexAt(1, 0));
        assertEquals(-1, Track.EMPTY.endMicros());
        assertThrows(IndexOutOfBoundsException.class, () -> Track.EMPTY.at(0));
    }

    @Test
    void extendingLeavesWhatWasExtendedAndTwoWaysOnDoNotMix() {
        SplittableRandom random = new SplittableRandom(2);
        for (int i = 0; i < 200; i++) {
            List<Point> common = points(random, random.nextInt(1, 70));
            Track base = track(common);
            double time = common.getLast().time();
            Track left = base.plus(time + 1, 1, 1).plus(time + 2, 2, 2);
            Track right = base.plus(time + 1, -1, -1);
            assertEquals(common.size(), base.size());
            assertEquals(common.getLast().x(), base.at(time + 5).x());
            assertEquals(new Vec2(1, 1), left.point(common.size()));
            assertEquals(new Vec2(-1, -1), right.point(common.size()));
            assertEquals(track(common), base);
        }
    }

    @Test
    void startsWithWhatItWasMadeFromAndWithNothingElse() {
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 300; i++) {
            List<Point> points = points(random, random.nextInt(2, 70));
            Track whole = track(points);
            int size = random.nextInt(points.size() + 1);
            List<Point> some = new ArrayList<>(points.subList(0, size));
            assertTrue(whole.startsWith(track(some)));
            assertEquals(size == points.size(), track(some).startsWith(whole));
            if (size > 0) {
                int moved = random.nextInt(size);
                Point point = some.get(moved);
                some.set(moved, new Point(point.time(), point.x() + 1e-9, point.y()));
                assertFalse(whole.startsWith(track(some)));
            }
        }
    }

    @Test
    void branchesOfOneTrackAreNotTakenForEachOther() {
        Track base = Track.EMPTY.plus(0, 0, 0);
        Track left = base.plus(1, 1, 0);
        Track right = base.plus(1, 2, 0);
        assertFalse(left.startsWith(right));
        assertFalse(right.startsWith(left));
        assertNotEquals(left, right);
        assertTrue(left.startsWith(base) && right.startsWith(base));
    }

    @Test
    void tracksOfEqualPointsAreEqual() {
        double[] times = {0, 1, 1};
        double[] xs = {3, 4, 5};
        double[] ys = {0, 0, 1};
        Track made = Track.of(times, xs, ys, 3);
        Track grown = Track.EMPTY.plus(0, 3, 0).plus(1, 4, 0).plus(1, 5, 1);
        assertEquals(made, grown);
        assertEquals(made.hashCode(), grown.hashCode());
        times[0] = 0.5;
        xs[0] = 9;
        assertEquals(new Vec2(3, 0), made.at(0), "its arrays are its own");
    }

    @ParameterizedTest
    @CsvSource({
        "-0.1, 0, 0",
        "0.4, 0, 0",
        "NaN, 0, 0",
        "86400.1, 0, 0",
        "1, NaN, 0",
        "1, 0, Infinity",
        "1, -1.1e9, 0",
        "1, 0, 1.1e9"
    })
    void refusesWhatIsOutOfRange(double time, double x, double y) {
        Track track = Track.EMPTY.plus(0.5, 0, 0);
        assertThrows(IllegalArgumentException.class, () -> track.plus(time, x, y));
        assertThrows(
                IllegalArgumentException.class,
                () -> Track.of(new double[] {0.5, time}, new double[] {0, x}, new double[] {0, y}, 2));
    }
}
