package reckon.lesson;

/**
 * A goal as it was read.
 *
 * @param goal the goal
 * @param words its words
 */
record ReadGoal(Goal goal, LessonText.OfGoal words) {}
