package reckon.lesson;

import java.nio.file.Path;
import java.util.List;

/** A part of a lesson's text that stands on lines of its own. Whatever else a text may hold is refused when it is read. */
public sealed interface Block {

    /**
     * A heading within a section.
     *
     * @param level how deep, from 3 on
     * @param text its words
     */
    record Heading(int level, List<Inline> text) implements Block {}

    /**
     * A paragraph.
     *
     * @param text its words
     */
    record Paragraph(List<Inline> text) implements Block {}

    /**
     * A list.
     *
     * @param first the number of its first item; 0 where items have dots
     * @param items what each item holds
     */
    record Items(int first, List<List<Block>> items) implements Block {}

    /**
     * A table.
     *
     * @param head its first row
     * @param rows the others, each as long as the first
     */
    record Table(List<Cell> head, List<List<Cell>> rows) implements Block {}

    /**
     * A cell of a table.
     *
     * @param text its words
     * @param end whether it stands at the right, as numbers do
     */
    record Cell(List<Inline> text, boolean end) {}

    /**
     * Lines to be shown as they are.
     *
     * @param text the lines
     */
    record Code(String text) implements Block {}

    /**
     * What somebody else said, or something to be set off.
     *
     * @param blocks what it holds
     */
    record Quote(List<Block> blocks) implements Block {}

    /**
     * A formula on a line of its own.
     *
     * @param tex the formula in TeX
     */
    record Display(String tex) implements Block {}

    /**
     * A picture from the lesson's folder.
     *
     * @param file where it is
     * @param words what it shows, for those who cannot see it
     */
    record Picture(Path file, String words) implements Block {}

    /**
     * The place of a goal.
     *
     * @param goal its id
     */
    record GoalPlace(String goal) implements Block {}
}
