package reckon.draw;

import reckon.scheme.SchemeKind;
import reckon.text.Texts;

/** What schemes are called. */
public final class SchemeNames {

    private SchemeNames() {}

    /** What one is called. */
    public static String of(SchemeKind kind, Texts texts) {
        return texts.get("word." + kind.word());
    }
}
