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
     * @param judges one thread that judges goals, and reads the lesson that is open
     * @param readers one thread that reads all lessons, which takes longer
     * @param screen the thread that draws
     */
    public static Classroom of(Session session, Problems problems, Executor judges, Executor readers, Executor screen) {
        return new Classroom(new Lessons(session, problems, judges, screen), new Shelf(readers, screen));
    }
}
