package reckon.app;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import reckon.text.Language;
import reckon.text.Texts;

/** The texts of a language whose words are all longer than in ours, as those of some languages are. */
final class LongWords {
    /** How long a text is, by how long it was. */
    private static final double FACTOR = 1.6;

    /** A word, or a place to fill, of which not even the words that it chooses from are changed. */
    private static final Pattern PIECE = Pattern.compile("\\{[^}]*}|\\p{L}{2,}");

    private LongWords() {}

    static Texts of(Language language) {
        return Texts.of(language).rewritten(LongWords::stretched);
    }

    /**
     * Each word with its last letters once more, so that the text is as long as it is to be. What has no word of two
     * letters is a symbol and stays.
     */
    static String stretched(String text) {
        StringBuilder longer = new StringBuilder();
        Matcher matcher = PIECE.matcher(text);
        int end = 0;
        double owed = 0;
        while (matcher.find()) {
            String piece = matcher.group();
            longer.append(text, end, matcher.end());
            owed += (FACTOR - 1) * (matcher.start() - end);
            if (!piece.startsWith("{")) {
                owed += (FACTOR - 1) * piece.length();
                int more = (int) Math.min(Math.round(owed), piece.length());
                longer.append(piece, piece.length() - more, piece.length());
                owed -= more;
            }
            end = matcher.end();
        }
        return longer.append(text.substring(end)).toString();
    }
}
