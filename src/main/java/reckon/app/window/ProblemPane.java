package reckon.app.window;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.layout.VBox;
import reckon.app.session.Look;

/** What went wrong, in a sentence that says what to do; what only a programmer wants to know is folded away below it. */
public final class ProblemPane extends PlainPane {
    private static final int MOST_ROWS = 8;

    private final Look look;

    private ProblemPane(Look look, String title, VBox content) {
        this(look, title, content, new ButtonType(look.texts().get("dialog.close"), ButtonData.CANCEL_CLOSE));
    }

    private ProblemPane(Look look, String title, VBox content, ButtonType close) {
        super(look.texts().get(title), content, close);
        this.look = look;
        setId("problem");
        lookupButton(close).setId("problem-close");
    }

    /**
     * Something wrong with the input.
     *
     * @param lines what is wrong, at least one
     */
    public static ProblemPane wrong(Look look, List<String> lines) {
        VBox content = new VBox(told(lines.getFirst()));
        if (lines.size() > 1) {
            content.getChildren()
                    .addAll(
                            told(look.texts().get("problem.more", lines.size() - 1)),
                            text("lines", String.join("\n", lines.subList(1, lines.size())), lines.size() - 1));
        }
        return new ProblemPane(look, "problem.wrong", content);
    }

    /** Something that nobody expected. */
    public static ProblemPane unexpected(Look look, Throwable cause) {
        StringWriter trace = new StringWriter();
        cause.printStackTrace(new PrintWriter(trace));
        VBox content = new VBox(told(look.texts().get("problem.unexpected.text")));
        ProblemPane pane = new ProblemPane(look, "problem.unexpected", content);
        TextArea area = text("trace", trace.toString(), MOST_ROWS);
        area.setWrapText(false);
        VBox below = new VBox(area);
        below.getStyleClass().add("problem-trace");
        pane.setExpandableContent(below);
        return pane;
    }

    private static Label told(String words) {
        Label line = line(words);
        line.getStyleClass().add("problem-line");
        return line;
    }

    private static TextArea text(String id, String words, int rows) {
        TextArea area = new TextArea(words);
        area.setId("problem-" + id);
        area.setEditable(false);
        area.setWrapText(true);
        area.setPrefRowCount(Math.min(2 * rows + 1, MOST_ROWS));
        area.getStyleClass().add("problem-text");
        return area;
    }

    /** The toolkit's own follows the system's language, not the window's. */
    @Override
    protected Node createDetailsButton() {
        Hyperlink details = new Hyperlink();
        details.setId("problem-details");
        Runnable words =
                () -> details.setText(look.texts().get(isExpanded() ? "problem.details.hide" : "problem.details.show"));
        words.run();
        expandedProperty().addListener((value, before, after) -> words.run());
        details.setOnAction(event -> setExpanded(!isExpanded()));
        return details;
    }
}
