package reckon.lesson;

import java.util.List;
import reckon.explain.Symbol;
import reckon.setting.Setting;

/** A part of a line of a lesson's text. */
public sealed interface Inline {

    /**
     * Words.
     *
     * @param text the words
     */
    record Words(String text) implements Inline {}

    /**
     * Words of weight.
     *
     * @param inner the words
     */
    record Strong(List<Inline> inner) implements Inline {}

    /**
     * Words to be stressed.
     *
     * @param inner the words
     */
    record Stressed(List<Inline> inner) implements Inline {}

    /**
     * Something as it is typed.
     *
     * @param text what is typed
     */
    record Typed(String text) implements Inline {}

    /**
     * A formula.
     *
     * @param tex the formula in TeX
     */
    record Formula(String tex) implements Inline {}

    /** The end of a line. */
    record LineEnd() implements Inline {}

    /**
     * Words that light a term, as {@code [Δ](term:delta)}.
     *
     * @param inner the words
     * @param symbol the term
     */
    record TermLink(List<Inline> inner, Symbol symbol) implements Inline {}

    /**
     * Words that move the playhead, as {@code [the stall](at:2.6)}, or play a stretch, as {@code [watch](play:2.6-3.4)}.
     *
     * @param inner the words
     * @param from where the playhead goes, s
     * @param until where playing ends, s; NaN: nothing is played; infinite: it plays on
     */
    record MomentLink(List<Inline> inner, double from, double until) implements Inline {}

    /**
     * A number to drag that is a setting, as {@code {c}}, {@code {network.delay}} or {@code {c(2)}}.
     *
     * @param setting the setting
     * @param method the place of the method that has it, from 0; 0 where it is no method's
     */
    record Grip(Setting<?> setting, int method) implements Inline {}
}
