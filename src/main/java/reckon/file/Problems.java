package reckon.file;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What was found wrong with one file so far. */
final class Problems {
    /** More than these are not kept: nobody reads them. */
    private static final int MOST = 100;

    private final Path file;
    private final List<Problem> found = new ArrayList<>();

    Problems(Path file) {
        this.file = file;
    }

    void add(int line, String key, String message) {
        add(new Problem(file.toString(), line, key, message));
    }

    void add(Problem problem) {
        if (found.size() < MOST) {
            found.add(problem);
        }
    }

    boolean any() {
        return !found.isEmpty();
    }

    void throwIfAny() throws InputException {
        if (any()) {
            throw new InputException(found.stream()
                    .sorted(Comparator.comparingInt(Problem::line))
                    .toList());
        }
    }
}
