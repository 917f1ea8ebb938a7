package reckon.file;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** What somebody who misspelt a word may have meant. */
public final class Closest {

    private Closest() {}

    /** The word that is nearest, if any is near enough to be meant. */
    public static Optional<String> to(String written, Collection<String> words) {
        return words.stream()
                .filter(word -> isNear(distance(written, word), word.length()))
                .min(Comparator.comparingInt(word -> distance(written, word)));
    }

    private static boolean isNear(int distance, int letters) {
        return distance < letters && distance <= Math.max(1, (letters + 1) / 3);
    }

    /** How many letters to put in, take out or replace (Levenshtein), whatever their case. */
    private static int distance(String from, String to) {
        String a = from.toLowerCase(Locale.ROOT);
        String b = to.toLowerCase(Locale.ROOT);
        if (Math.abs(a.length() - b.length()) > b.length()) {
            return Integer.MAX_VALUE;
        }
        int[] above = new int[b.length() + 1];
        Arrays.setAll(above, j -> j);
        for (int i = 1; i <= a.length(); i++) {
            int[] row = new int[b.length() + 1];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = above[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(replaced, 1 + Math.min(above[j], row[j - 1]));
            }
            above = row;
        }
        return above[b.length()];
    }
}
