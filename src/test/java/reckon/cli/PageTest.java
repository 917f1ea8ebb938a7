package reckon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How text fits a terminal. */
class PageTest {

    @Test
    void linesAreBrokenBetweenWords() {
        assertEquals(
                List.of("the last", "position", "received"),
                Page.wrapped("the last position received", 10, Locale.ENGLISH));
    }

    @Test
    void aWordThatIsTooLongStaysWhole() {
        assertEquals(List.of("a", "p_current·p_next", "b"), Page.wrapped("a p_current·p_next b", 6, Locale.ENGLISH));
    }

    @Test
    void chineseIsBrokenAnywhereButBeforeAFullStop() {
        assertEquals(List.of("校正量", "按比例", "补上。"), Page.wrapped("校正量按比例补上。", 7, Locale.CHINESE));
        assertEquals(List.of("校正", "量。"), Page.wrapped("校正量。", 6, Locale.CHINESE));
    }

    @Test
    void furtherLinesHangUnderTheFirst() {
        Page page = new Page(Locale.ENGLISH);
        page.hanging(" ".repeat(90) + "v̄ = ", "one two three four five six");
        assertEquals(
                " ".repeat(90) + "v̄ = one two three four five\n" + " ".repeat(94) + "six\n",
                page.toString().replace(System.lineSeparator(), "\n"));
    }

    @ParameterizedTest
    @CsvSource({"v̄, 1", "ā, 1", "抖动, 4", "“M”, 3", "p₀·½, 4", "：, 2"})
    void widthIsCountedInColumns(String text, int columns) {
        assertEquals(columns, TerminalWidth.of(text));
    }

    @ParameterizedTest
    @CsvSource({
        "½·ā·T², ā·T², '^^    '",
        "ā·T², ½·ā·T², '    '",
        "½·a₀·dt², ½·a₀·dt, '       ^'",
        "q₀ + v·T + ½·a·T², v·T, '^^^^^   ^^^^^^^^^'",
        "2·v̄, 3·v̄, '^  '",
        "v, v, ' '"
    })
    void whatDiffersIsMarked(String formula, String other, String marks) {
        assertEquals(marks, Difference.marks(formula, other));
    }
}
