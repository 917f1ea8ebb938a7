package reckon.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.CustomNode;
import org.commonmark.node.Node;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;
import org.commonmark.parser.beta.InlineContentParser;
import org.commonmark.parser.beta.InlineContentParserFactory;
import org.commonmark.parser.beta.InlineParserState;
import org.commonmark.parser.beta.ParsedInline;
import org.commonmark.parser.beta.Position;
import org.commonmark.parser.beta.Scanner;

/** CommonMark with tables, formulas between dollars, and what stands in braces. */
final class Markdown {
    /** Deeper than anything that is used, so that what is too deep can be told from what is not. */
    private static final int MOST_OPEN = 40;

    /** What is longer between dollars is no formula, and what is longer in braces no setting. */
    private static final int MOST_LETTERS = 3000;

    private static final int MOST_IN_BRACES = 200;

    private static final Parser PARSER = Parser.builder()
            .extensions(List.of(TablesExtension.create()))
            .customInlineContentParserFactory(new Trigger('$', new Dollars()))
            .customInlineContentParserFactory(new Trigger('{', new InBraces()))
            .includeSourceSpans(IncludeSourceSpans.BLOCKS_AND_INLINES)
            .maxOpenBlockParsers(MOST_OPEN)
            .maxInlineNesting(MOST_OPEN)
            .build();

    private Markdown() {}

    /** A formula, or a dollar that begins none. */
    static final class Tex extends CustomNode {
        private final String tex;
        private final boolean display;

        Tex(String tex, boolean display) {
            this.tex = tex;
            this.display = display;
        }

        /** What stands between the dollars; empty where nothing does, or where they do not close. */
        String tex() {
            return tex;
        }

        boolean display() {
            return display;
        }
    }

    /** Something in braces. */
    static final class Braces extends CustomNode {
        private final String inner;

        Braces(String inner) {
            this.inner = inner;
        }

        String inner() {
            return inner;
        }
    }

    private record Trigger(char sign, InlineContentParser parser) implements InlineContentParserFactory {
        @Override
        public Set<Character> getTriggerCharacters() {
            return Set.of(sign);
        }

        @Override
        public InlineContentParser create() {
            return parser;
        }
    }

    private static final class Dollars implements InlineContentParser {
        @Override
        public ParsedInline tryParse(InlineParserState state) {
            Scanner scanner = state.scanner();
            scanner.next();
            boolean display = scanner.next('$');
            Position start = scanner.position();
            for (int i = 0; i < MOST_LETTERS && scanner.hasNext(); i++) {
                Position end = scanner.position();
                if (scanner.next('\\')) {
                    scanner.next();
                } else if (scanner.next('$') && (!display || scanner.next('$'))) {
                    String tex = scanner.getSource(start, end).getContent();
                    return ParsedInline.of(new Tex(tex.replace('\n', ' ').strip(), display), scanner.position());
                } else if (scanner.position().equals(end)) {
                    scanner.next();
                }
            }
            return ParsedInline.of(new Tex("", display), start);
        }
    }

    private static final class InBraces implements InlineContentParser {
        @Override
        public ParsedInline tryParse(InlineParserState state) {
            Scanner scanner = state.scanner();
            scanner.next();
            Position start = scanner.position();
            for (int i = 0; i < MOST_IN_BRACES && scanner.hasNext() && scanner.peek() != '\n'; i++) {
                Position end = scanner.position();
                if (scanner.next('}')) {
                    return ParsedInline.of(
                            new Braces(scanner.getSource(start, end).getContent()), scanner.position());
                }
                scanner.next();
            }
            return ParsedInline.none();
        }
    }

    /** The tree of a text. */
    static Node parse(String text) {
        return PARSER.parse(text);
    }

    /** The nodes within a node. */
    static List<Node> children(Node node) {
        List<Node> children = new ArrayList<>();
        for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
            children.add(child);
        }
        return children;
    }

    /** The line that a node begins on, from 1. */
    static int line(Node node) {
        for (Node one = node; one != null; one = one.getParent()) {
            if (!one.getSourceSpans().isEmpty()) {
                return one.getSourceSpans().getFirst().getLineIndex() + 1;
            }
        }
        return 1;
    }

    /** The word that a fence begins with, and the one behind it. */
    static Optional<String> word(String info, int place) {
        String[] words = info.strip().split("\\s+", -1);
        return place < words.length && !words[place].isEmpty() ? Optional.of(words[place]) : Optional.empty();
    }
}
