package reckon.draw;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reckon.run.Run;
import reckon.text.Texts;

/** A run at a frame as a picture: both stages side by side, the timeline below. Neither a display nor JavaFX is needed. */
public final class Picture {
    /** The least width and height, px. */
    public static final int LEAST = 200;

    /** The greatest width and height, px. */
    public static final int MOST = 4000;

    private static final double STAGES_SHARE = 0.66;
    private static final double PIXELS_PER_EM = 82;

    private final Run run;
    private final Texts texts;
    private final Palette palette;
    private final int width;
    private final int height;
    private final double em;
    private final TimelineDrawing timeline;
    private @Nullable BufferedImage ground;

    /**
     * Pictures of a run.
     *
     * @param width their width, px
     * @param height their height, px
     */
    public Picture(Run run, Texts texts, Theme theme, int width, int height) {
        this.run = run;
        this.texts = texts;
        this.palette = Palette.of(theme);
        this.width = width;
        this.height = height;
        this.timeline = new TimelineDrawing(run);
        this.em = Math.max(8, width / PIXELS_PER_EM);
    }

    /** The picture of a frame. What only changes with the run is drawn once for all frames. */
    public BufferedImage at(int frame) {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        try {
            graphics.drawImage(ground(), 0, 0, null);
            draw(new ImagePen(graphics, palette), frame, false);
        } finally {
            graphics.dispose();
        }
        return image;
    }

    private BufferedImage ground() {
        BufferedImage known = ground;
        if (known == null) {
            known = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
            Graphics2D graphics = known.createGraphics();
            draw(new ImagePen(graphics, palette), 0, true);
            graphics.dispose();
            ground = known;
        }
        return known;
    }

    private void draw(ImagePen pen, int frame, boolean still) {
        Moment moment = new Moment(run, frame, texts, em, Layers.ALL);
        double stagesHeight = Math.rint(height * STAGES_SHARE);
        double half = Math.rint(width / 2.0);
        double timelineHeight = height - stagesHeight;
        pen.window(0, 0, width, height);
        if (still) {
            pen.fill(0, 0, width, height, Ink.GRID, 1);
        }
        Camera camera = Camera.fitting(Bounds.of(run), half - 1, stagesHeight - 1);
        pen.window(0, 0, half - 1, stagesHeight - 1);
        stage(pen, new TrueStage(), "stage.true", camera, moment, still);
        pen.window(half, 0, half - 1, stagesHeight - 1);
        stage(pen, new RemoteStage(), "stage.remote", camera, moment, still);
        pen.window(0, stagesHeight, width, timelineHeight);
        TimelineLayout layout = new TimelineLayout(TimeSpan.whole(run.seconds()), width, timelineHeight, em);
        if (still) {
            timeline.ground(pen, moment, layout);
        } else {
            timeline.now(pen, moment, layout, Optional.empty(), Spotlight.NONE);
        }
    }

    private void stage(Pen pen, StageDrawing drawing, String title, Camera camera, Moment moment, boolean still) {
        if (still) {
            Floor.draw(pen, camera, moment.em());
            drawing.ground(pen, camera, moment);
        } else {
            drawing.now(pen, camera, moment);
            Lettering lettering = Lettering.plain(Ink.INK, em * 1.1).strong();
            pen.label(texts.get(title), em, em * 1.7, lettering);
        }
    }
}
