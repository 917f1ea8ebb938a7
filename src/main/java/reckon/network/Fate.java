package reckon.network;

/** What became of a packet. */
public enum Fate {
    /** It arrived. */
    DELIVERED("delivered"),
    /** It was lost on the way. */
    LOST("lost"),
    /** It found the queue before the link full. */
    DROPPED("dropped");

    private final String word;

    Fate(String word) {
        this.word = word;
    }

    /** Its word in tables. */
    public String word() {
        return word;
    }
}
