package reckon.motion;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Tracks bent and cut by hand. */
class ReshapingTest {
    /** Coordinates from a hand are rounded to this, m, and so are half of it off at most. */
    private static final double TIDY = 1e-4;

    private static Track line(int points, double step) {
        Track track = Track.EMPTY;
        for (int i = 0; i < points; i++) {
            track = track.plus(i * step, i * 0.5, 1);
        }
        return track;
    }

    @Test
    void neighboursFollowByHalfACosine() {
        Track track = line(100, 0.02);
        Track bent = Reshaping.bent(track, 40, 2, -3);
        for (int i = 0; i < 100; i++) {
            double between = Math.abs(i - 40) * 0.02;
            double share = between < 0.3 ? 0.5 + 0.5 * Math.cos(Math.PI * between / 0.3) : 0;
            assertEquals(track.time(i), bent.time(i), 0);
            assertEquals(track.x(i) + 2 * share, bent.x(i), TIDY / 2 + 1e-12);
            assertEquals(1 - 3 * share, bent.y(i), TIDY / 2 + 1e-12);
        }
        assertEquals(22, bent.x(40), 0, "the point itself goes all the way");
        assertEquals(0.5, Reshaping.share(0.15), 1e-15);
    }

    @Test
    void whereNothingGivesWayNothingIsRounded() {
        Track track = Track.EMPTY.plus(0, 1.0 / 3, 0).plus(0.3, 2.0 / 3, 0).plus(0.6, 1, 0);
        Track bent = Reshaping.bent(track, 2, 1, 1);
        assertEquals(track.first(2), bent.first(2));
        assertEquals(new Vec2(2, 1), bent.point(2));
    }

    @Test
    void aCutEndsAtItsMoment() {
        Track cut = Reshaping.cut(line(10, 1), 3.25);
        assertEquals(line(10, 1).first(4).plus(3.25, 1.625, 1), cut);
        assertEquals(line(10, 1).first(4), Reshaping.cut(line(10, 1), 3), "a point is there already");
        assertEquals(line(10, 1), Reshaping.cut(line(10, 1), 9));
        assertEquals(line(10, 1), Reshaping.cut(line(10, 1), 50));
    }

    @Test
    void theFirstPointStays() {
        Track late = Track.EMPTY.plus(2, 5, 6).plus(3, 7, 8);
        assertEquals(late.first(1), Reshaping.cut(late, 1));
        assertEquals(late.first(1), Reshaping.cut(late, -1));
        assertEquals(late.first(1), Reshaping.cut(late.first(1), 0));
    }

    @Test
    void aTrackThatWasCutMayGoOnOtherwise() {
        Track track = line(10, 1);
        Track other = Reshaping.cut(track, 4).plus(4.5, -1, -1);
        assertEquals(6, other.size());
        assertEquals(line(10, 1), track, "the one that was cut is as it was");
        assertEquals(5, Reshaping.common(track, other));
    }

    @Test
    void handsGoNoFartherThanTracksDo() {
        assertEquals(Track.FARTHEST, Reshaping.tidy(1e300), 0);
        assertEquals(-0.1235, Reshaping.tidy(-0.12346), 0);
    }
}
