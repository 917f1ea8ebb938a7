package reckon.lesson;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The words of a lesson in one language.
 *
 * @param title the lesson's title
 * @param introduction what stands before its first section
 * @param sections the words of its sections by id; an overlay may lack some
 * @param goals the words of its goals by id; an overlay may lack some
 */
public record LessonText(
        String title, List<Block> introduction, Map<String, OfSection> sections, Map<String, OfGoal> goals) {

    /** Copies the collections. */
    public LessonText {
        introduction = List.copyOf(introduction);
        sections = Map.copyOf(sections);
        goals = Map.copyOf(goals);
    }

    /**
     * The words of a section.
     *
     * @param heading its heading
     * @param blocks its text, with the places of its goals
     * @param notes what only the teacher sees; empty where there are none
     */
    public record OfSection(List<Inline> heading, List<Block> blocks, List<Block> notes) {
        /** Copies the lists. */
        public OfSection {
            heading = List.copyOf(heading);
            blocks = List.copyOf(blocks);
            notes = List.copyOf(notes);
        }
    }

    /**
     * The words of a goal.
     *
     * @param title what to do; nothing: the condition itself is shown
     * @param hint help, on demand
     * @param ask the question, where it is one
     * @param choices the answers to choose from
     * @param because why the answer is right, shown when it is given
     */
    public record OfGoal(
            Optional<String> title,
            Optional<String> hint,
            Optional<String> ask,
            List<String> choices,
            Optional<String> because) {
        /** Copies the list. */
        public OfGoal {
            choices = List.copyOf(choices);
        }
    }
}
