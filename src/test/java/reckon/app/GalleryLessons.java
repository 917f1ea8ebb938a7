package reckon.app;

import java.io.IOException;
import java.util.List;
import reckon.file.InputException;
import reckon.lesson.Lesson;
import reckon.lesson.LessonHome;
import reckon.lesson.LessonReader;

/** States of the window around lessons: the page with all of them, and a lesson with everything allowed. */
final class GalleryLessons {

    private GalleryLessons() {}

    static List<GalleryState> all() {
        return List.of(
                GalleryState.of("start-page", GalleryLessons::startPage),
                GalleryState.of("lesson", room -> room.open(lesson("05-correction"), 1)),
                GalleryState.of("lesson-all-controls", room -> {
                    room.open(lesson("04-stall"), 0);
                    WindowFixture.onScreen(
                            () -> room.session.permit().everythingProperty().set(true));
                }));
    }

    /** The first section of each lesson that comes with the program. */
    static List<GalleryState> each() {
        return LessonHome.in(LessonHome.builtIn()).stream()
                .map(folder -> String.valueOf(folder.getFileName()))
                .map(folder -> GalleryState.of("lesson-" + folder, room -> {
                    room.open(lesson(folder), 0);
                    room.formulasShown();
                }))
                .toList();
    }

    private static void startPage(GalleryRoom room) {
        WindowFixture.onScreen(room.fixture.window::showLessons);
        room.cardsShown();
    }

    /** A lesson that comes with the program, by its folder. */
    static Lesson lesson(String folder) throws IOException {
        try {
            return LessonReader.read(LessonHome.builtIn().resolve(folder));
        } catch (InputException e) {
            throw new IOException(e);
        }
    }
}
