package reckon.app.formula;

import java.util.List;
import java.util.stream.Collectors;
import javafx.geometry.VPos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.shape.SVGPath;
import javafx.scene.text.Text;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;

/** A formula in a line of text. Where the line has no room for it, it is set smaller. */
final class TextFormula extends Region {
    private final String tex;
    private final SVGPath glyphs = new SVGPath();
    private double width;
    private double height;
    private double depth;

    /** Has the size of the text around. */
    private final Text ruler = new Text();

    TextFormula(String tex) {
        this.tex = tex;
        getStyleClass().add("text-formula");
        glyphs.getStyleClass().add("glyphs");
        // an invisible one would not follow the size of text
        ruler.setTextOrigin(VPos.TOP);
        for (Node part : List.of(ruler, glyphs)) {
            part.setManaged(false);
            getChildren().add(part);
        }
        ruler.fontProperty().addListener((value, before, after) -> requestLayout());
        setAccessibleRole(AccessibleRole.TEXT);
        setAccessibleText(tex);
        setMouseTransparent(true);
    }

    void show(Typesetter typesetter) {
        Outline outline = typesetter.outline(tex);
        glyphs.setContent(outline.parts().stream().map(Outline.Part::path).collect(Collectors.joining()));
        width = outline.width() / Outline.EM;
        height = outline.height() / Outline.EM;
        depth = outline.depth() / Outline.EM;
        requestLayout();
    }

    private double em() {
        return ruler.getFont().getSize();
    }

    @Override
    protected double computePrefWidth(double forHeight) {
        return width * em();
    }

    @Override
    protected double computePrefHeight(double forWidth) {
        return (height + depth) * em();
    }

    @Override
    protected double computeMinWidth(double forHeight) {
        return 0;
    }

    @Override
    protected double computeMinHeight(double forWidth) {
        return computePrefHeight(forWidth);
    }

    @Override
    protected double computeMaxWidth(double forHeight) {
        return computePrefWidth(forHeight);
    }

    @Override
    public double getBaselineOffset() {
        return height * em();
    }

    @Override
    protected void layoutChildren() {
        double natural = width * em();
        double scale = em() / Outline.EM * (natural > getWidth() && natural > 0 ? getWidth() / natural : 1);
        glyphs.getTransforms().setAll(new Translate(0, height * em()), new Scale(scale, scale));
    }
}
