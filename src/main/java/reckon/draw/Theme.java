package reckon.draw;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** A set of colours, and how boldly is drawn in them. */
public enum Theme {
    /** Dark on light. */
    LIGHT,
    /** Light on dark. */
    DARK,
    /** Dark on light for a projector: contrasts that daylight leaves something of, thick lines, and large points. */
    PROJECTOR;

    /** How much thicker lines are drawn than a drawing asks for. */
    public double lines() {
        return this == PROJECTOR ? 1.7 : 1;
    }

    /** How much larger points and signs are drawn than a drawing asks for. */
    public double points() {
        return this == PROJECTOR ? 1.35 : 1;
    }

    /** The style sheet that gives the colours their values, beside this class. */
    public String sheet() {
        return "/reckon/draw/palette-" + word() + ".css";
    }

    /** Its word in files. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The theme of a word, if there is one. */
    public static Optional<Theme> of(String word) {
        return Arrays.stream(values())
                .filter(theme -> theme.word().equals(word))
                .findFirst();
    }
}
