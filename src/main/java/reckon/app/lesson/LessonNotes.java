package reckon.app.lesson;

import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import reckon.app.formula.Formulas;
import reckon.app.session.Session;
import reckon.lesson.Lesson;
import reckon.lesson.LessonText;
import reckon.text.Language;

/** What only the teacher sees of a lesson: the notes to the section that is open, and what comes next. */
public final class LessonNotes extends VBox {
    private final Session session;
    private final Lessons lessons;
    private final Prose prose;

    /** The notes to the lesson that is open. */
    public LessonNotes(Session session, Lessons lessons) {
        this.session = session;
        this.lessons = lessons;
        this.prose = new Prose(session, new Formulas(), goal -> new Region());
        setId("lesson-notes");
        getStyleClass().add("lesson-content");
        lessons.lessonProperty().subscribe(this::rebuild);
        lessons.sectionProperty().subscribe(this::rebuild);
        session.look().textsProperty().subscribe(this::rebuild);
        rebuild();
    }

    private void rebuild() {
        getChildren().clear();
        lessons.lessonProperty().get().ifPresent(this::show);
    }

    private void show(Lesson lesson) {
        Language language = lessons.language();
        int last = lesson.sections().size() - 1;
        int place = Math.min(lessons.sectionProperty().get(), last);
        LessonText.OfSection text =
                lesson.text(language, lesson.sections().get(place).id());
        getChildren().add(prose.flow(text.heading(), "lesson-section"));
        getChildren().addAll(prose.nodes(text.notes()));
        Label next = new Label(session.look().texts().get(place < last ? "lesson.then" : "lesson.last"));
        next.getStyleClass().add("section-title");
        getChildren().add(next);
        Optional.of(place + 1)
                .filter(after -> after <= last)
                .map(after -> lesson.text(language, lesson.sections().get(after).id()))
                .ifPresent(after -> getChildren().add(prose.flow(after.heading(), "lesson-heading")));
    }
}
