package reckon.draw;

import java.util.Locale;

/** A set of colours. */
public enum Theme {
    /** Dark on light. */
    LIGHT,
    /** Light on dark. */
    DARK;

    /** The style sheet that gives the colours their values, beside this class. */
    public String sheet() {
        return "/reckon/draw/palette-" + name().toLowerCase(Locale.ROOT) + ".css";
    }
}
