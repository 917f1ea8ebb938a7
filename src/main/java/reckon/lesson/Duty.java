package reckon.lesson;

import reckon.explain.Symbol;
import reckon.file.Document;

/** Something about a lesson that only trying can tell. */
sealed interface Duty {

    /** Where in the lesson's files it is asked for. */
    Spot spot();

    /** A condition that must hold. */
    record Holds(Spot spot, Document on, Condition condition) implements Duty {}

    /** A number that must come out. */
    record Comes(Spot spot, Document on, String text, Phrase.Figure figure, Goal.Number goal) implements Duty {}

    /** A goal that its solution must meet, and the start must not. */
    record Reached(Spot spot, Document on, Goal goal, Allowance allowance) implements Duty {}

    /** A moment that must lie within the run, s. */
    record Within(Spot spot, Document on, double moment) implements Duty {}

    /** A term that must be told somewhere in the run. */
    record Lit(Spot spot, Document on, Symbol symbol) implements Duty {}

    /** A formula that must be TeX. */
    record Sets(Spot spot, String tex) implements Duty {}
}
