package reckon.app.stage;

import javafx.geometry.Bounds;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Polyline;
import reckon.motion.Generator;
import reckon.motion.Track;

/** What a generated path looks like, as small as a letter. */
final class PathIcon extends StackPane {
    private static final double SECONDS = 12;
    private static final int POINTS = 90;
    private static final double WIDTH = 24;
    private static final double HEIGHT = 15;

    PathIcon(Generator generator) {
        Track track = generator.track(SECONDS, 1);
        Polyline line = new Polyline();
        for (int i = 0; i <= POINTS; i++) {
            double seconds = SECONDS * i / POINTS;
            line.getPoints().addAll(track.at(seconds).x(), -track.at(seconds).y());
        }
        Bounds bounds = line.getBoundsInLocal();
        double scale = Math.min(WIDTH / bounds.getWidth(), HEIGHT / bounds.getHeight());
        line.getPoints().replaceAll(coordinate -> coordinate * scale);
        line.getStyleClass().add("path-icon");
        getChildren().add(line);
        setMinSize(WIDTH + 2, HEIGHT + 2);
    }
}
