package reckon.app.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import javafx.scene.Node;
import reckon.app.lesson.Mark;
import reckon.file.Document;
import reckon.lesson.Goal;
import reckon.lesson.Lesson;
import reckon.lesson.LessonSection;
import reckon.text.Language;

/** The way through a lesson: from its card on the start page to its last goal, by nothing but what it allows. */
final class Walk {
    private final Student student;

    Walk(Student student) {
        this.student = student;
    }

    /** Goes through the lesson of a folder, in a language. */
    void through(Path folder, Language language) {
        if (student.look(() -> student.session.look().languageProperty().get()) != language) {
            student.click("language");
        }
        student.click("lessons");
        student.click("card-" + folder.getFileName());
        student.await("the lesson", () -> student.lessons.lessonProperty().get().isPresent());
        Lesson lesson =
                student.look(() -> student.lessons.lessonProperty().get().orElseThrow());
        int last = lesson.sections().size() - 1;
        for (int i = 0; i <= last; i++) {
            arrive(lesson, i);
            lesson.sections().get(i).goals().forEach(this::meet);
            if (i < last) {
                student.click("lesson-next");
            }
        }
        assertAllMet(lesson);
    }

    private void arrive(Lesson lesson, int section) {
        student.await(
                "section " + section,
                () -> student.lessons.sectionProperty().get() == section
                        && !student.lessons.arrivingProperty().get());
        student.settle();
        new Permitted(student, lesson.allowance()).assertShown();
    }

    private void meet(Goal goal) {
        if (goal.predict()) {
            assertEquals(true, isPlayDisabled(), "one guesses before one looks: " + goal.id());
        }
        switch (goal) {
            case Goal.Choice choice -> student.click("answer-" + choice.id() + "-" + choice.answer());
            case Goal.Number number ->
                student.type("answer-" + number.id(), number.answer().text());
            case Goal.When when -> reach(when);
            case Goal.Never never -> reach(never);
        }
        student.await(goal.id() + " to be met", () -> student.lessons.mark(goal.id()) == Mark.MET);
        if (goal.predict()) {
            assertEquals(false, isPlayDisabled(), "and then looks: " + goal.id());
        }
    }

    private boolean isPlayDisabled() {
        Node play = student.node("play");
        return student.look(play::isDisabled);
    }

    private void reach(Goal goal) {
        Document solution = goal.solution().orElseThrow();
        Means.ALL.forEach(means -> means.apply(student, goal, solution));
    }

    private void assertAllMet(Lesson lesson) {
        Map<String, Mark> wanted = new LinkedHashMap<>();
        Map<String, Mark> marks = new LinkedHashMap<>();
        for (LessonSection section : lesson.sections()) {
            for (Goal goal : section.goals()) {
                wanted.put(goal.id(), Mark.MET);
                marks.put(goal.id(), student.look(() -> student.lessons.mark(goal.id())));
            }
        }
        assertEquals(wanted, marks);
    }
}
