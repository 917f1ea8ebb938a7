package reckon.lesson;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** What a condition came to, in words for who must mend it: {@code rms is 0.41 m}. */
final class PhraseText {

    private PhraseText() {}

    /** What the numbers and words of a condition were. */
    static String values(Phrase.Clause clause, Scene scene) {
        Set<String> said = new LinkedHashSet<>();
        collect(clause, scene, said);
        return String.join(", ", said);
    }

    private static void collect(Phrase.Clause clause, Scene scene, Set<String> said) {
        switch (clause) {
            case Phrase.Or or -> {
                collect(or.left(), scene, said);
                collect(or.right(), scene, said);
            }
            case Phrase.And and -> {
                collect(and.left(), scene, said);
                collect(and.right(), scene, said);
            }
            case Phrase.Not not -> collect(not.inner(), scene, said);
            case Phrase.Compared compared -> {
                say(compared.left(), compared.right(), scene, said);
                say(compared.right(), compared.left(), scene, said);
            }
            case Phrase.Within within -> {
                say(within.left(), within.right(), scene, said);
                say(within.right(), within.left(), scene, said);
            }
            case Phrase.IsNothing nothing -> say(nothing.setting(), nothing.setting(), scene, said);
            case Phrase.IsWord is -> said.add(is.left().name() + " is " + words(is.left(), scene));
        }
    }

    private static void say(Phrase.Figure figure, Phrase.Figure beside, Scene scene, Set<String> said) {
        if (!(figure instanceof Phrase.Given)) {
            said.add(value(figure, unit(beside, figure), scene));
        }
    }

    /** What a number came to. */
    static String value(Phrase.Figure figure, UnitOfMeasure unit, Scene scene) {
        if (!figure.framewise()) {
            return text(figure) + " is " + unit.shown(scene.value(figure, 0));
        }
        double least = scene.value(new Phrase.Folded(Phrase.Fold.MIN, figure), 0);
        double most = scene.value(new Phrase.Folded(Phrase.Fold.MAX, figure), 0);
        return Double.isNaN(least)
                ? text(figure) + " is on no frame"
                : text(figure) + " is from " + unit.shown(least) + " to " + unit.shown(most);
    }

    /** The unit that the number beside was written in, or else its own. */
    private static UnitOfMeasure unit(Phrase.Figure beside, Phrase.Figure figure) {
        return beside instanceof Phrase.Given given ? given.token().unit() : unit(figure);
    }

    /** The unit that a number has of itself. */
    static UnitOfMeasure unit(Phrase.Figure figure) {
        return switch (figure) {
            case Phrase.Given given -> given.token().unit();
            case Phrase.Named named -> named.unit();
            case Phrase.Negative negative -> unit(negative.inner());
            case Phrase.Folded folded -> unit(folded.inner());
            case Phrase.AtMoment at -> unit(at.inner());
            case Phrase.Operated operated ->
                new UnitOfMeasure(operated.dimension().unit(), operated.dimension(), 0, 0);
        };
    }

    private static String words(Phrase.Word word, Scene scene) {
        List<String> words = new ArrayList<>();
        int frames = word.framewise() ? scene.frames() : 1;
        for (int frame = 0; frame < frames; frame++) {
            word.source().at(scene, frame).filter(one -> !words.contains(one)).ifPresent(words::add);
        }
        return words.isEmpty() ? "nothing" : String.join(" or ", words);
    }

    /** A number as it may be written. */
    static String text(Phrase.Figure figure) {
        return switch (figure) {
            case Phrase.Given given -> given.token().text();
            case Phrase.Named named -> named.name();
            case Phrase.Negative negative -> "−" + text(negative.inner());
            case Phrase.Folded folded ->
                folded.fold().name().toLowerCase(Locale.ROOT) + "(" + text(folded.inner()) + ")";
            case Phrase.AtMoment at -> "at(" + text(at.moment()) + ", " + text(at.inner()) + ")";
            case Phrase.Operated operated ->
                bracketed(operated.left()) + sign(operated.operator()) + bracketed(operated.right());
        };
    }

    private static String bracketed(Phrase.Figure figure) {
        return figure instanceof Phrase.Operated ? "(" + text(figure) + ")" : text(figure);
    }

    private static String sign(Phrase.Operator operator) {
        return switch (operator) {
            case PLUS -> " + ";
            case MINUS -> " − ";
            case TIMES -> " × ";
            case OVER -> " ÷ ";
        };
    }
}
