package reckon.setting;

/** The unit that a setting or a measure is given in. */
public enum Unit {
    /** A bare number, a name or a switch. */
    NONE(""),
    /** Seconds. */
    SECOND("s"),
    /** Metres. */
    METRE("m"),
    /** Metres a second. */
    METRE_PER_SECOND("m/s"),
    /** A share or a chance between 0 and 1. */
    FRACTION(""),
    /** Bytes. */
    BYTE("B"),
    /** Bytes a second. */
    BYTE_PER_SECOND("B/s");

    private final String symbol;

    Unit(String symbol) {
        this.symbol = symbol;
    }

    /** The unit's symbol, empty where there is none. */
    public String symbol() {
        return symbol;
    }
}
