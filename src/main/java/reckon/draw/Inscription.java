package reckon.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A symbol written on a stage: what follows an underscore stands lower, and smaller. */
public final class Inscription {
    private static final Pattern LOWERED = Pattern.compile("_([\\p{L}\\p{Nd}]+)");
    private static final double SMALLER = 0.72;
    private static final double LOWER = 0.22;

    private final List<Piece> pieces = new ArrayList<>();

    /**
     * A piece of it.
     *
     * @param text its letters
     * @param lowered whether they stand lower
     */
    public record Piece(String text, boolean lowered) {

        private Lettering lettering(Lettering whole) {
            return new Lettering(
                    whole.ink(), lowered ? whole.size() * SMALLER : whole.size(), whole.bold(), Lettering.Anchor.START);
        }
    }

    /** A symbol, or a formula, in plain text. */
    public Inscription(String plain) {
        Matcher matcher = LOWERED.matcher(plain);
        int done = 0;
        while (matcher.find()) {
            add(plain.substring(done, matcher.start()), false);
            add(matcher.group(1), true);
            done = matcher.end();
        }
        add(plain.substring(done), false);
    }

    private void add(String text, boolean lowered) {
        if (!text.isEmpty()) {
            pieces.add(new Piece(text, lowered));
        }
    }

    /** Its pieces, from left to right. */
    public List<Piece> pieces() {
        return List.copyOf(pieces);
    }

    double width(Pen pen, Lettering lettering) {
        double width = 0;
        for (Piece piece : pieces) {
            width += pen.width(piece.text(), piece.lettering(lettering));
        }
        return width;
    }

    /** Writes it on a patch of the ground, from a place to the right; y is where its letters stand. */
    void write(Pen pen, double x, double y, Lettering lettering) {
        double size = lettering.size();
        double pad = size * 0.18;
        pen.fill(x - pad, y - size * 0.95, width(pen, lettering) + 2 * pad, size * 1.3, Ink.GROUND, 0.82);
        double left = x;
        for (Piece piece : pieces) {
            Lettering own = piece.lettering(lettering);
            pen.text(piece.text(), left, piece.lowered() ? y + size * LOWER : y, own);
            left += pen.width(piece.text(), own);
        }
    }
}
