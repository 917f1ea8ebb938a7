package reckon.lesson;

import reckon.explain.Symbol;
import reckon.setting.Setting;

/** Something in a text that only makes sense with the scenario of its section. */
sealed interface Found {

    /** The line that it stands on. */
    int line();

    /** A moment that the playhead is moved to, s. */
    record Moment(int line, double seconds) implements Found {}

    /** A term that is lit. */
    record Lit(int line, Symbol symbol) implements Found {}

    /** A setting that is dragged. */
    record Dragged(int line, Setting<?> setting, String written) implements Found {}

    /** Words with signs that mark nothing. */
    record Stray(int line, String wrong) implements Found {}

    /** A formula. */
    record Formula(int line, String tex) implements Found {}
}
