package reckon.app.session;

import java.util.Locale;

/** What a step goes on by. */
public enum StepUnit {
    /** A frame, which is always the same simulated time. */
    FRAME,
    /** To the next frame on which a packet is sent, lost or has arrived. */
    PACKET,
    /** A term of the formula, and after the last one the next frame. */
    TERM;

    /** Its word in keys of texts. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
