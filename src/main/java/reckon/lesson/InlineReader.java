package reckon.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import reckon.explain.Symbol;
import reckon.file.Problems;
import reckon.setting.ChoiceSetting;
import reckon.setting.FlagSetting;
import reckon.setting.Group;
import reckon.setting.Setting;
import reckon.setting.TextSetting;

/**
 * Reads the parts of a line. Whatever has no meaning in a lesson is a fault.
 *
 * @param problems takes what is wrong
 * @param game whether bare keys mean settings of games
 * @param found takes what must be checked with the scenario
 */
record InlineReader(Problems problems, boolean game, List<Found> found) {
    /** How deep parts of a text may be nested. */
    static final int MOST_DEPTH = 20;

    private static final Pattern GRIP = Pattern.compile("([A-Za-z][A-Za-z.]*)\\s*(?:\\(\\s*([1-8])\\s*\\))?");
    private static final Pattern STRETCH = Pattern.compile("([0-9.]+)(?:-([0-9.]+))?");
    private static final Pattern LINK = Pattern.compile("(term|at|play):(.*)");
    private static final String LINKS = "; a link is term:…, at:… or play:…";

    /** The parts within a node. */
    List<Inline> read(List<Node> nodes, int depth) {
        if (depth > MOST_DEPTH) {
            fault(nodes.getFirst(), "text", "is nested deeper than " + MOST_DEPTH + " levels; write it flat");
            return List.of();
        }
        List<Inline> inlines = new ArrayList<>();
        StringBuilder words = new StringBuilder();
        for (Node node : nodes) {
            if (node instanceof Text text) {
                words.append(text.getLiteral());
                StrayMarks.inText(text.getLiteral())
                        .ifPresent(wrong -> found.add(new Found.Stray(Markdown.line(text), wrong)));
            } else if (node instanceof SoftLineBreak) {
                words.append('\n');
            } else {
                Optional<Inline> inline = read(node, depth);
                addWords(words, inlines);
                inline.ifPresent(inlines::add);
            }
        }
        addWords(words, inlines);
        return inlines;
    }

    private static void addWords(StringBuilder words, List<Inline> inlines) {
        if (!words.isEmpty()) {
            inlines.add(new Inline.Words(LineJoins.joined(words.toString())));
            words.setLength(0);
        }
    }

    private List<Inline> inner(Node node, int depth) {
        List<Node> children = Markdown.children(node);
        return children.isEmpty() ? List.of() : read(children, depth + 1);
    }

    private Optional<Inline> read(Node node, int depth) {
        return switch (node) {
            case StrongEmphasis strong -> Optional.of(new Inline.Strong(inner(strong, depth)));
            case Emphasis stressed -> Optional.of(new Inline.Stressed(inner(stressed, depth)));
            case Code code -> Optional.of(new Inline.Typed(code.getLiteral()));
            case HardLineBreak end -> Optional.of(new Inline.LineEnd());
            case Markdown.Tex tex -> formula(tex);
            case Markdown.Braces braces -> grip(braces);
            case Link link -> link(link, depth);
            case Image image ->
                fault(
                        image,
                        "picture",
                        "stands among words; give " + image.getDestination() + " a paragraph of its own");
            case HtmlInline html ->
                fault(
                        html,
                        "HTML",
                        "is " + Shown.brief(html.getLiteral())
                                + ", but a lesson has no HTML; write Markdown, or put it in `code`");
            default -> fault(node, "text", "has something that means nothing in a lesson; take it out");
        };
    }

    private Optional<Inline> fault(Node node, String key, String message) {
        problems.add(Markdown.line(node), key, message);
        return Optional.empty();
    }

    private Optional<Inline> formula(Markdown.Tex tex) {
        if (tex.tex().isEmpty()) {
            return fault(tex, "formula", "begins with $ and does not end; close it, or write \\$ for a dollar");
        }
        if (tex.display()) {
            return fault(tex, "formula", "has $$ among words; write $…$, or give it a paragraph of its own");
        }
        Optional<String> wrong = Formulas.wrong(tex.tex());
        if (wrong.isPresent()) {
            return fault(tex, "formula", wrong.get());
        }
        found.add(new Found.Formula(Markdown.line(tex), tex.tex()));
        return Optional.of(new Inline.Formula(tex.tex()));
    }

    private Optional<Inline> grip(Markdown.Braces braces) {
        String written = braces.inner().strip();
        Matcher matcher = GRIP.matcher(FullWidth.narrowed(written));
        if (!matcher.matches()) {
            return fault(
                    braces,
                    "{" + Shown.brief(written) + "}",
                    "names no setting; write {delay} or {c(2)}, or \\{ for a brace");
        }
        String key = matcher.group(1);
        Optional<Setting<?>> setting = SettingNames.find(key, game);
        if (setting.isEmpty()) {
            return fault(
                    braces,
                    "{" + written + "}",
                    "names no setting"
                            + Suggestion.of(key, SettingNames.all(game))
                                    .orElse("; write a key such as {delay}, or \\{ for a brace"));
        }
        return grip(braces, setting.get(), written, matcher.group(2) == null ? 0 : Integer.parseInt(matcher.group(2)));
    }

    private Optional<Inline> grip(Markdown.Braces braces, Setting<?> setting, String written, int method) {
        if (setting instanceof ChoiceSetting || setting instanceof FlagSetting || setting instanceof TextSetting) {
            return fault(braces, "{" + written + "}", "is no number to drag; name a setting that is one");
        }
        if (method > 0 && setting.group() != Group.METHOD) {
            return fault(braces, "{" + written + "}", "is not a method's setting; take the brackets away");
        }
        found.add(new Found.Dragged(Markdown.line(braces), setting, written));
        return Optional.of(new Inline.Grip(setting, Math.max(0, method - 1)));
    }

    private Optional<Inline> link(Link link, int depth) {
        List<Inline> words = inner(link, depth);
        Matcher matcher = LINK.matcher(FullWidth.narrowed(link.getDestination()));
        if (!matcher.matches()) {
            return fault(
                    link,
                    "link",
                    "leads to " + Shown.brief(link.getDestination()) + ", but nothing in a lesson leads out of it"
                            + LINKS);
        }
        return matcher.group(1).equals("term")
                ? term(link, words, matcher.group(2))
                : moment(link, words, matcher.group(1), matcher.group(2));
    }

    private Optional<Inline> term(Link link, List<Inline> words, String id) {
        Optional<Symbol> symbol = Symbols.find(id);
        if (symbol.isEmpty()) {
            return fault(
                    link,
                    "link",
                    "leads to the term " + Shown.brief(id) + ", which there is not"
                            + Suggestion.of(id, Symbols.all()).orElse("; name a formula term such as delta"));
        }
        found.add(new Found.Lit(Markdown.line(link), symbol.get()));
        return Optional.of(new Inline.TermLink(words, symbol.get()));
    }

    private Optional<Inline> moment(Link link, List<Inline> words, String verb, String written) {
        Matcher stretch = STRETCH.matcher(written);
        boolean plays = verb.equals("play");
        if (!stretch.matches() || (!plays && stretch.group(2) != null)) {
            return fault(
                    link,
                    "link",
                    "leads to " + verb + ":" + Shown.brief(written)
                            + "; write seconds, as at:5.62, play:2.4 or play:2.4-3.6");
        }
        OptionalDouble from = Seconds.parse(stretch.group(1));
        OptionalDouble until = stretch.group(2) == null
                ? OptionalDouble.of(plays ? Double.POSITIVE_INFINITY : Double.NaN)
                : Seconds.parse(stretch.group(2));
        if (from.isEmpty() || until.isEmpty() || until.getAsDouble() <= from.getAsDouble()) {
            return fault(
                    link,
                    "link",
                    "leads to " + verb + ":" + Shown.brief(written)
                            + ", which is no stretch of time; write the earlier moment first, as play:2.4-3.6");
        }
        found.add(new Found.Moment(Markdown.line(link), from.getAsDouble()));
        if (Double.isFinite(until.getAsDouble())) {
            found.add(new Found.Moment(Markdown.line(link), until.getAsDouble()));
        }
        return Optional.of(new Inline.MomentLink(words, from.getAsDouble(), until.getAsDouble()));
    }
}
