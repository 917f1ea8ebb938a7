package reckon.app.window;

import java.util.List;
import javafx.scene.layout.Region;
import reckon.app.view.TextFit;

/**
 * Fits a bar into the window by how wide its words are: it goes without one thing after the other, and where that is not enough
 * its text is smaller.
 */
final class BarFit {
    /** How much smaller text is made at a time, once it is about small enough. */
    private static final double SMALLER = 0.99;

    private static final int MOST_TIMES = 20;

    private final Region bar;
    private final String style;
    private final List<Runnable> forms;
    private Fitted last = new Fitted(0, 0, 0);

    /** What the bar was fitted to, px. */
    private record Fitted(double width, double em, double needed) {}

    /**
     * A fit.
     *
     * @param style the bar's style class
     * @param forms what gives the bar each of its forms, whatever it had before; the one that needs most room first
     */
    BarFit(Region bar, String style, List<Runnable> forms) {
        this.bar = bar;
        this.style = style;
        this.forms = forms;
    }

    /**
     * Gives the bar the first form that it has room for, unless nothing has changed since.
     *
     * @param width the room, px
     * @param em how large text is in the window, px
     */
    void fit(double width, double em) {
        if (bar.getScene() == null || last.equals(new Fitted(width, em, bar.minWidth(-1)))) {
            return;
        }
        write(em);
        for (Runnable form : forms) {
            form.run();
            if (needed() <= width) {
                break;
            }
        }
        double size = em;
        for (int i = 0; i < MOST_TIMES && needed() > width; i++) {
            size = i == 0 ? size * width / needed() : size * SMALLER;
            write(size);
        }
        last = new Fitted(width, em, bar.minWidth(-1));
    }

    private void write(double em) {
        String sheet = TextFit.sheetOf("." + style, em);
        if (!bar.getStylesheets().equals(List.of(sheet))) {
            bar.getStylesheets().setAll(sheet);
        }
    }

    /** The least width of the bar as it is now, px. */
    private double needed() {
        bar.applyCss();
        return bar.minWidth(-1);
    }
}
