package reckon.app.session;

import java.util.List;

/** Tells the person at the screen what went wrong. */
public interface Problems {

    /** Something about the input is wrong: one line that says what to do. */
    void wrong(String line);

    /**
     * Several things about the input are wrong. Where there is room for one only it is the first.
     *
     * @param lines what is wrong and what to do, a line each; at least one
     */
    default void wrong(List<String> lines) {
        wrong(lines.getFirst());
    }

    /** Something that nobody expected. */
    void unexpected(Throwable cause);
}
