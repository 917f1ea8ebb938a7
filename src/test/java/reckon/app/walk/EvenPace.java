package reckon.app.walk;

import reckon.motion.Track;
import reckon.motion.Vec2;

/**
 * A path gone along at an even pace, as a steady hand draws it.
 *
 * @param track the path
 * @param seconds how long it takes, s
 */
record EvenPace(Track track, double seconds) {

    /** In the time that the path takes. */
    static EvenPace of(Track track) {
        return new EvenPace(track, track.time(track.size() - 1));
    }

    /** The same in more time, or in less. */
    EvenPace slower(double times) {
        return new EvenPace(track, seconds * times);
    }

    /** The same as a recording, a point for each of its points. */
    Track recorded() {
        Track even = Track.EMPTY;
        int last = track.size() - 1;
        for (int i = 0; i <= last; i++) {
            double moment = seconds * track.time(i) / track.time(last);
            Vec2 place = at(moment);
            even = even.plus(moment, place.x(), place.y());
        }
        return even;
    }

    /** Where the hand is at a moment in s. */
    Vec2 at(double moment) {
        double left = track.length() * Math.clamp(moment / seconds, 0, 1);
        for (int i = 1; i < track.size(); i++) {
            Vec2 from = track.point(i - 1);
            Vec2 to = track.point(i);
            double way = from.distance(to);
            if (left < way) {
                return from.plus(to.minus(from).times(left / way));
            }
            left -= way;
        }
        return track.point(track.size() - 1);
    }
}
