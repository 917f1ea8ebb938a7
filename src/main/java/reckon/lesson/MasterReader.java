package reckon.lesson;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Node;
import reckon.explain.Symbol;
import reckon.file.Document;
import reckon.file.Problems;

/** Reads the text of a lesson in the language that it was written in first. */
final class MasterReader {
    private static final int MOST_SECTIONS = 60;
    private static final int MOST_GOALS = 100;

    private final Reading reading;
    private final FrontMatter front;
    private final Problems problems;
    private final Problems remarks;
    private final List<LessonSection> sections = new ArrayList<>();
    private final Map<String, LessonText.OfSection> texts = new HashMap<>();
    private final Map<String, LessonText.OfGoal> goalTexts = new HashMap<>();
    private final Map<String, Integer> goalLines = new LinkedHashMap<>();
    private Document open;

    MasterReader(Reading reading, LessonFile file, FrontMatter front) {
        this.reading = reading;
        this.front = front;
        this.problems = reading.problems(file.path()).below(file.above());
        this.remarks = reading.remarks(file.path()).below(file.above());
        this.open = front.start();
    }

    /** The sections, in order. */
    List<LessonSection> sections() {
        return sections;
    }

    /** The ids of its goals, those included that something is wrong with. */
    Set<String> written() {
        return goalLines.keySet();
    }

    /** Reads the text. */
    LessonText read(String body) {
        List<Block> introduction = List.of();
        List<Chapter> chapters = TextLimits.wrong(body, problems) ? List.of() : Chapter.of(Markdown.parse(body));
        if (chapters.size() > MOST_SECTIONS + 1) {
            problems.add(
                    chapters.get(MOST_SECTIONS + 1).line(),
                    "heading",
                    "begins section " + (MOST_SECTIONS + 1) + ", where at most " + MOST_SECTIONS
                            + " may be; tell it in several lessons");
        } else if (!tooManyGoals(chapters)) {
            for (Chapter chapter : chapters) {
                if (chapter.heading().isEmpty()) {
                    introduction = introduction(chapter);
                } else {
                    section(chapter);
                }
            }
            if (chapters.size() == 1) {
                problems.add(1, "heading", "is missing; a lesson has at least one section, ## Words {#id}");
            }
        }
        return new LessonText(front.title(), introduction, texts, goalTexts);
    }

    private boolean tooManyGoals(List<Chapter> chapters) {
        List<Node> goals = chapters.stream()
                .flatMap(chapter -> chapter.nodes().stream())
                .filter(node -> meaning(node).filter("goal"::equals).isPresent())
                .toList();
        if (goals.size() > MOST_GOALS) {
            problems.add(
                    Markdown.line(goals.get(MOST_GOALS)),
                    "goal",
                    "is number " + (MOST_GOALS + 1) + ", where at most " + MOST_GOALS
                            + " may be; tell it in several lessons");
        }
        return goals.size() > MOST_GOALS;
    }

    /** The meaning of a fence. */
    static Optional<String> meaning(Node node) {
        return node instanceof FencedCodeBlock fence
                ? Markdown.word(fence.getInfo(), 0).filter(BlockReader.MEANINGS::contains)
                : Optional.empty();
    }

    private List<Block> introduction(Chapter chapter) {
        List<Found> found = new ArrayList<>();
        List<Block> blocks = new BlockReader(reading, problems, isGame(open), found).read(chapter.nodes(), 1);
        new Finds(reading, front.allowance(), remarks).check(found, open);
        return blocks;
    }

    private static boolean isGame(Document document) {
        return document.game().isPresent();
    }

    private void section(Chapter chapter) {
        List<Found> found = new ArrayList<>();
        InlineReader inlines = new InlineReader(problems, isGame(open), found);
        Optional<SectionHeading> heading = chapter.heading().flatMap(node -> SectionHeading.read(node, inlines, false));
        if (heading.isEmpty()) {
            return;
        }
        String id = heading.get().id();
        int line = chapter.line();
        Optional<Document> scenario = Optional.ofNullable(
                        heading.get().attributes().get("scenario"))
                .flatMap(name -> reading.document(name, message -> problems.add(line, id, "scenario " + message)));
        open = scenario.orElse(open);
        SectionFill fill =
                new SectionFill(new BlockReader(reading, problems, isGame(open), found), chapter.nodes(), this::fence);
        List<Goal> goals = new ArrayList<>();
        fill.read(goals);
        Finds finds = new Finds(reading, front.allowance(), remarks);
        finds.check(found, open);
        Optional<Symbol> focus = focus(heading.get(), line);
        focus.ifPresent(symbol -> finds.lit(line, id, symbol, open));
        OptionalDouble at = at(heading.get(), line);
        at.ifPresent(moment -> finds.moment(line, id, moment, open));
        LessonText.OfSection before =
                texts.putIfAbsent(id, new LessonText.OfSection(heading.get().words(), fill.blocks(), fill.notes()));
        if (before != null) {
            problems.add(line, id, "is the id of a section above; give this one another");
            return;
        }
        sections.add(new LessonSection(id, focus, at, scenario, goals));
    }

    private Optional<Symbol> focus(SectionHeading heading, int line) {
        String id = heading.attributes().get("focus");
        if (id == null) {
            return Optional.empty();
        }
        Optional<Symbol> symbol = Symbols.find(id);
        if (symbol.isEmpty()) {
            problems.add(
                    line,
                    heading.id(),
                    "has focus=" + Shown.brief(id) + ", but no formula term is called so"
                            + Suggestion.of(id, Symbols.all()).orElse("; name one such as delta"));
        }
        return symbol;
    }

    private OptionalDouble at(SectionHeading heading, int line) {
        String written = heading.attributes().get("at");
        OptionalDouble at = written == null ? OptionalDouble.empty() : Seconds.parse(written);
        if (written != null && at.isEmpty()) {
            problems.add(
                    line,
                    heading.id(),
                    "has at=" + Shown.brief(written) + ", which is no moment; write seconds, as at=5.62");
        }
        return at;
    }

    /** What a fence with a meaning puts into the text of the section. */
    private Optional<Block> fence(FencedCodeBlock fence, SectionFill fill, List<Goal> goals) {
        int line = Markdown.line(fence);
        String meaning = meaning(fence).orElseThrow();
        switch (meaning) {
            case "notes" -> fill.addNotes(notes(fence));
            case "shows" ->
                new ShowsReader(reading, open).read(fence.getLiteral(), problems.below(line), remarks.below(line));
            case "words" ->
                problems.add(
                        line, "words", "belongs into an overlay; in lesson.md the words of a goal stand in the goal");
            default -> {
                return goal(fence, line, goals);
            }
        }
        return Optional.empty();
    }

    private List<Block> notes(FencedCodeBlock fence) {
        int line = Markdown.line(fence);
        List<Found> found = new ArrayList<>();
        List<Block> notes = Notes.read(reading, fence, problems.below(line), isGame(open), found);
        new Finds(reading, front.allowance(), remarks.below(line)).check(found, open);
        return notes;
    }

    private Optional<Block> goal(FencedCodeBlock fence, int line, List<Goal> goals) {
        Optional<String> id = Markdown.word(fence.getInfo(), 1);
        if (id.filter(FrontMatter::isId).isEmpty()) {
            problems.add(
                    line,
                    "goal",
                    "has no id; write it behind the word, as ```goal two-stalls, with small letters, digits and"
                            + " hyphens");
            return Optional.empty();
        }
        Integer before = goalLines.putIfAbsent(id.get(), line);
        if (before != null) {
            problems.add(line, id.get(), "is the id of a goal above; give this one another");
            return Optional.empty();
        }
        return new GoalReader(reading, open, front.allowance())
                .read(id.get(), fence.getLiteral(), problems.below(line), remarks.below(line))
                .map(goal -> {
                    goals.add(goal.goal());
                    goalTexts.put(id.get(), goal.words());
                    return new Block.GoalPlace(id.get());
                });
    }
}
