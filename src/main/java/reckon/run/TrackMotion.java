package reckon.run;

import reckon.method.Estimator;
import reckon.motion.Kinematics;
import reckon.motion.TimedPath;
import reckon.motion.Track;
import reckon.motion.Vec2;

/** What a sender sees of a track, which may be growing: velocity and acceleration are estimates. */
final class TrackMotion implements TrueMotion {
    private final Estimator estimator;
    private final Place now = new Place();
    private final Place atFlag = new Place();
    private final Place beforeFlag = new Place();
    private Track track = Track.EMPTY;

    /** A place in the track that moves on, so that it is never far to the next. */
    private final class Place implements TimedPath {
        private int hint;

        @Override
        public Vec2 at(double seconds) {
            int index = track.indexAt(seconds, hint);
            hint = Math.max(0, index);
            return new Vec2(track.x(index, seconds), track.y(index, seconds));
        }
    }

    TrackMotion(Estimator estimator) {
        this.estimator = estimator;
    }

    /** Looks at a track from now on: the same, grown. */
    void follow(Track grown) {
        track = grown;
    }

    @Override
    public Vec2 at(double seconds) {
        return now.at(seconds);
    }

    @Override
    public Kinematics motion(double seconds) {
        double flag = seconds - estimator.window();
        return estimator.estimate(now.at(seconds), atFlag.at(flag), beforeFlag.at(flag - estimator.window()));
    }
}
