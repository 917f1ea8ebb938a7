package reckon.app.lesson;

import java.util.concurrent.Executor;
import reckon.app.session.Problems;
import reckon.app.session.Session;

/**
 * What a window has of lessons.
 *
 * @param lessons the lesson that is open
 * @param shelf all that there are
 */
public record Classroom(Lessons lessons, Shelf shelf) {

    /**
     * A classroom around a session.
     *
     * @param readers one thread that reads lessons, and judges their goals
     * @param screen the thread that draws
     */
    public static Classroom of(Session session, Problems problems, Executor readers, Executor screen) {
        return new Classroom(new Lessons(session, problems, readers, screen), new Shelf(readers, screen));
    }
}
