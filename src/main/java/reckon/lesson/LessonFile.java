package reckon.lesson;

import java.nio.file.Path;
import reckon.file.InputException;
import reckon.file.TextFile;

/**
 * A file of a lesson, taken apart.
 *
 * @param path where it is
 * @param front what stands between the lines of dashes
 * @param body what stands below
 * @param above how many lines stand above the body
 */
record LessonFile(Path path, String front, String body, int above) {
    /** The largest file, B. */
    private static final long MOST_BYTES = 1L << 20;

    private static final String DASHES = "---";

    /** Reads a file. */
    static LessonFile read(Path path) throws InputException {
        TextFile.require(path, MOST_BYTES, "tell it in several lessons");
        String text = TextFile.read(path).replace("\r\n", "\n").replace('\r', '\n');
        int front = text.indexOf('\n') + 1;
        if (front == 0 || !text.substring(0, front).strip().equals(DASHES)) {
            throw new InputException(
                    path, 1, "", "has no front matter; begin with a line ---, then id: and title:, then a line ---");
        }
        int above = 1;
        for (int from = front; from < text.length(); ) {
            int end = text.indexOf('\n', from);
            int behind = end < 0 ? text.length() : end + 1;
            above++;
            if (text.substring(from, behind).strip().equals(DASHES)) {
                return new LessonFile(
                        path, FullWidth.keysNarrowed(text.substring(front, from)), text.substring(behind), above);
            }
            from = behind;
        }
        throw new InputException(path, 1, "", "has front matter that does not end; put a line --- below it");
    }
}
