package reckon.draw;

import reckon.run.Run;
import reckon.text.Texts;

/**
 * What a drawing shows: a run at a frame, and what of it.
 *
 * @param run the run
 * @param frame the frame, which may be -1 where the run has none
 * @param texts the words
 * @param em the size of text, px
 * @param layers what is drawn beside the paths
 */
public record Moment(Run run, int frame, Texts texts, double em, Layers layers) {

    /** The frame's moment, s. */
    public double seconds() {
        return run.time(Math.max(0, frame));
    }

    /** Whether there is anything to show. */
    public boolean empty() {
        return frame < 0 || run.frames() == 0;
    }

    /** A width that grows with the text, px, given for text of 13 px. */
    public double scaled(double pixels) {
        return pixels * em / 13;
    }
}
