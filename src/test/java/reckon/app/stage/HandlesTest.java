package reckon.app.stage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import reckon.draw.Bounds;
import reckon.draw.Camera;
import reckon.motion.Generator;
import reckon.motion.Track;

/** As many handles as can be told apart, of tracks however long. */
class HandlesTest {
    private static final Camera CAMERA = Camera.fitting(Bounds.WORLD, 800, 500);
    private static final double SPACING = 17;

    @Test
    void thoseShownAreNearAndApart() {
        // sixty laps over one another, 50 points a second
        Track track = Generator.LAP.track(600, 1);
        Handles handles = new Handles(track, CAMERA, SPACING);
        double x = CAMERA.stageX(0);
        double y = CAMERA.stageY(-2.5);
        List<Integer> shown = handles.near(x, y, 100, 301);
        assertTrue(shown.size() >= 8 && shown.size() <= 12, shown.size() + " handles in 200 px");
        for (int one : shown) {
            assertTrue(handles.distance(one, x, y) <= 100);
            assertEquals(301, track.time(one), 10, "of the lap of the moment");
            for (int other : shown) {
                assertTrue(one == other || handles.distance(one, handles.x(other), handles.y(other)) >= SPACING);
            }
        }
    }

    @Test
    void sparsePointsAllHaveOne() {
        Track track = Track.EMPTY.plus(0, 0, 0).plus(1, 1, 0).plus(2, 1, 1).plus(3, 0, 1);
        assertEquals(
                List.of(1, 2, 0, 3),
                new Handles(track, CAMERA, SPACING).near(CAMERA.stageX(0.5), CAMERA.stageY(0.5), 100, 1.4));
    }

    @Test
    void ofPointsThatStandStillOneIsEnough() {
        Track track = Track.EMPTY;
        for (int i = 0; i < 5000; i++) {
            track = track.plus(i * 0.01, 2, 2);
        }
        assertEquals(
                1,
                new Handles(track, CAMERA, SPACING)
                        .near(CAMERA.stageX(2), CAMERA.stageY(2), 50, 20)
                        .size());
    }
}
