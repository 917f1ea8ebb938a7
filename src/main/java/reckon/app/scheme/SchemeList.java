package reckon.app.scheme;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.VBox;
import reckon.app.session.Session;
import reckon.app.view.MethodSign;
import reckon.scheme.SchemeKind;
import reckon.setting.SchemeSettings;

/** The schemes, each with the line that stands for it: a click plays the game by it. */
final class SchemeList extends VBox {
    private final Session session;
    private final List<ToggleButton> rows = new ArrayList<>();

    SchemeList(Session session) {
        this.session = session;
        setId("schemes");
        getStyleClass().add("method-list");
        ToggleGroup group = new ToggleGroup();
        List<SchemeKind> kinds = List.of(SchemeKind.values());
        for (int i = 0; i < kinds.size(); i++) {
            String word = kinds.get(i).word();
            ToggleButton row = new ToggleButton();
            row.setGraphic(new MethodSign(i));
            row.setId("scheme-" + word);
            row.setUserData(word);
            row.textProperty().bind(session.look().text("word." + word));
            row.getStyleClass().add("method");
            row.setMaxWidth(Double.MAX_VALUE);
            row.setToggleGroup(group);
            row.setOnAction(event -> {
                row.setSelected(true);
                session.set(SchemeSettings.KIND, word, null);
            });
            rows.add(row);
        }
        getChildren().addAll(rows);
        session.edits().documentProperty().addListener((value, before, after) -> refresh());
        session.permit().nowProperty().addListener((value, before, after) -> refresh());
        refresh();
    }

    private void refresh() {
        boolean free = session.permit().allows(SchemeSettings.KIND);
        session.document()
                .game()
                .ifPresent(game -> rows.forEach(row -> {
                    boolean chosen = game.kind().word().equals(row.getUserData());
                    row.setSelected(chosen);
                    row.setVisible(free || chosen);
                    row.setManaged(free || chosen);
                }));
    }
}
