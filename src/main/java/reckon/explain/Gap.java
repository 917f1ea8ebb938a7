package reckon.explain;

/** Why a term is missing, and counts as nothing. */
public enum Gap {
    /** There was no stall before this one, from which Δ could be learnt. */
    FIRST_STALL("first-stall"),
    /** The stall before took no time. */
    NO_PERIOD("no-period"),
    /** Less than M of history: no velocity. */
    SHORT_OF_ONE_WINDOW("short-of-one-window"),
    /** Less than twice M of history: no acceleration. */
    SHORT_OF_TWO_WINDOWS("short-of-two-windows"),
    /** The cap on extrapolation has been passed: the replica holds. */
    PAST_CAP("past-cap"),
    /** The model does not move. */
    NO_MOTION("no-motion"),
    /** The update after this moment was lost, or has not come yet. */
    NOT_RECEIVED("not-received"),
    /** A way from a place to itself has no direction. */
    NO_WAY("no-way");

    private final String word;

    Gap(String word) {
        this.word = word;
    }

    /** Its word in data and in keys of texts. */
    public String word() {
        return word;
    }
}
