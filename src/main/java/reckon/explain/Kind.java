package reckon.explain;

/** What sort of thing a term is, and hence its unit. */
public enum Kind {
    /** A place in the plane. */
    POSITION(true, "m", 1, 0),
    /** A way from one place to another. */
    DISPLACEMENT(true, "m", 1, 0),
    /** A velocity. */
    VELOCITY(true, "m/s", 1, -1),
    /** An acceleration. */
    ACCELERATION(true, "m/s²", 1, -2),
    /** A time, or a moment. */
    TIME(false, "s", 0, 1),
    /** A length, or one coordinate. */
    LENGTH(false, "m", 1, 0),
    /** A speed. */
    SPEED(false, "m/s", 1, -1),
    /** A number without a unit. */
    NUMBER(false, "", 0, 0),
    /** So many times a second. */
    RATE(false, "1/s", 0, -1),
    /** So many times a minute; what a minute is stays outside the formulas. */
    MINUTE_RATE(false, "1/min", 0, -1),
    /** A distance kept for a time. */
    LENGTH_TIME(false, "m·s", 1, 1),
    /** A change of acceleration. */
    JERK(false, "m/s³", 1, -3),
    /** An amount of data; a byte counts as a number. */
    BYTES(false, "B", 0, 0),
    /** Data in a time. */
    BYTE_RATE(false, "B/s", 0, -1),
    /** Yes or no, as 1 or 0. */
    TRUTH(false, "", 0, 0);

    private final boolean vector;
    private final String unit;
    private final int metres;
    private final int seconds;

    Kind(boolean vector, String unit, int metres, int seconds) {
        this.vector = vector;
        this.unit = unit;
        this.metres = metres;
        this.seconds = seconds;
    }

    /** Whether its values have two coordinates. */
    public boolean vector() {
        return vector;
    }

    /** The symbol of its unit, empty where it has none. */
    public String unit() {
        return unit;
    }

    /** The power of the metre in its unit. */
    public int metres() {
        return metres;
    }

    /** The power of the second in its unit. */
    public int seconds() {
        return seconds;
    }
}
