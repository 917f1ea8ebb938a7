package reckon.draw;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** A set of colours. */
public enum Theme {
    /** Dark on light. */
    LIGHT,
    /** Light on dark. */
    DARK;

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
