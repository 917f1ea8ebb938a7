package reckon.motion;

/** How a track is changed by hand after it was made. The times of its points stay. */
public final class Reshaping {
    /** How far before and after a point that is moved the track gives way, s. */
    public static final double REACH = 0.3;

    /** Coordinates that come from a hand are kept to a tenth of a millimetre, so that files stay readable. */
    private static final double PER_METRE = 1e4;

    private Reshaping() {}

    /** A coordinate as it is kept when it comes from a hand: to a tenth of a millimetre, and not too far from 0, m. */
    public static double tidy(double metres) {
        return Math.clamp(Math.rint(metres * PER_METRE) / PER_METRE, -Track.FARTHEST, Track.FARTHEST);
    }

    /** How much a point follows one that is moved, from 1 at no time between them to 0 at {@link #REACH}: half a cosine. */
    public static double share(double secondsBetween) {
        double part = Math.abs(secondsBetween) / REACH;
        return part < 1 ? (1 + Math.cos(Math.PI * part)) / 2 : 0;
    }

    /**
     * A track with one point moved, and its neighbours in time a share of the way.
     *
     * @param index which point
     * @param dx how far, m
     * @param dy the same for the other coordinate, m
     */
    public static Track bent(Track track, int index, double dx, double dy) {
        int size = track.size();
        double[] times = new double[size];
        double[] xs = new double[size];
        double[] ys = new double[size];
        for (int i = 0; i < size; i++) {
            times[i] = track.time(i);
            double share = share(times[i] - track.time(index));
            xs[i] = share > 0 ? tidy(track.x(i) + share * dx) : track.x(i);
            ys[i] = share > 0 ? tidy(track.y(i) + share * dy) : track.y(i);
        }
        return Track.of(times, xs, ys, size);
    }

    /** A track without what is later than a moment in s; its first point stays in any case. */
    public static Track cut(Track track, double seconds) {
        int last = track.indexAt(seconds, track.size() - 1);
        if (last >= track.size() - 1) {
            return track;
        }
        Track kept = track.first(Math.max(last, 0) + 1);
        return last >= 0 && track.time(last) < seconds
                ? kept.plus(seconds, tidy(track.x(last, seconds)), tidy(track.y(last, seconds)))
                : kept;
    }

    /** How many points two tracks have in common, each at the same place in both. */
    public static int common(Track one, Track other) {
        int count = 0;
        for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
            boolean same = one.time(i) == other.time(i) && one.x(i) == other.x(i) && one.y(i) == other.y(i);
            count += same ? 1 : 0;
        }
        return count;
    }
}
