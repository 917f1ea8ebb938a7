package reckon.run;

/** What a method made of a packet. */
public enum PacketUse {
    /** It came to be shown. */
    SHOWN("shown"),
    /** It was news, but a newer one took its place before the next frame. */
    OVERTAKEN("overtaken"),
    /** It was older than what was known, and only entered the history. */
    REMEMBERED("remembered"),
    /** It was older than what was known, and changed nothing. */
    USELESS("useless"),
    /** The same update had come before. */
    KNOWN("known"),
    /** The run ends before it could be shown. */
    PENDING("pending"),
    /** It never arrives. */
    NONE("none");

    private final String word;

    PacketUse(String word) {
        this.word = word;
    }

    /** Its word in keys of texts. */
    public String word() {
        return word;
    }
}
