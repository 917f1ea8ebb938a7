package reckon.app.view;

import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.scene.canvas.Canvas;
import javafx.scene.layout.Region;
import reckon.draw.CanvasPen;
import reckon.draw.Palette;
import reckon.draw.Pen;
import reckon.draw.Theme;

/**
 * Two canvases, one over the other: the ground that changes with the run, and what moves with the playhead. Changes only
 * mark what is out of date; {@link #redraw} draws it, once a pulse.
 */
public final class LayeredCanvas extends Region {
    private final Canvas ground = new Canvas();
    private final Canvas now = new Canvas();
    private final Consumer<Pen> drawGround;
    private final Consumer<Pen> drawNow;
    private final ReadOnlyObjectProperty<Theme> theme;
    private CanvasPen groundPen;
    private CanvasPen nowPen;
    private Theme penTheme;
    private boolean groundDue = true;
    private boolean nowDue = true;

    /** Canvases that are drawn by two functions in the colours of a theme. */
    public LayeredCanvas(Consumer<Pen> drawGround, Consumer<Pen> drawNow, ReadOnlyObjectProperty<Theme> theme) {
        this.drawGround = drawGround;
        this.drawNow = drawNow;
        this.theme = theme;
        this.penTheme = theme.get();
        this.groundPen = pen(ground);
        this.nowPen = pen(now);
        getChildren().addAll(ground, now);
        // the canvases follow this region; it must not follow them
        ground.setManaged(false);
        now.setManaged(false);
        setMinSize(0, 0);
        setPrefSize(0, 0);
    }

    private CanvasPen pen(Canvas canvas) {
        return new CanvasPen(canvas, Palette.of(theme.get()));
    }

    /** Notes that everything is out of date. */
    public void all() {
        groundDue = true;
        nowDue = true;
    }

    /** Notes that what moves with the playhead is out of date. */
    public void moved() {
        nowDue = true;
    }

    /** Draws what is out of date. */
    public void redraw() {
        if (penTheme != theme.get()) {
            penTheme = theme.get();
            groundPen = pen(ground);
            nowPen = pen(now);
            all();
        }
        draw(groundDue, groundPen, drawGround);
        draw(nowDue, nowPen, drawNow);
        groundDue = false;
        nowDue = false;
    }

    private void draw(boolean due, CanvasPen pen, Consumer<Pen> drawing) {
        if (due && getWidth() > 0 && getHeight() > 0) {
            pen.clear();
            drawing.accept(pen);
        }
    }

    @Override
    protected void layoutChildren() {
        if (ground.getWidth() != getWidth() || ground.getHeight() != getHeight()) {
            for (Canvas canvas : new Canvas[] {ground, now}) {
                canvas.setWidth(getWidth());
                canvas.setHeight(getHeight());
            }
            all();
        }
    }
}
