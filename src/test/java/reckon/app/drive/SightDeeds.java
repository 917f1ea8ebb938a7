package reckon.app.drive;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import reckon.app.stage.StageView;
import reckon.app.timeline.TimelineView;
import reckon.draw.Camera;
import reckon.draw.Theme;
import reckon.text.Language;

/** What the commands do that change only what is seen. */
final class SightDeeds {
    /** What one step of zoom is. */
    private static final double STEP = 1.25;

    private SightDeeds() {}

    static Map<String, Deed> all() {
        Map<String, Deed> all = new HashMap<>();
        all.putAll(stages());
        all.putAll(arrangements());
        all.putAll(layers());
        all.putAll(time());
        all.put(
                "language",
                Deed.seen(desk -> desk.session.look().languageProperty().get() == Language.CHINESE
                        && desk.fixture.window.title().get().contains("未命名")));
        all.put("text-larger", written(110, 100));
        all.put("text-smaller", written(90, 100));
        all.put("text-usual", written(100, 150));
        all.put(
                "projector",
                Deed.seen(desk -> desk.session.look().themeProperty().get() == Theme.PROJECTOR
                        && desk.fixture.window.getStylesheets().getFirst().endsWith(Theme.PROJECTOR.sheet())));
        all.put(
                "theme",
                Deed.seen(desk -> desk.session.look().themeProperty().get() == Theme.DARK
                        && desk.fixture.window.getStylesheets().getFirst().endsWith(Theme.DARK.sheet())));
        return all;
    }

    /** All that is written becomes so large, %, from what it was before; what is drawn does not come nearer. */
    private static Deed written(int percent, int before) {
        return Deed.of(desk -> {
                    desk.onScreen(() -> desk.session.look().scale().set(before));
                    // a style sheet is taken at the next pulse
                    desk.await("text of before", () -> isWritten(before));
                    return () -> isWritten(percent);
                })
                .tidied(desk -> desk.onScreen(() -> desk.session.look().scale().set(100)));
    }

    private static boolean isWritten(int percent) {
        return Math.abs(lettering() / 0.13 / percent - 1) < 1e-6
                && Math.abs(timeline().geometry().em() / 0.13 / percent - 1) < 1e-6;
    }

    /** How large text is in the settings, px. */
    private static double lettering() {
        return ((Label) Nodes.find("settings").orElseThrow().lookup("#setting-network-delay-name"))
                .getFont()
                .getSize();
    }

    private static TimelineView timeline() {
        return (TimelineView) Nodes.find("timeline").orElseThrow();
    }

    private static StageView stage(String id) {
        return (StageView) Nodes.find(id).orElseThrow();
    }

    private static Camera camera() {
        return stage("stage-true").camera();
    }

    private static Map<String, Deed> stages() {
        return Map.of(
                "zoom-in", scaled(desk -> camera().pixelsPerMetre(), STEP, desk -> {}),
                "zoom-out", scaled(desk -> camera().pixelsPerMetre(), 1 / STEP, desk -> {}),
                "fit", scaled(desk -> camera().pixelsPerMetre(), 1 / STEP, desk -> desk.choose("item-zoom-in")),
                "follow",
                        Deed.seen(desk -> {
                            Camera camera = camera();
                            return Math.abs(camera.stageX(desk.run().trueX(Desk.FRAME)) - camera.width() / 2) < 1e-6
                                    && Math.abs(camera.stageY(desk.run().trueY(Desk.FRAME)) - camera.height() / 2)
                                            < 1e-6;
                        }));
    }

    /** A size becomes so many times what it was, after something was done with no hand. */
    private static Deed scaled(ToDoubleFunction<Desk> size, double factor, java.util.function.Consumer<Desk> first) {
        return Deed.of(desk -> {
            desk.make(() -> first.accept(desk));
            double wanted = desk.look(() -> size.applyAsDouble(desk)) * factor;
            return () -> Math.abs(size.applyAsDouble(desk) / wanted - 1) < 1e-9;
        });
    }

    private static Map<String, Deed> time() {
        ToDoubleFunction<Desk> length = desk -> timeline().geometry().span().length();
        return Map.of(
                "time-in", scaled(length, 1 / STEP, desk -> {}),
                "time-out",
                        scaled(length, STEP, desk -> {
                            desk.choose("item-time-in");
                            desk.choose("item-time-in");
                        }),
                "time-whole", scaled(length, STEP, desk -> desk.choose("item-time-in")));
    }

    private static Map<String, Deed> arrangements() {
        return Map.of(
                "side-by-side",
                Deed.of(desk -> {
                    desk.make(() -> desk.choose("item-stacked"));
                    desk.await("one above the other", () -> remote().getY() > 0);
                    return () -> remote().getX() > 0 && remote().getY() == 0;
                }),
                "stacked",
                Deed.seen(desk -> remote().getX() == 0 && remote().getY() > 0),
                "overlaid",
                Deed.seen(desk -> Nodes.find("stage-remote").isEmpty()));
    }

    /** From the true stage's corner to the remote stage's, px. */
    private static Point2D remote() {
        Bounds truth = stage("stage-true").getBoundsInParent();
        Bounds remote = stage("stage-remote").getBoundsInParent();
        return new Point2D(remote.getMinX() - truth.getMinX(), remote.getMinY() - truth.getMinY());
    }

    private static Map<String, Deed> layers() {
        return Map.of(
                "ghost", redrawn().tidied(again("item-ghost")),
                "prediction", redrawn().tidied(again("item-prediction")),
                "legend", redrawn().tidied(again("item-legend")),
                "raw", redrawn().whileHeld());
    }

    private static java.util.function.Consumer<Desk> again(String item) {
        return desk -> desk.make(() -> desk.choose(item));
    }

    /** The remote stage shows something else. */
    private static Deed redrawn() {
        return Deed.of(desk -> {
            int before = desk.look(() -> picture(desk));
            return () -> picture(desk) != before;
        });
    }

    private static int picture(Desk desk) {
        // what is out of date would be drawn at the next pulse
        desk.scene().getRoot().layout();
        desk.fixture.window.draw();
        Node area = Nodes.find("stage-remote").orElseThrow().lookup(".stage-area");
        WritableImage image = area.snapshot(null, null);
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        int[] pixels = new int[width * height];
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
        return Arrays.hashCode(pixels);
    }
}
