package reckon.app.drive;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import reckon.app.SmallLesson;
import reckon.app.lesson.Lessons;
import reckon.app.lesson.Mark;
import reckon.lesson.Lesson;

/** What the commands of lessons do, and the controls of a lesson's panel and of the page with all lessons. */
final class LessonDeeds {
    /** The property that says where one's own lessons are. */
    private static final String OWN = "reckon.lessons";

    private LessonDeeds() {}

    static Map<String, Deed> all() {
        Map<String, Deed> all = new LinkedHashMap<>();
        all.put("lessons", Deed.seen(desk -> Nodes.find("start-page").isPresent()));
        all.put("lesson-next", opened(0, desk -> () -> section(desk) == 1));
        all.put("lesson-back", opened(1, desk -> () -> section(desk) == 0));
        all.put("lesson-reset", opened(1, desk -> {
            desk.onScreen(() -> lessons(desk).answer("number", "0.4 m"));
            desk.await("the tick", () -> lessons(desk).mark("number") == Mark.MET);
            return () -> lessons(desk).mark("number") == Mark.OPEN;
        }));
        all.put(
                "lesson-close",
                opened(0, desk -> () -> lessons(desk).lessonProperty().get().isEmpty()));
        all.put("edit-lesson", opened(0, desk -> {
            desk.fixture.edited.clear();
            return () -> !desk.fixture.edited.isEmpty();
        }));
        all.put(
                "new-lesson",
                Deed.of(desk -> {
                            System.setProperty(OWN, desk.folder.resolve("own").toString());
                            desk.fixture.title = Optional.of("One of my own");
                            return () -> lessons(desk)
                                    .lessonProperty()
                                    .get()
                                    .map(Lesson::folder)
                                    .filter(folder -> folder.startsWith(desk.folder.resolve("own")))
                                    .isPresent();
                        })
                        .tidied(desk -> System.clearProperty(OWN)));
        return all;
    }

    static Lessons lessons(Desk desk) {
        return desk.fixture.classroom.lessons();
    }

    private static int section(Desk desk) {
        return lessons(desk).sectionProperty().get();
    }

    /** Something that is done while a section of a small lesson is open. */
    static Deed opened(int section, Function<Desk, Callable<Boolean>> ready) {
        return Deed.of(desk -> {
            open(desk, section);
            return ready.apply(desk);
        });
    }

    /** Opens a section of a small lesson. */
    static void open(Desk desk, int section) {
        Path lesson = written(desk);
        Lessons lessons = lessons(desk);
        desk.onScreen(() -> desk.fixture.window.open(lesson));
        desk.await("the lesson", () -> lessons.lessonProperty().get().isPresent());
        desk.make(() -> lessons.goTo(section));
        // whoever was there before has left no mark
        desk.make(lessons::reset);
        desk.await("its scene", () -> !lessons.arrivingProperty().get());
    }

    private static Path written(Desk desk) {
        try {
            return SmallLesson.in(desk.folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
