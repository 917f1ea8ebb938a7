package reckon.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Finds words in Latin letters in Chinese text that are not on the list of those that belong there. */
public final class LatinWords {
    /** Letters with what holds them together in names of files and keys of files. */
    private static final Pattern WORD = Pattern.compile("[A-Za-z0-9_./\\\\-]*[A-Za-z][A-Za-z0-9_./\\\\-]*");

    private static final List<Pattern> ALLOWED = read();

    private LatinWords() {}

    private static List<Pattern> read() {
        try (InputStream in = Objects.requireNonNull(LatinWords.class.getResourceAsStream("latin.txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> Pattern.compile(line.startsWith("~") ? line.substring(1) : Pattern.quote(line)))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The words of a text that do not belong in Chinese. */
    public static List<String> in(String text) {
        return WORD.matcher(text)
                .results()
                .map(MatchResult::group)
                .filter(word -> !allowed(word))
                .toList();
    }

    /** A word is allowed as a whole, or where all its parts are. */
    private static boolean allowed(String word) {
        return ALLOWED.stream().anyMatch(pattern -> pattern.matcher(word).matches())
                || List.of(word.split("[^A-Za-z0-9]+|(?<![A-Za-z0-9])\\d+(?=[A-Za-z])")).stream()
                        .filter(part -> !part.matches("\\d*"))
                        .allMatch(part -> ALLOWED.stream()
                                .anyMatch(pattern -> pattern.matcher(part).matches()));
    }
}
