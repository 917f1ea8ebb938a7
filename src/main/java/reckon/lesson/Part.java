package reckon.lesson;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** A part of the window that a lesson can show or leave out. */
public enum Part {
    /** The stages, or a game's screens; they are always there. */
    STAGE,
    /** The timeline, or a game's diagram. */
    TIMELINE,
    /** The formulas. */
    FORMULA,
    /** The table of measures. */
    MEASURES;

    /** Its name in lessons. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The one with a name. */
    public static Optional<Part> of(String word) {
        return Arrays.stream(values()).filter(part -> part.word().equals(word)).findFirst();
    }
}
