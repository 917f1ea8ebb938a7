package reckon.lesson;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.commonmark.node.FencedCodeBlock;
import reckon.file.Document;
import reckon.file.Entry;
import reckon.file.Problems;
import reckon.file.Section;

/** Reads the words of a lesson in another language than the first. */
final class OverlayReader {
    private final Reading reading;
    private final Lesson lesson;
    private final Set<String> written;
    private final LessonFile file;
    private final Problems problems;
    private final Problems remarks;
    private final Map<String, LessonText.OfSection> texts = new HashMap<>();
    private final Map<String, LessonText.OfGoal> goalTexts = new HashMap<>();

    /**
     * Reads for a lesson that has no overlays yet.
     *
     * @param written the ids of all its goals, those included that something is wrong with
     */
    OverlayReader(Reading reading, Lesson lesson, Set<String> written, LessonFile file) {
        this.written = written;
        this.reading = reading;
        this.lesson = lesson;
        this.file = file;
        this.problems = reading.problems(file.path()).below(file.above());
        this.remarks = reading.remarks(file.path()).below(file.above());
    }

    /** Reads the text; nothing where it has no title. */
    Optional<LessonText> read() {
        Optional<String> title = FrontMatter.readOverlay(
                file, lesson.id(), reading.problems(file.path()).below(1));
        List<Block> introduction = List.of();
        List<Chapter> chapters =
                TextLimits.wrong(file.body(), problems) ? List.of() : Chapter.of(Markdown.parse(file.body()));
        for (Chapter chapter : chapters) {
            if (chapter.heading().isEmpty()) {
                introduction = introduction(chapter);
            } else {
                section(chapter);
            }
        }
        List<Block> before = introduction;
        return title.map(one -> new LessonText(one, before, texts, goalTexts));
    }

    private List<Block> introduction(Chapter chapter) {
        List<Found> found = new ArrayList<>();
        List<Block> blocks = new BlockReader(reading, problems, isGame(lesson.start()), found).read(chapter.nodes(), 1);
        new Finds(reading, lesson.allowance(), remarks).check(found, lesson.start());
        return blocks;
    }

    private static boolean isGame(Document document) {
        return document.game().isPresent();
    }

    private void section(Chapter chapter) {
        List<Found> found = new ArrayList<>();
        InlineReader inlines = new InlineReader(problems, isGame(lesson.start()), found);
        Optional<SectionHeading> heading = chapter.heading().flatMap(node -> SectionHeading.read(node, inlines, true));
        if (heading.isEmpty()) {
            return;
        }
        String id = heading.get().id();
        List<String> ids = lesson.sections().stream().map(LessonSection::id).toList();
        int place = ids.indexOf(id);
        if (place < 0) {
            problems.add(chapter.line(), id, "is the id of no section of lesson.md" + Suggestion.orAll(id, ids));
            return;
        }
        SectionFill fill = fill(chapter, place, found);
        LessonText.OfSection before =
                texts.putIfAbsent(id, new LessonText.OfSection(heading.get().words(), fill.blocks(), fill.notes()));
        if (before != null) {
            problems.add(chapter.line(), id, "is the id of a section above; keep one of them");
        }
    }

    private SectionFill fill(Chapter chapter, int place, List<Found> found) {
        LessonSection section = lesson.sections().get(place);
        Document open = lesson.start(place);
        SectionFill fill = new SectionFill(
                new BlockReader(reading, problems, isGame(open), found),
                chapter.nodes(),
                (fence, itself, none) -> fence(fence, itself, section, open));
        fill.read(new ArrayList<>());
        new Finds(reading, lesson.allowance(), remarks).check(found, open);
        for (Goal goal : section.goals()) {
            if (!goalTexts.containsKey(goal.id())) {
                remarks.add(
                        chapter.line(),
                        section.id(),
                        "has no words for the goal " + goal.id() + "; add a fence ```words " + goal.id());
                // the goal has a place all the same, in the words of the master
                fill.addBlock(new Block.GoalPlace(goal.id()));
            }
        }
        return fill;
    }

    private Optional<Block> fence(FencedCodeBlock fence, SectionFill fill, LessonSection section, Document open) {
        int line = Markdown.line(fence);
        String meaning = MasterReader.meaning(fence).orElseThrow();
        switch (meaning) {
            case "notes" -> {
                List<Found> found = new ArrayList<>();
                fill.addNotes(Notes.read(reading, fence, problems.below(line), isGame(open), found));
                new Finds(reading, lesson.allowance(), remarks.below(line)).check(found, open);
            }
            case "words" -> {
                return words(fence, line, section);
            }
            default ->
                problems.add(
                        line,
                        meaning,
                        "stands in lesson.md for all languages; write "
                                + (meaning.equals("goal") ? "```words and the goal's id here" : "nothing of it here"));
        }
        return Optional.empty();
    }

    private Optional<Block> words(FencedCodeBlock fence, int line, LessonSection section) {
        String id = Markdown.word(fence.getInfo(), 1).orElse("");
        List<String> ids = section.goals().stream().map(Goal::id).toList();
        if (written.contains(id) && !lesson.master().goals().containsKey(id)) {
            return Optional.empty();
        }
        if (!ids.contains(id)) {
            problems.add(
                    line,
                    "words",
                    id.isEmpty()
                            ? "says for no goal; write the goal's id behind the word"
                            : "is for " + Shown.brief(id) + ", which is no goal of this section"
                                    + (ids.isEmpty() ? "; it has none" : Suggestion.orAll(id, ids)));
            return Optional.empty();
        }
        Section.parse(
                        FullWidth.keysNarrowed(fence.getLiteral()),
                        "says nothing; give the words that the goal has in lesson.md",
                        problems.below(line))
                .ifPresent(keys -> words(id, keys, line));
        return Optional.of(new Block.GoalPlace(id));
    }

    private void words(String id, Section keys, int line) {
        LessonText.OfGoal master = lesson.master().goals().get(id);
        if (master == null) {
            return;
        }
        List<String> choices = new ArrayList<>();
        keys.take("choices").ifPresent(entry -> choices(entry, choices, remarks.below(line)));
        boolean fit = choices.size() == master.choices().size();
        if (!fit && keys.has("choices")) {
            keys.fault(
                    "choices",
                    "has " + choices.size() + " of them, where lesson.md has "
                            + master.choices().size() + "; give as many, in the same order");
        } else if (!fit) {
            missing(id, "choices", line);
        }
        LessonText.OfGoal words = new LessonText.OfGoal(
                word(id, keys, "title", master.title(), line),
                word(id, keys, "hint", master.hint(), line),
                word(id, keys, "ask", master.ask(), line),
                fit ? choices : master.choices(),
                word(id, keys, "because", master.because(), line));
        if (goalTexts.putIfAbsent(id, words) != null) {
            problems.add(line, id, "has its words above already; keep one of them");
        }
        if (keys.has("answer")) {
            keys.fault("answer", "stands in lesson.md for all languages; take it out");
            keys.take("answer");
        }
        keys.close();
    }

    private static void choices(Entry entry, List<String> choices, Problems remarks) {
        entry.items()
                .forEach(item -> StrayMarks.bareWords(item, "an answer in words", remarks)
                        .ifPresent(choices::add));
    }

    private void missing(String id, String key, int line) {
        remarks.add(line, id, "has no " + key + ":, which lesson.md has; translate it");
    }

    /** The word of a key, else the master's. */
    private Optional<String> word(String id, Section keys, String key, Optional<String> master, int line) {
        if (!keys.has(key) && master.isPresent() && !keys.hasNear(key)) {
            missing(id, key, line);
        }
        if (keys.has(key) && master.isEmpty()) {
            keys.fault(key, "is not among the words of the goal in lesson.md; take it out, or add it there");
        }
        return keys.take(key)
                .flatMap(entry -> StrayMarks.bareWords(entry, "words", remarks.below(line)))
                .or(() -> master);
    }
}
