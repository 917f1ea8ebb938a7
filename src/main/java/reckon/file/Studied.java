package reckon.file;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * How far somebody has come in a lesson.
 *
 * @param section the id of the section that was open last; empty: the first
 * @param met the ids of the goals that were met
 * @param shown the ids of those among them that were met by looking at the solution
 * @param answers the latest answer to each question, by the goal's id
 */
public record Studied(String section, Set<String> met, Set<String> shown, Map<String, String> answers) {
    /** Nothing yet. */
    public static final Studied NOTHING = new Studied("", Set.of(), Set.of(), Map.of());

    /** Copies the collections. */
    public Studied {
        met = Set.copyOf(met);
        shown = Set.copyOf(shown);
        answers = Map.copyOf(answers);
    }

    /** The same with another section open. */
    public Studied at(String other) {
        return new Studied(other, met, shown, answers);
    }

    /** The same with an answer to a question. */
    public Studied answering(String goal, String answer) {
        Map<String, String> more = new HashMap<>(answers);
        more.put(goal, answer);
        return new Studied(section, met, shown, more);
    }

    /** The same with more goals met, some of them by looking at the solution. */
    public Studied meeting(Set<String> goals, Set<String> some) {
        return new Studied(section, union(met, goals), union(shown, some), answers);
    }

    /** The same with some goals open, and unanswered. */
    public Studied without(Set<String> goals) {
        Map<String, String> less = new HashMap<>(answers);
        less.keySet().removeAll(goals);
        return new Studied(section, minus(met, goals), minus(shown, goals), less);
    }

    private static Set<String> union(Set<String> one, Set<String> other) {
        Set<String> both = new HashSet<>(one);
        both.addAll(other);
        return both;
    }

    private static Set<String> minus(Set<String> one, Set<String> other) {
        Set<String> rest = new HashSet<>(one);
        rest.removeAll(other);
        return rest;
    }
}
