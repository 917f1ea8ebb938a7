package reckon.motion;

/**
 * The simulation clock. Events happen at whole microseconds; frames are at exactly k / rate seconds. Both are turned into
 * seconds by one division, so that a frame and an event at the same moment compare as equal.
 */
public final class SimulationTime {
    /** Frames a second of the fixed grid on which a run is measured and kept. */
    public static final int FRAMES_PER_SECOND = 60;

    private static final double MICROS_PER_SECOND = 1e6;

    private SimulationTime() {}

    /** The moment of an event, s. */
    public static double seconds(long micros) {
        return micros / MICROS_PER_SECOND;
    }

    /** The nearest whole microsecond, half to even. */
    public static long micros(double seconds) {
        return (long) Math.rint(seconds * MICROS_PER_SECOND);
    }

    /** The whole microsecond nearest to a moment and a time after it, half to even. */
    public static long after(long micros, double seconds) {
        return (long) Math.rint(micros + seconds * MICROS_PER_SECOND);
    }

    /** The moment of a frame, s. */
    public static double frame(int number, int framesPerSecond) {
        return number / (double) framesPerSecond;
    }

    /** The number of the frame nearest to a moment in s, the later of two as near. */
    public static int nearestFrame(double seconds, int framesPerSecond) {
        return (int) Math.round(seconds * framesPerSecond);
    }

    /** The number of the first frame that is not before a moment. */
    public static int firstFrame(long micros, int framesPerSecond) {
        return Math.toIntExact(Math.ceilDiv(Math.multiplyExact(micros, (long) framesPerSecond), 1_000_000L));
    }

    /** The number of the last frame that is not after a moment, -1 where the moment is before the start. */
    public static int lastFrame(long micros, int framesPerSecond) {
        return micros < 0 ? -1 : Math.toIntExact(Math.multiplyExact(micros, (long) framesPerSecond) / 1_000_000L);
    }
}
