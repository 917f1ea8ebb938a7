package reckon.file;

/**
 * A moment of a run or a game to come back to. It changes nothing in the run.
 *
 * @param at when, s
 * @param name what it is called, in one line; it may be empty
 * @param note what there is to say about it, in any number of lines; it may be empty
 */
public record Bookmark(double at, String name, String note) {
    /** The latest moment, s. */
    public static final double LATEST = 86_400;

    /** How long a name may be, in characters. */
    public static final int LONGEST_NAME = 80;

    /** How long a note may be, in characters. */
    public static final int LONGEST_NOTE = 2000;

    /**
     * Checks it.
     *
     * @throws IllegalArgumentException where it is too late, or its words are too long
     */
    public Bookmark {
        if (!(at >= 0 && at <= LATEST)) {
            throw new IllegalArgumentException("a bookmark at " + at + " s");
        }
        if (length(name) > LONGEST_NAME
                || length(note) > LONGEST_NOTE
                || name.lines().count() > 1) {
            throw new IllegalArgumentException("a bookmark with too many words");
        }
    }

    private static int length(String text) {
        return text.codePointCount(0, text.length());
    }

    /** This bookmark with other words. */
    public Bookmark saying(String newName, String newNote) {
        return new Bookmark(at, newName, newNote);
    }
}
