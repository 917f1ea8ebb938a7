package reckon.app.lesson;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javafx.geometry.HPos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import javafx.scene.text.TextFlow;
import reckon.app.controls.TextNumber;
import reckon.app.formula.Formulas;
import reckon.app.session.Session;
import reckon.lesson.Block;
import reckon.lesson.Inline;

/** Makes nodes of a lesson's text: each kind of block is one kind of node, and there is no other. */
final class Prose {
    private final Session session;
    private final Formulas formulas;
    private final Function<String, Node> goals;

    /**
     * Text for a session.
     *
     * @param goals makes the node of a goal, by its id
     */
    Prose(Session session, Formulas formulas, Function<String, Node> goals) {
        this.session = session;
        this.formulas = formulas;
        this.goals = goals;
    }

    /** The nodes of some blocks, below each other. */
    List<Node> nodes(List<Block> blocks) {
        return blocks.stream().map(this::node).toList();
    }

    private Node node(Block block) {
        return switch (block) {
            case Block.Heading heading -> flow(heading.text(), "lesson-heading");
            case Block.Paragraph paragraph -> flow(paragraph.text(), "lesson-paragraph");
            case Block.Items items -> items(items);
            case Block.Table table -> table(table);
            case Block.Code code -> code(code.text());
            case Block.Quote quote -> box("lesson-quote", nodes(quote.blocks()));
            case Block.Display display -> display(display.tex());
            case Block.Picture picture -> picture(picture.file(), picture.words());
            case Block.GoalPlace place -> goals.apply(place.goal());
        };
    }

    private static VBox box(String style, List<Node> nodes) {
        VBox box = new VBox();
        box.getChildren().addAll(nodes);
        box.getStyleClass().add(style);
        return box;
    }

    private static Label code(String text) {
        Label code = new Label(text.stripTrailing());
        code.getStyleClass().add("lesson-code");
        code.setWrapText(true);
        code.setMaxWidth(Double.MAX_VALUE);
        code.setMinHeight(Region.USE_PREF_SIZE);
        return code;
    }

    private Node display(String tex) {
        StackPane line = new StackPane(formulas.formula(tex));
        line.getStyleClass().add("lesson-display");
        return line;
    }

    private static Node picture(Path file, String words) {
        ImageView view = new ImageView();
        view.setPreserveRatio(true);
        view.setAccessibleText(words);
        StackPane frame = new StackPane(view);
        frame.getStyleClass().add("lesson-picture");
        try (InputStream in = Files.newInputStream(file)) {
            Image image = new Image(in);
            view.setImage(image);
            frame.setMinWidth(0);
            frame.widthProperty()
                    .subscribe(width -> view.setFitWidth(Math.max(1, Math.min(width.doubleValue(), image.getWidth()))));
        } catch (IOException e) {
            // the words stand in for what cannot be read
            frame.getChildren().setAll(new Label(words));
        }
        return frame;
    }

    private Node items(Block.Items items) {
        VBox list = new VBox();
        list.getStyleClass().add("lesson-list");
        int number = items.first();
        for (List<Block> item : items.items()) {
            Label sign = new Label(items.first() > 0 ? number + "." : "•");
            sign.setMinWidth(Region.USE_PREF_SIZE);
            sign.getStyleClass().add("lesson-sign");
            VBox content = box("lesson-item", nodes(item));
            HBox.setHgrow(content, Priority.ALWAYS);
            HBox line = new HBox(sign, content);
            line.getStyleClass().add("lesson-line");
            list.getChildren().add(line);
            number++;
        }
        return list;
    }

    private Node table(Block.Table table) {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("lesson-table");
        for (int column = 0; column < table.head().size(); column++) {
            ColumnConstraints constraints = new ColumnConstraints();
            constraints.setHgrow(Priority.SOMETIMES);
            grid.getColumnConstraints().add(constraints);
            grid.add(cell(table.head().get(column), "lesson-cell-head"), column, 0);
            for (int row = 0; row < table.rows().size(); row++) {
                grid.add(cell(table.rows().get(row).get(column), "lesson-cell"), column, row + 1);
            }
        }
        return grid;
    }

    private Node cell(Block.Cell cell, String style) {
        TextFlow flow = flow(cell.text(), style);
        flow.setMaxWidth(Double.MAX_VALUE);
        if (cell.end()) {
            flow.setTextAlignment(TextAlignment.RIGHT);
            GridPane.setHalignment(flow, HPos.RIGHT);
        }
        return flow;
    }

    /** Words in a flow of lines. */
    TextFlow flow(List<Inline> inlines, String style) {
        TextFlow flow = new TextFlow();
        flow.getStyleClass().add(style);
        flow.setMinWidth(0);
        add(inlines, List.of(), flow);
        return flow;
    }

    private void add(List<Inline> inlines, List<String> styles, TextFlow flow) {
        for (Inline inline : inlines) {
            switch (inline) {
                case Inline.Words words -> flow.getChildren().add(text(words.text(), styles));
                case Inline.Strong strong -> add(strong.inner(), more(styles, "lesson-strong"), flow);
                case Inline.Stressed stressed -> add(stressed.inner(), more(styles, "lesson-stressed"), flow);
                case Inline.Typed typed -> flow.getChildren().add(text(typed.text(), more(styles, "lesson-typed")));
                case Inline.Formula formula -> flow.getChildren().add(formulas.formula(formula.tex()));
                case Inline.LineEnd end -> flow.getChildren().add(new Text("\n"));
                case Inline.TermLink link ->
                    link(
                            link.inner(),
                            more(styles, "lesson-term"),
                            flow,
                            () -> session.walk().show(link.symbol()));
                case Inline.MomentLink link -> link(link.inner(), more(styles, "lesson-moment"), flow, () -> go(link));
                case Inline.Grip grip -> flow.getChildren().add(new TextNumber(session, grip.setting(), grip.method()));
            }
        }
    }

    private static List<String> more(List<String> styles, String style) {
        List<String> all = new ArrayList<>(styles);
        all.add(style);
        return all;
    }

    private static Text text(String words, List<String> styles) {
        Text text = new Text(words);
        text.getStyleClass().add("lesson-words");
        text.getStyleClass().addAll(styles);
        return text;
    }

    /** Words that do something: by a click, or by Enter while they have the focus. */
    private void link(List<Inline> inner, List<String> styles, TextFlow flow, Runnable action) {
        int from = flow.getChildren().size();
        add(inner, more(styles, "lesson-link"), flow);
        List<Node> parts = flow.getChildren().subList(from, flow.getChildren().size());
        for (Node part : parts) {
            part.setOnMouseClicked(event -> action.run());
        }
        Node first = parts.getFirst();
        first.setFocusTraversable(true);
        first.setAccessibleRole(AccessibleRole.HYPERLINK);
        first.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                event.consume();
                action.run();
            }
        });
    }

    private void go(Inline.MomentLink link) {
        if (Double.isNaN(link.until())) {
            session.head().pause();
            session.head().seek(link.from());
        } else {
            session.head().play(link.from(), link.until());
        }
    }
}
