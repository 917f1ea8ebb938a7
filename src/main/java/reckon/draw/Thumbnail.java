package reckon.draw;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import reckon.run.Run;
import reckon.scheme.GameRun;
import reckon.scheme.Post;
import reckon.text.Texts;

/** Small pictures without words that tell one scenario from another: what is shown of a run, or of a game. */
public final class Thumbnail {
    private static final double PIXELS_PER_EM = 34;

    private Thumbnail() {}

    /** What the remote player sees of a run on a frame, and the truth beside it. */
    public static BufferedImage of(Run run, int frame, Texts texts, Theme theme, int width, int height) {
        return picture(theme, width, height, pen -> {
            Camera camera = Camera.fitting(Bounds.of(run), width, height);
            Moment moment = new Moment(run, frame, texts, width / PIXELS_PER_EM, Layers.ALL.withLegend());
            RemoteStage stage = new RemoteStage();
            Floor.draw(pen, camera, moment.em());
            stage.ground(pen, camera, moment);
            stage.now(pen, camera, moment);
        });
    }

    /** What the server has of a game at a moment in s. */
    public static BufferedImage of(GameRun run, double seconds, Texts texts, Theme theme, int width, int height) {
        return picture(theme, width, height, pen -> {
            Camera camera = Camera.fitting(GameBounds.of(run.game()), width, height);
            GameScreen.draw(pen, new GameMoment(run, seconds, texts, width / PIXELS_PER_EM), camera, Post.SERVER);
        });
    }

    /** Something that is drawn with a pen. */
    private interface Drawn {
        void with(ImagePen pen);
    }

    private static BufferedImage picture(Theme theme, int width, int height, Drawn drawn) {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        try {
            ImagePen pen = new ImagePen(graphics, Palette.of(theme));
            pen.window(0, 0, width, height);
            pen.fill(0, 0, width, height, Ink.GROUND, 1);
            drawn.with(pen);
        } finally {
            graphics.dispose();
        }
        return image;
    }
}
