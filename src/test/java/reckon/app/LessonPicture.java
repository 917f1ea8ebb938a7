package reckon.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import reckon.draw.Theme;
import reckon.file.InputException;
import reckon.lesson.Lesson;
import reckon.lesson.LessonHome;
import reckon.lesson.LessonReader;
import reckon.text.Language;

/**
 * A picture of a section of a lesson in a look.
 *
 * @param lesson the lesson
 * @param section the place of the section
 * @param look the look
 */
record LessonPicture(Lesson lesson, int section, GalleryLook look) {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 800;

    /** Every section of every lesson of the project, in both languages and the themes that lessons are given in. */
    static Stream<LessonPicture> all() throws InputException {
        List<LessonPicture> all = new ArrayList<>();
        for (GalleryLook look : looks()) {
            for (Path folder : LessonHome.in(LessonHome.builtIn())) {
                Lesson lesson = LessonReader.read(folder);
                for (int i = 0; i < lesson.sections().size(); i++) {
                    all.add(new LessonPicture(lesson, i, look));
                }
            }
        }
        return all.stream();
    }

    /** One section of each lesson: from lesson to lesson another one, in another look. */
    static Stream<LessonPicture> sample() throws InputException {
        List<GalleryLook> looks = looks();
        return all().filter(picture -> picture.section()
                        == picture.lesson().order()
                                % picture.lesson().sections().size()
                && looks.indexOf(picture.look()) == picture.lesson().order() % looks.size());
    }

    private static List<GalleryLook> looks() {
        return Stream.of(Language.values())
                .flatMap(language -> Stream.of(Theme.LIGHT, Theme.PROJECTOR)
                        .map(theme -> new GalleryLook(language, theme, WIDTH, HEIGHT)))
                .toList();
    }

    /** Goes there. */
    void go(GalleryRoom room) {
        room.reset();
        room.open(lesson, section);
        room.formulasShown();
    }

    @Override
    public String toString() {
        return "lesson-" + lesson.folder().getFileName() + "-"
                + lesson.sections().get(section).id() + "-" + look;
    }
}
