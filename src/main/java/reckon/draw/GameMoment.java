package reckon.draw;

import reckon.scheme.GameRun;
import reckon.text.Texts;

/**
 * What a drawing of a game shows: a run at a moment.
 *
 * @param run the run
 * @param seconds the moment, s
 * @param texts the words
 * @param em the size of text, px
 */
public record GameMoment(GameRun run, double seconds, Texts texts, double em) {

    /** A width that grows with the text, px, given for text of 13 px. */
    public double scaled(double pixels) {
        return pixels * em / 13;
    }
}
