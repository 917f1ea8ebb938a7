package reckon.setting;

/** The part of a scenario that a setting belongs to. */
public enum Group {
    /** The scenario itself. */
    SCENARIO("scenario"),
    /** The sender. */
    SENDER("sender"),
    /** The network between sender and receiver. */
    NETWORK("network"),
    /** One of the methods compared. */
    METHOD("method"),
    /** A game whose screens are to be kept together. */
    SCHEME("scheme");

    private final String word;

    Group(String word) {
        this.word = word;
    }

    /** The group's word in keys, such as {@code network} in {@code network.delay}. */
    public String word() {
        return word;
    }
}
