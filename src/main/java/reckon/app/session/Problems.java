package reckon.app.session;

import java.util.List;

/** Tells the person at the screen what went wrong. */
public interface Problems {

    /**
     * Something about the input is wrong.
     *
     * @param lines what is wrong and what to do, a line each, the first of them the most important; at least one
     */
    void wrong(List<String> lines);

    /** Something that nobody expected. */
    void unexpected(Throwable cause);
}
