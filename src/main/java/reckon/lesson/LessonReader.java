package reckon.lesson;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import reckon.file.InputException;
import reckon.text.Language;

/** Reads lessons. */
public final class LessonReader {
    private LessonReader() {}

    /**
     * Reads the lesson of a folder, with its overlays, scenarios and solutions; runs nothing.
     *
     * @throws InputException with everything that is wrong with it
     */
    public static Lesson read(Path folder) throws InputException {
        Reading reading = new Reading(folder);
        Optional<Lesson> lesson = read(reading);
        if (lesson.isEmpty() || !reading.faults().isEmpty()) {
            throw new InputException(reading.faults());
        }
        return lesson.get();
    }

    /** Reads a lesson as far as that is possible; what is wrong is in the reading. */
    static Optional<Lesson> read(Reading reading) {
        Path path = reading.folder().resolve(LessonHome.FILE);
        try {
            LessonFile file = LessonFile.read(path);
            reading.use(path);
            return FrontMatter.read(file, reading).map(front -> lesson(reading, file, front));
        } catch (InputException e) {
            reading.problems(path).add(e);
            return Optional.empty();
        }
    }

    private static Lesson lesson(Reading reading, LessonFile file, FrontMatter front) {
        MasterReader reader = new MasterReader(reading, file, front);
        LessonText master = reader.read(file.body());
        Lesson alone = new Lesson(
                reading.folder(),
                front.id(),
                front.order(),
                front.needs(),
                front.start(),
                front.allowance(),
                reader.sections(),
                master,
                Map.of());
        return reader.sections().isEmpty() ? alone : alone.with(overlays(reading, alone, reader.written()));
    }

    private static Map<Language, LessonText> overlays(Reading reading, Lesson lesson, Set<String> goals) {
        Map<Language, LessonText> overlays = new EnumMap<>(Language.class);
        for (Language language : Language.values()) {
            Path path = reading.folder().resolve(overlayName(language));
            if (language != Language.ENGLISH && Files.exists(path)) {
                try {
                    LessonFile file = LessonFile.read(path);
                    reading.use(path);
                    new OverlayReader(reading, lesson, goals, file)
                            .read()
                            .ifPresent(text -> overlays.put(language, text));
                } catch (InputException e) {
                    reading.problems(path).add(e);
                }
            }
        }
        return overlays;
    }

    /** The name of the file with the words in another language. */
    public static String overlayName(Language language) {
        return "lesson." + language.tag() + ".md";
    }

    /** Whether a folder is a lesson. */
    public static boolean isLesson(Path folder) {
        return Files.isRegularFile(folder.resolve(LessonHome.FILE));
    }

    /** The folders with a lesson that lie in a folder, or the folder itself where it is one. */
    public static List<Path> foldersIn(Path folder) {
        return isLesson(folder) ? List.of(folder) : LessonHome.in(folder);
    }
}
