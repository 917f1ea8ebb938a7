package reckon.run;

import reckon.method.Estimator;
import reckon.motion.Kinematics;
import reckon.motion.Track;
import reckon.motion.Vec2;

/** What a sender sees of a track, which may be growing: velocity and acceleration are estimates. */
final class TrackSight implements Sight {
    private final Estimator estimator;
    private Track track = Track.EMPTY;
    private int hint;

    TrackSight(Estimator estimator) {
        this.estimator = estimator;
    }

    /** Looks at a track from now on: the same, grown. */
    void follow(Track grown) {
        track = grown;
    }

    @Override
    public Vec2 at(double seconds) {
        int index = track.indexAt(seconds, hint);
        hint = Math.max(0, index);
        return new Vec2(track.x(index, seconds), track.y(index, seconds));
    }

    @Override
    public Kinematics motion(double seconds) {
        return estimator.estimate(this, seconds);
    }
}
