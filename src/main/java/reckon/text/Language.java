package reckon.text;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** A language of the program. */
public enum Language {
    /** English. */
    ENGLISH("en", "English"),
    /** Chinese in simplified characters. */
    CHINESE("zh-CN", "中文");

    private final String tag;
    private final String ownName;

    Language(String tag, String ownName) {
        this.tag = tag;
        this.ownName = ownName;
    }

    /** Its tag on the command line and in file names. */
    public String tag() {
        return tag;
    }

    /** What it is called in itself. */
    public String ownName() {
        return ownName;
    }

    /** Its locale, for the forms of numbers in sentences. */
    public Locale locale() {
        return Locale.forLanguageTag(tag);
    }

    /** The language of a tag, if there is one. */
    public static Optional<Language> of(String tag) {
        return Arrays.stream(values())
                .filter(language -> language.tag.equalsIgnoreCase(tag))
                .findFirst();
    }

    /** The language that fits a locale best. */
    public static Language fitting(Locale locale) {
        return locale.getLanguage().equals("zh") ? CHINESE : ENGLISH;
    }
}
