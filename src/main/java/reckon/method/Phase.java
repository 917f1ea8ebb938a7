package reckon.method;

/** What a replica does at a moment: the first of these that holds. */
public enum Phase {
    /** Nothing has arrived yet. */
    NONE("none"),
    /** It was extrapolated to the cap and is held. */
    STALE("stale"),
    /** No update has come for too long. */
    STALLED("stalled"),
    /** A convergence is under way. */
    CONVERGING("converging"),
    /** It is on the model. */
    FOLLOWING("following");

    private final String word;

    Phase(String word) {
        this.word = word;
    }

    /** Its word in tables. */
    public String word() {
        return word;
    }
}
