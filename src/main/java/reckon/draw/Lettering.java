package reckon.draw;

/**
 * How a text looks.
 *
 * @param ink its colour
 * @param size its size, px
 * @param bold whether it is bold
 * @param anchor which part of it stands at the given place
 */
public record Lettering(Ink ink, double size, boolean bold, Anchor anchor) {

    /** Which part of a text stands at the given place. */
    public enum Anchor {
        /** Its left end. */
        START,
        /** Its middle. */
        MIDDLE,
        /** Its right end. */
        END
    }

    /** Plain text that begins at the given place. */
    public static Lettering plain(Ink ink, double size) {
        return new Lettering(ink, size, false, Anchor.START);
    }

    /** This lettering, placed by another part. */
    public Lettering at(Anchor other) {
        return new Lettering(ink, size, bold, other);
    }

    /** This lettering in bold. */
    public Lettering strong() {
        return new Lettering(ink, size, true, anchor);
    }
}
