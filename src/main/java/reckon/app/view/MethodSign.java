package reckon.app.view;

import javafx.scene.layout.Pane;
import javafx.scene.shape.Line;
import reckon.draw.Dash;
import reckon.draw.Ink;

/** The line by which a method is told from the others: its colour and its dash. */
public final class MethodSign extends Pane {
    private static final double LENGTH = 30;
    private static final double HEIGHT = 10;

    /** The sign of a method, or of a scheme, by its place. */
    public MethodSign(int index) {
        Line line = new Line(2, HEIGHT / 2, LENGTH - 2, HEIGHT / 2);
        line.setStyle("-fx-stroke: " + Ink.method(index).variable() + "; -fx-stroke-width: 3;");
        for (double length : Dash.method(index).pattern()) {
            line.getStrokeDashArray().add(length);
        }
        getChildren().add(line);
        setPrefSize(LENGTH, HEIGHT);
        setMinSize(LENGTH, HEIGHT);
    }
}
