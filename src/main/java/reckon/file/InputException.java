package reckon.file;

import java.nio.file.Path;
import java.util.List;

/** A file that cannot be used. Its message is one line: {@code file:line: key: what is wrong; how to mend it}. */
public final class InputException extends Exception {
    private static final long serialVersionUID = 1;

    private final transient List<Problem> problems;

    /**
     * A file with problems.
     *
     * @param problems at least one; the first is the message
     */
    public InputException(List<Problem> problems) {
        super(problems.getFirst().text());
        this.problems = List.copyOf(problems);
    }

    /** A file that is wrong as a whole. */
    public InputException(Path file, String message) {
        this(List.of(new Problem(file.toString(), 0, "", message)));
    }

    /** A file that is wrong on one line. */
    public InputException(Path file, int line, String key, String message) {
        this(List.of(new Problem(file.toString(), line, key, message)));
    }

    /** All that was found wrong, in the order of the lines. */
    public List<Problem> problems() {
        return problems;
    }
}
