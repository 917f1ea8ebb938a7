package reckon.app.measures;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import reckon.app.session.Session;
import reckon.app.view.MethodSign;
import reckon.draw.MethodTitles;
import reckon.lesson.Control;
import reckon.run.Scenario;

/** The methods compared: a click chooses the one whose settings are shown. */
final class MethodList extends VBox {
    private final Session session;
    private final VBox rows = new VBox();
    private List<String> shown = List.of();
    private int shownChosen = -1;

    MethodList(Session session) {
        this.session = session;
        setId("methods");
        getStyleClass().add("method-list");
        Button add = new Button();
        add.setId("add-method");
        add.textProperty().bind(session.look().text("methods.add"));
        add.setOnAction(event -> session.addMethod());
        add.disableProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> session.scenario().methods().size() >= Session.MOST_METHODS,
                        session.edits().documentProperty()));
        Button remove = new Button();
        remove.setId("remove-method");
        remove.textProperty().bind(session.look().text("methods.remove"));
        remove.setOnAction(event -> session.removeMethod());
        remove.disableProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> session.scenario().methods().size() == 1,
                        session.edits().documentProperty()));
        FlowPane buttons = new FlowPane(add, remove);
        buttons.getStyleClass().add("button-line");
        buttons.visibleProperty().bind(session.permit().allowed(Control.METHODS));
        buttons.managedProperty().bind(buttons.visibleProperty());
        getChildren().addAll(rows, buttons);
        session.edits().documentProperty().addListener((value, before, after) -> refresh());
        session.methodProperty().addListener((value, before, after) -> refresh());
        session.look().textsProperty().addListener((value, before, after) -> refresh());
        refresh();
    }

    private void refresh() {
        Scenario scenario = session.scenario();
        List<String> names = scenario.methods().stream()
                .map(method -> MethodTitles.of(method.name(), session.look().texts()))
                .toList();
        int chosen = session.methodProperty().get();
        if (names.equals(shown) && chosen == shownChosen) {
            return;
        }
        shown = names;
        shownChosen = chosen;
        ToggleGroup group = new ToggleGroup();
        rows.getChildren().clear();
        for (int i = 0; i < scenario.methods().size(); i++) {
            int index = i;
            ToggleButton row = new ToggleButton(names.get(i), new MethodSign(i));
            row.setId("method-" + i);
            row.getStyleClass().add("method");
            row.setMaxWidth(Double.MAX_VALUE);
            row.setToggleGroup(group);
            row.setSelected(session.methodProperty().get() == i);
            row.setOnAction(event -> {
                row.setSelected(true);
                session.methodProperty().set(index);
            });
            rows.getChildren().add(row);
        }
    }
}
