package reckon.lesson;

import java.util.Optional;
import reckon.file.Document;

/** Something to reach in a section. Whether it is reached is judged by {@link Judge}. */
public sealed interface Goal {

    /** Its id, of its own in the lesson. */
    String id();

    /** Whether steps forward are locked until it is met: only questions can be so. */
    default boolean predict() {
        return false;
    }

    /** A scenario that meets it; nothing with questions, whose answer is their solution. */
    default Optional<Document> solution() {
        return Optional.empty();
    }

    /**
     * A condition that must come true on a frame of the run, or on all frames of a time.
     *
     * @param id its id
     * @param condition the condition
     * @param seconds for how long without a break, s; 0: on one frame
     * @param solution a scenario that meets it
     */
    record When(String id, Condition condition, double seconds, Optional<Document> solution) implements Goal {}

    /**
     * A condition that must not come true on any frame of the run.
     *
     * @param id its id
     * @param condition the condition
     * @param solution a scenario that meets it
     */
    record Never(String id, Condition condition, Optional<Document> solution) implements Goal {}

    /**
     * A question with answers to choose from; their words are in the texts.
     *
     * @param id its id
     * @param choices how many there are
     * @param answer the place of the right one, from 0
     * @param predict whether steps forward are locked until it is met
     */
    record Choice(String id, int choices, int answer, boolean predict) implements Goal {}

    /**
     * A question whose answer is a number.
     *
     * @param id its id
     * @param answer the right answer
     * @param tolerance by how much it may be missed
     * @param predict whether steps forward are locked until it is met
     */
    @SuppressWarnings("AvoidCommonTypeNames") // nobody names it without Goal
    record Number(String id, Amount answer, Amount tolerance, boolean predict) implements Goal {}
}
