package reckon.app.stage;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import reckon.draw.Camera;
import reckon.motion.Track;
import reckon.motion.Vec2;

/** Which points of a path can be taken hold of: of those near a place as many as can be told apart. */
final class Handles {
    private static final int MOST = 60;

    private final Track track;
    private final Camera camera;
    private final double spacing;

    /**
     * The handles of a path.
     *
     * @param spacing how far from one another they are at least, px
     */
    Handles(Track track, Camera camera, double spacing) {
        this.track = track;
        this.camera = camera;
        this.spacing = spacing;
    }

    double x(int index) {
        return camera.stageX(track.x(index));
    }

    double y(int index) {
        return camera.stageY(track.y(index));
    }

    double distance(int index, double x, double y) {
        return Vec2.length(x(index) - x, y(index) - y);
    }

    /**
     * The indices of the points to show. Where the path comes by several times, those nearest in time to a moment go before.
     *
     * @param reach how far from the place, px
     * @param seconds the moment, s
     */
    List<Integer> near(double x, double y, double reach, double seconds) {
        List<Integer> candidates = new ArrayList<>(alongThePath());
        candidates.removeIf(index -> distance(index, x, y) > reach);
        candidates.sort(Comparator.comparingDouble(index -> Math.abs(track.time(index) - seconds)));
        List<Integer> shown = new ArrayList<>();
        for (int index : candidates) {
            boolean free = shown.stream().allMatch(other -> distance(other, x(index), y(index)) >= spacing);
            if (free && shown.size() < MOST) {
                shown.add(index);
            }
        }
        return shown;
    }

    /** Points at least the spacing from the one before; which they are does not depend on where one points. */
    private List<Integer> alongThePath() {
        List<Integer> kept = new ArrayList<>();
        for (int i = 0; i < track.size(); i++) {
            if (kept.isEmpty() || distance(kept.getLast(), x(i), y(i)) >= spacing) {
                kept.add(i);
            }
        }
        return kept;
    }
}
