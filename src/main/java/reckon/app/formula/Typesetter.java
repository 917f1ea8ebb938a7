package reckon.app.formula;

import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.application.Platform;
import javafx.geometry.BoundingBox;
import org.jspecify.annotations.Nullable;
import org.scilab.forge.jlatexmath.Box;
import org.scilab.forge.jlatexmath.TeXConstants;
import org.scilab.forge.jlatexmath.TeXFormula;

/** Typesets TeX. What it set lately it knows by heart: symbols stay the same from frame to frame. */
final class Typesetter {
    private static final int REMEMBERED = 2000;

    /** The size is for the box's own rounding only; outlines are taken at {@link Outline#EM}. */
    private static final float SIZE = 20;

    /** Something of everything that formulas have. */
    private static final String FIRST =
            "\\bar{v}_{\\mathrm{a}}=\\left(\\begin{pmatrix}1\\\\2\\end{pmatrix}+\\sqrt{\\frac{\\Delta}{3}}\\right)";

    private @Nullable Thread preparing;
    private boolean ready;
    private final Map<String, Outline> known = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Outline> eldest) {
            return size() > REMEMBERED;
        }
    };

    /**
     * Whether it is ready. It reads fonts and tables at first, which takes longer than a picture may wait.
     *
     * @param then is run, on the thread that draws, when it has become so
     */
    boolean ready(Runnable then) {
        if (preparing == null) {
            preparing = new Thread(() -> {
                set(FIRST);
                Platform.runLater(() -> {
                    ready = true;
                    then.run();
                });
            });
            preparing.setDaemon(true);
            preparing.start();
        }
        return ready;
    }

    /** A piece of TeX, typeset. Its colours are {@link Marks}. */
    Outline outline(String tex) {
        return known.computeIfAbsent(tex, Typesetter::set);
    }

    private static Outline set(String tex) {
        Box box = new TeXFormula(tex)
                .createTeXIcon(TeXConstants.STYLE_DISPLAY, SIZE)
                .getBox();
        FormulaGraphics graphics = new FormulaGraphics(Outline.EM);
        box.draw(graphics, 0, 0);
        List<Outline.Part> parts = new ArrayList<>();
        for (Map.Entry<Integer, Path2D> outline : graphics.outlines().entrySet()) {
            parts.add(part(outline.getKey(), outline.getValue()));
        }
        return new Outline(
                box.getWidth() * Outline.EM, box.getHeight() * Outline.EM, box.getDepth() * Outline.EM, parts);
    }

    private static Outline.Part part(int mark, Path2D path) {
        Rectangle2D bounds = path.getBounds2D();
        return new Outline.Part(
                mark,
                SvgPath.of(path),
                new BoundingBox(bounds.getX(), bounds.getY(), bounds.getWidth(), bounds.getHeight()));
    }
}
