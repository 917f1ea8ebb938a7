package reckon.lesson;

import java.util.Map;
import java.util.Optional;

/** Whether a goal is met: a function of what was played and of the answers so far, and of nothing else. */
public final class Judge {

    private Judge() {}

    /**
     * Whether a goal is met.
     *
     * @param answers the latest answer to each question, by the goal's id: the place of a choice, or an amount as it was typed
     */
    public static boolean met(Goal goal, Played played, Map<String, String> answers) {
        Optional<String> answer = Optional.ofNullable(answers.get(goal.id())).map(String::strip);
        return switch (goal) {
            case Goal.When when -> comesTrue(when.condition(), played);
            case Goal.Never never -> neverComesTrue(never.condition(), played);
            case Goal.Choice choice -> answer.equals(Optional.of(Integer.toString(choice.answer())));
            case Goal.Number number ->
                answer.flatMap(Amount::parse)
                        .filter(amount -> number.answer().isWithin(number.tolerance(), amount))
                        .isPresent();
        };
    }

    private static boolean comesTrue(Condition condition, Played played) {
        return condition.fits(played) && condition.comesTrue(new Scene(played));
    }

    /** Where nothing was played nothing was avoided. */
    private static boolean neverComesTrue(Condition condition, Played played) {
        Scene scene = new Scene(played);
        return condition.fits(played) && scene.frames() > 0 && !condition.comesTrue(scene);
    }
}
