package reckon.file;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What was found wrong with one file so far. */
public final class Problems {
    /** More than these are not kept: nobody reads them. */
    private static final int MOST = 100;

    private final Path file;
    private final int linesAbove;
    private final List<Problem> found;

    /** Nothing yet. */
    public Problems(Path file) {
        this(file, 0, new ArrayList<>());
    }

    private Problems(Path file, int linesAbove, List<Problem> found) {
        this.file = file;
        this.linesAbove = linesAbove;
        this.found = found;
    }

    /** The same for a part of the file that counts its lines from 1. */
    public Problems below(int lines) {
        return new Problems(file, linesAbove + lines, found);
    }

    /** The line of the file that a line of this part is. */
    int lineOfFile(int line) {
        return line + linesAbove;
    }

    /** The file. */
    public Path file() {
        return file;
    }

    /** Adds what is wrong on a line. */
    public void add(int line, String key, String message) {
        add(new Problem(file.toString(), line + linesAbove, key, message));
    }

    /** Adds what another reader found, in this file or in another. */
    public void add(InputException thrown) {
        for (Problem problem : thrown.problems()) {
            boolean here = problem.file().equals(file.toString()) && problem.line() > 0;
            add(here ? problem.below(linesAbove) : problem);
        }
    }

    /** All that was found, in the order of the lines. */
    public List<Problem> all() {
        return found.stream().sorted(Comparator.comparingInt(Problem::line)).toList();
    }

    void add(Problem problem) {
        if (found.size() < MOST) {
            found.add(problem);
        }
    }

    /** Whether anything was found. */
    public boolean any() {
        return !found.isEmpty();
    }

    void throwIfAny() throws InputException {
        if (any()) {
            throw new InputException(all());
        }
    }
}
