package reckon.lesson;

import java.util.Collection;
import java.util.Optional;
import reckon.file.Closest;

/** What to say to somebody who misspelt a word. */
final class Suggestion {

    private Suggestion() {}

    /** A question behind a message, where a word is near enough to be meant. */
    static Optional<String> of(String written, Collection<String> words) {
        return Closest.to(written, words).map(word -> "; did you mean " + word + "?");
    }

    /** The same, or else all the words there are. */
    static String orAll(String written, Collection<String> words) {
        return of(written, words).orElseGet(() -> "; there are " + String.join(", ", words));
    }
}
