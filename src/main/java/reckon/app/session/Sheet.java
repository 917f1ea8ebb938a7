package reckon.app.session;

/** What the walk explains. */
public enum Sheet {
    /** Why the point is drawn where it is. */
    DRAWN("drawn"),
    /** What the sender decided. */
    SENDER("sender"),
    /** How a packet fared. */
    PACKET("packet"),
    /** What is measured. */
    MEASURES("measures");

    private final String word;

    Sheet(String word) {
        this.word = word;
    }

    /** Its word in keys of texts. */
    public String word() {
        return word;
    }
}
