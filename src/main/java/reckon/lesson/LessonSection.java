package reckon.lesson;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import reckon.explain.Symbol;
import reckon.file.Document;

/**
 * A section of a lesson, in no language.
 *
 * @param id its id, of its own in the lesson
 * @param focus the term that is lit when it is opened
 * @param at where the playhead goes when it is opened, s
 * @param scenario what is open from here on; nothing: what was open before stays
 * @param goals what is to be reached in it, in order
 */
public record LessonSection(
        String id, Optional<Symbol> focus, OptionalDouble at, Optional<Document> scenario, List<Goal> goals) {

    /** Copies the list. */
    public LessonSection {
        goals = List.copyOf(goals);
    }
}
