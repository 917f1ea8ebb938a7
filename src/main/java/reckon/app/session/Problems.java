package reckon.app.session;

/** Tells the person at the screen what went wrong. */
public interface Problems {

    /** Something about the input is wrong: one line that says what to do. */
    void wrong(String line);

    /** Something that nobody expected. */
    void unexpected(Throwable cause);
}
