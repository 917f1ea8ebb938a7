package reckon.lesson;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reckon.file.Document;
import reckon.text.Language;

/**
 * A lesson: what is open at its start, what a student may use, its sections and goals, and the words for them. Immutable.
 *
 * @param folder the folder that it was read from
 * @param id its id
 * @param order its place among the lessons
 * @param needs the ids of the lessons that should come before
 * @param start what is open at its start
 * @param allowance what a student may use
 * @param sections its sections, at least one
 * @param master its words in English
 * @param overlays its words in other languages
 */
public record Lesson(
        Path folder,
        String id,
        int order,
        List<String> needs,
        Document start,
        Allowance allowance,
        List<LessonSection> sections,
        LessonText master,
        Map<Language, LessonText> overlays) {

    /** Copies the collections. */
    public Lesson {
        needs = List.copyOf(needs);
        sections = List.copyOf(sections);
        overlays = Map.copyOf(overlays);
    }

    /** This lesson with words in other languages. */
    Lesson with(Map<Language, LessonText> others) {
        return new Lesson(folder, id, order, needs, start, allowance, sections, master, others);
    }

    /** Its title in a language, or else in English. */
    public String title(Language language) {
        return overlay(language).map(LessonText::title).orElse(master.title());
    }

    /** What stands before its first section. */
    public List<Block> introduction(Language language) {
        return overlay(language)
                .map(LessonText::introduction)
                .filter(blocks -> !blocks.isEmpty())
                .orElse(master.introduction());
    }

    /** Whether a section's words are there in a language; where they are not, the English ones stand in. */
    public boolean speaks(Language language, String section) {
        return language == Language.ENGLISH
                || overlay(language)
                        .filter(text -> text.sections().containsKey(section))
                        .isPresent();
    }

    /** The words of a section in a language, or else in English. */
    public LessonText.OfSection text(Language language, String section) {
        LessonText.OfSection own = master.sections().get(section);
        if (own == null) {
            throw new IllegalArgumentException("no section is called " + section);
        }
        return overlay(language)
                .map(text -> text.sections().getOrDefault(section, own))
                .orElse(own);
    }

    /** The words of a goal in a language, or else in English. */
    public LessonText.OfGoal goalText(Language language, String goal) {
        LessonText.OfGoal own = master.goals().get(goal);
        if (own == null) {
            throw new IllegalArgumentException("no goal is called " + goal);
        }
        return overlay(language)
                .map(text -> text.goals().getOrDefault(goal, own))
                .orElse(own);
    }

    private Optional<LessonText> overlay(Language language) {
        return Optional.ofNullable(overlays.get(language));
    }

    /** What is open at the start of a section where nobody has changed anything. */
    public Document start(int section) {
        for (int i = section; i >= 0; i--) {
            Optional<Document> own = sections.get(i).scenario();
            if (own.isPresent()) {
                return own.get();
            }
        }
        return start;
    }
}
