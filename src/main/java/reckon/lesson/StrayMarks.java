package reckon.lesson;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import reckon.file.Entry;
import reckon.file.Problems;

/** Signs of Markdown that would be seen as they stand, because they mark nothing where they are. */
final class StrayMarks {
    private static final Pattern IN_TEXT = Pattern.compile("\\*+|`+");

    /** What goals say is bare words, in which nothing is marked. */
    private static final Pattern IN_BARE_WORDS = Pattern.compile("\\*+|`+|\\$+");

    /** How many letters before and behind a mark are shown. */
    private static final int AROUND = 12;

    private StrayMarks() {}

    /** What is wrong with words of a text, out of which all marks that mark something have been taken. */
    static Optional<String> inText(String words) {
        return first(IN_TEXT, words)
                .map(shown -> shown
                        + "; open it right before a word and close it right behind one, with the full stop outside, as"
                        + " **so**. – or put a sign that is meant in `code`");
    }

    /** The bare words of a key, or an item of its list; marks in them are remarked on. */
    static Optional<String> bareWords(Entry entry, String allowed, Problems remarks) {
        Optional<String> words = entry.written(allowed);
        words.flatMap(one -> first(IN_BARE_WORDS, one))
                .ifPresent(shown -> remarks.add(
                        entry.line(),
                        entry.path(),
                        shown + ", for nothing is marked here; take it out, or write “…” around a name"));
        return words;
    }

    private static Optional<String> first(Pattern marks, String words) {
        Matcher matcher = marks.matcher(words);
        if (!matcher.find()) {
            return Optional.empty();
        }
        int before = Math.min(AROUND, words.codePointCount(0, matcher.start()));
        int behind = Math.min(AROUND, words.codePointCount(matcher.end(), words.length()));
        String around = words.substring(
                words.offsetByCodePoints(matcher.start(), -before), words.offsetByCodePoints(matcher.end(), behind));
        return Optional.of("would show the " + Shown.brief(matcher.group()) + " in “"
                + Shown.brief(around).replace('\n', ' ').strip() + "” as it stands");
    }
}
