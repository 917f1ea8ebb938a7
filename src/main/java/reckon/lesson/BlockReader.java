package reckon.lesson;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.BulletList;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.Image;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.LinkReferenceDefinition;
import org.commonmark.node.ListBlock;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.node.ThematicBreak;
import reckon.file.Problems;

/**
 * Reads the parts of a text that stand on lines of their own. Whatever has no meaning in a lesson is a fault.
 *
 * @param reading the lesson's folder
 * @param problems takes what is wrong
 * @param inlines reads the lines
 */
record BlockReader(Reading reading, Problems problems, InlineReader inlines) {
    /** Fences with a meaning. */
    static final Set<String> MEANINGS = Set.of("goal", "words", "shows", "notes");

    BlockReader(Reading reading, Problems problems, boolean game, List<Found> found) {
        this(reading, problems, new InlineReader(problems, game, found));
    }

    List<Block> read(List<Node> nodes, int depth) {
        List<Block> blocks = new ArrayList<>();
        for (Node node : nodes) {
            if (depth > InlineReader.MOST_DEPTH) {
                fault(node, "text", "is nested deeper than " + InlineReader.MOST_DEPTH + " levels; write it flat");
                return blocks;
            }
            read(node, depth, blocks);
        }
        return blocks;
    }

    private void read(Node node, int depth, List<Block> blocks) {
        switch (node) {
            case Heading heading -> heading(heading, blocks);
            case Paragraph paragraph -> paragraph(paragraph, blocks);
            case BulletList list -> blocks.add(items(0, list, depth));
            case OrderedList list -> {
                Integer first = list.getMarkerStartNumber();
                blocks.add(items(first == null ? 1 : first, list, depth));
            }
            case BlockQuote quote -> blocks.add(new Block.Quote(read(Markdown.children(quote), depth + 1)));
            case TableBlock table -> table(table, blocks);
            case FencedCodeBlock code -> code(code, blocks);
            case IndentedCodeBlock code -> blocks.add(new Block.Code(code.getLiteral()));
            case HtmlBlock html ->
                fault(
                        html,
                        "HTML",
                        "is " + Shown.brief(html.getLiteral())
                                + ", but a lesson has no HTML; write Markdown, or put it in a fence");
            case ThematicBreak rule ->
                fault(rule, "text", "has a rule, which has no meaning here; begin a section, ## … {#id}");
            case LinkReferenceDefinition definition ->
                fault(
                        definition,
                        "link",
                        "defines [" + definition.getLabel()
                                + "]; write the link where its words stand, as [words](at:5.62)");
            default -> fault(node, "text", "has something that means nothing in a lesson; take it out");
        }
    }

    void fault(Node node, String key, String message) {
        problems.add(Markdown.line(node), key, message);
    }

    private void heading(Heading heading, List<Block> blocks) {
        if (heading.getLevel() < 3) {
            fault(
                    heading,
                    "heading",
                    heading.getLevel() == 1
                            ? "has one #, but the lesson's title stands in its front matter; write ## for a section"
                            : "begins a section within something else; move it out");
            return;
        }
        blocks.add(new Block.Heading(heading.getLevel(), inlines.read(Markdown.children(heading), 1)));
    }

    private void paragraph(Paragraph paragraph, List<Block> blocks) {
        List<Node> children = Markdown.children(paragraph).stream()
                .filter(node -> !(node instanceof Text text && text.getLiteral().isBlank()))
                .toList();
        boolean pictures = children.stream().anyMatch(Image.class::isInstance)
                && children.stream().allMatch(node -> node instanceof Image || node instanceof SoftLineBreak);
        if (children.size() == 1 && children.getFirst() instanceof Markdown.Tex tex && tex.display()) {
            display(tex, blocks);
        } else if (pictures) {
            children.stream()
                    .filter(Image.class::isInstance)
                    .forEach(image -> picture((Image) image).ifPresent(blocks::add));
        } else {
            blocks.add(new Block.Paragraph(inlines.read(Markdown.children(paragraph), 1)));
        }
    }

    private void display(Markdown.Tex tex, List<Block> blocks) {
        if (tex.tex().isEmpty()) {
            fault(tex, "formula", "begins with $$ and does not end; close it with $$");
            return;
        }
        Optional<String> wrong = Formulas.wrong(tex.tex());
        wrong.ifPresent(message -> fault(tex, "formula", message));
        if (wrong.isEmpty()) {
            inlines.found().add(new Found.Formula(Markdown.line(tex), tex.tex()));
            blocks.add(new Block.Display(tex.tex()));
        }
    }

    private Optional<Block> picture(Image image) {
        int line = Markdown.line(image);
        Optional<Path> file = reading.file(image.getDestination(), message -> problems.add(line, "picture", message));
        Optional<String> wrong = file.flatMap(Pictures::wrong);
        wrong.ifPresent(message -> problems.add(line, "picture", message));
        String words = Words.of(inlines.read(Markdown.children(image), 1));
        if (words.isBlank()) {
            problems.add(line, "picture", "has no words; say in ![…] what " + image.getDestination() + " shows");
        }
        return file.filter(path -> wrong.isEmpty()).map(path -> new Block.Picture(path, words));
    }

    private Block items(int first, ListBlock list, int depth) {
        List<List<Block>> items = Markdown.children(list).stream()
                .map(item -> read(Markdown.children(item), depth + 1))
                .toList();
        return new Block.Items(first, items);
    }

    private void table(TableBlock table, List<Block> blocks) {
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (Node part : Markdown.children(table)) {
            Markdown.children(part).forEach(row -> rows.add(row(row)));
        }
        blocks.add(new Block.Table(rows.getFirst(), List.copyOf(rows.subList(1, rows.size()))));
    }

    private List<Block.Cell> row(Node row) {
        List<Block.Cell> cells = new ArrayList<>();
        for (Node node : Markdown.children(row)) {
            boolean end = node instanceof TableCell cell && cell.getAlignment() == TableCell.Alignment.RIGHT;
            cells.add(new Block.Cell(inlines.read(Markdown.children(node), 1), end));
        }
        return List.copyOf(cells);
    }

    private void code(FencedCodeBlock code, List<Block> blocks) {
        Optional<String> word = Markdown.word(code.getInfo(), 0);
        if (word.filter(MEANINGS::contains).isPresent()) {
            fault(code, word.get(), "stands within something else; give it a place of its own in a section");
            return;
        }
        Optional<String> meant = word.flatMap(one -> Suggestion.of(one, MEANINGS));
        meant.ifPresent(suggestion -> fault(code, word.orElse(""), "begins a fence that means nothing" + suggestion));
        blocks.add(new Block.Code(code.getLiteral()));
    }
}
