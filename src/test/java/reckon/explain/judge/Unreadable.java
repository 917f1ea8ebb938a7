package reckon.explain.judge;

/** Something is written that no reader can make sense of. */
final class Unreadable extends RuntimeException {
    private static final long serialVersionUID = 1;

    Unreadable(String why) {
        super(why);
    }
}
