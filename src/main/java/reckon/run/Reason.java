package reckon.run;

/** Why an update was sent. */
public enum Reason {
    /** It was the first. */
    FIRST("first"),
    /** The sender's replica had strayed. */
    THRESHOLD("threshold"),
    /** Nothing had been sent for too long. */
    HEARTBEAT("heartbeat"),
    /** It was time. */
    INTERVAL("interval");

    private final String word;

    Reason(String word) {
        this.word = word;
    }

    /** Its word in tables. */
    public String word() {
        return word;
    }
}
