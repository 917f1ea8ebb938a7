package reckon.draw;

import java.util.List;
import reckon.run.Packet;
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

    /** Where the run of the method that is chosen is still to come, one is chosen that there is. */
    public Moment {
        layers = layers.of(Math.min(layers.chosen(), run.methods().size() - 1));
    }

    /** The frame's moment, s. */
    public double seconds() {
        return run.time(Math.max(0, frame));
    }

    /** The updates that arrived while the trail was left, in the order of arrival. */
    List<Packet> received() {
        return run.arrivals(seconds() - StageDrawing.TRAIL_SECONDS, seconds());
    }

    /** Whether there is anything to show. */
    public boolean empty() {
        return frame < 0 || run.frames() == 0;
    }

    /** The last frame that may be drawn, which under a veil is that of the moment; -1 where there is none. */
    int lastFrame() {
        return layers.veiled() ? Math.min(frame, run.frames() - 1) : run.frames() - 1;
    }

    /** A width that grows with the text, px, given for text of 13 px. */
    public double scaled(double pixels) {
        return pixels * em / 13;
    }
}
