package reckon.app.view;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.Pane;

/** Boxes of one width in as many columns as there is room for: each under the column that is shortest so far. */
public final class Columns extends Pane {
    private static final double GAP = 24;

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    private double widest() {
        return getManagedChildren().stream()
                .mapToDouble(child -> child.prefWidth(-1))
                .max()
                .orElse(0);
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected double computePrefWidth(double height) {
        return widest();
    }

    @Override
    protected double computePrefHeight(double width) {
        return arrange(width, false);
    }

    @Override
    protected void layoutChildren() {
        arrange(getWidth(), true);
    }

    /** Finds every box its place, and puts it there if that is wanted; how high the columns become, px. */
    private double arrange(double width, boolean put) {
        double widest = widest();
        int count = (int) Math.max(1, Math.floor((width + GAP) / (widest + GAP)));
        double[] ends = new double[count];
        double most = 0;
        for (Node child : getManagedChildren()) {
            int shortest = 0;
            for (int column = 1; column < count; column++) {
                shortest = ends[column] < ends[shortest] ? column : shortest;
            }
            double own = Math.min(widest, Math.max(1, width));
            double height = child.prefHeight(own);
            if (put) {
                child.resizeRelocate(shortest * (widest + GAP), ends[shortest], own, height);
            }
            most = Math.max(most, ends[shortest] + height);
            ends[shortest] += height + GAP;
        }
        return most;
    }
}
