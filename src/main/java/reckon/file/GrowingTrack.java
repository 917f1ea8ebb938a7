package reckon.file;

import java.util.Optional;
import reckon.motion.Track;

/** A track that is being read, point by point. */
final class GrowingTrack {
    private Track track = Track.EMPTY;

    /**
     * Adds a point.
     *
     * @param time its moment, s
     * @param x its first coordinate, m
     * @param y its second coordinate, m
     * @return what is wrong with the point, where it was not added
     */
    Optional<String> add(double time, double x, double y) {
        double last = track.size() == 0 ? 0 : track.time(track.size() - 1);
        if (track.size() > 0 && time < last) {
            return Optional.of("times run backwards, from " + Decimal.text(last) + " s to " + Decimal.text(time)
                    + " s; sort the points by time, or take this one out");
        }
        if (!(time >= 0 && time <= Track.LATEST)) {
            return Optional.of(
                    "the time must be 0 to " + Decimal.text(Track.LATEST) + " s, not " + Decimal.text(time) + " s");
        }
        if (!(Math.abs(x) <= Track.FARTHEST && Math.abs(y) <= Track.FARTHEST)) {
            double far = Math.abs(x) <= Track.FARTHEST ? y : x;
            return Optional.of("a coordinate must be " + Decimal.text(-Track.FARTHEST) + " to "
                    + Decimal.text(Track.FARTHEST) + " m, not " + Decimal.text(far) + " m");
        }
        track = track.plus(time, x, y);
        return Optional.empty();
    }

    /** What was read so far. */
    Track track() {
        return track;
    }
}
