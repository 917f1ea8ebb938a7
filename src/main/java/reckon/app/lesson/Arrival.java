package reckon.app.lesson;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableBooleanValue;
import reckon.app.session.Playback;
import reckon.app.session.Session;
import reckon.lesson.LessonSection;

/** Takes the place and the light of a section when its scene has been run, and bars the way on while it asks a question. */
final class Arrival {
    private final Session session;
    private final Verdicts verdicts;
    private final Supplier<Optional<LessonSection>> section;
    private final ObservableBooleanValue locked;
    private final ReadOnlyBooleanWrapper due = new ReadOnlyBooleanWrapper(this, "due", false);

    /**
     * At the sections of a session.
     *
     * @param section the section that is open, if one is
     * @param locked whether it bars the way on
     */
    Arrival(
            Session session,
            Verdicts verdicts,
            Supplier<Optional<LessonSection>> section,
            ObservableBooleanValue locked) {
        this.session = session;
        this.verdicts = verdicts;
        this.section = section;
        this.locked = locked;
        locked.addListener((value, before, on) -> bar(on && !due.get()));
        session.playback().lockedProperty().bind(locked);
        session.play().playback().lockedProperty().bind(locked);
    }

    /** Whether the section's place and light are still to be taken: its scene is being run. */
    ReadOnlyBooleanProperty dueProperty() {
        return due.getReadOnlyProperty();
    }

    /** Another section is being opened: it is arrived at when its scene has been run. */
    void expect() {
        due.set(true);
        bar(false);
    }

    /** Arrives nowhere any more. */
    void giveUp() {
        due.set(false);
    }

    /** Arrives, if that is due and the scene has been run. */
    void arriveIfThere() {
        if (!due.get() || verdicts.played().isEmpty()) {
            return;
        }
        due.set(false);
        section.get().ifPresent(open -> {
            Playback head = session.head();
            head.pause();
            open.at().ifPresentOrElse(head::seek, () -> {
                if (open.scenario().isPresent()) {
                    head.jump(0);
                }
            });
            open.focus().ifPresentOrElse(session.walk()::show, session.walk()::clear);
            bar(locked.get());
        });
    }

    /** Lets no hand go farther than where a question is asked, or lets all go on. */
    private void bar(boolean on) {
        session.playback().farthestProperty().set(Integer.MAX_VALUE);
        session.play().playback().farthestProperty().set(Integer.MAX_VALUE);
        if (on) {
            session.head().farthestProperty().set(session.head().frameProperty().get());
        }
    }
}
