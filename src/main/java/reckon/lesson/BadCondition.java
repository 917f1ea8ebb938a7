package reckon.lesson;

/** A condition that means nothing. Its message says why, and what may be written. */
final class BadCondition extends Exception {
    private static final long serialVersionUID = 1;

    BadCondition(String message) {
        super(message);
    }

    /** What is wrong. */
    String says() {
        return String.valueOf(getMessage());
    }
}
