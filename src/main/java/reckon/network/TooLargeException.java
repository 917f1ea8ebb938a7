package reckon.network;

/** A run that would need more memory than is sensible; the message says of what there is too much. */
public final class TooLargeException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Too much of something, in words. */
    public TooLargeException(String message) {
        super(message);
    }
}
