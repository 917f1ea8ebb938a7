package reckon.draw;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.Optional;
import java.util.OptionalInt;
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

    /** The picture of a frame. */
    public BufferedImage at(int frame) {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        try {
            draw(new ImagePen(graphics, palette), new Moment(run, frame, texts, em, Layers.ALL));
        } finally {
            graphics.dispose();
        }
        return image;
    }

    private void draw(ImagePen pen, Moment moment) {
        double stagesHeight = Math.rint(height * STAGES_SHARE);
        double half = Math.rint(width / 2.0);
        pen.window(0, 0, width, height);
        pen.fill(0, 0, width, height, Ink.GRID, 1);
        stage(pen, new TrueStage(), "stage.true", 0, half - 1, stagesHeight - 1, moment);
        stage(pen, new RemoteStage(), "stage.remote", half, width - half, stagesHeight - 1, moment);
        double timelineHeight = height - stagesHeight;
        pen.window(0, stagesHeight, width, timelineHeight);
        TimelineLayout layout = new TimelineLayout(TimeSpan.whole(run), width, timelineHeight, em);
        timeline.ground(pen, moment, layout);
        timeline.now(pen, moment, layout, Optional.empty(), OptionalInt.empty());
    }

    private void stage(
            ImagePen pen,
            StageDrawing drawing,
            String title,
            double left,
            double stageWidth,
            double stageHeight,
            Moment moment) {
        pen.window(left, 0, stageWidth, stageHeight);
        Camera camera = Camera.fitting(Bounds.of(run), stageWidth, stageHeight);
        Floor.draw(pen, camera, moment.em());
        drawing.ground(pen, camera, moment);
        drawing.now(pen, camera, moment);
        pen.label(
                texts.get(title),
                em,
                em * 1.7,
                Lettering.plain(Ink.INK, em * 1.1).strong());
    }
}
