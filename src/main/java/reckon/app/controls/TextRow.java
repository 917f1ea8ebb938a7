package reckon.app.controls;

import java.util.Optional;
import java.util.function.Function;
import javafx.css.PseudoClass;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import reckon.app.session.Session;
import reckon.setting.Setting;

/**
 * A value to type: a name or a whole number. What is not allowed is marked, and given up on leaving.
 *
 * @param <T> the type of the setting's value
 */
final class TextRow<T> extends SettingRow<T> {
    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");

    private final TextField field = new TextField();
    private final Function<String, Optional<T>> parse;
    private final Function<T, String> words;

    /**
     * A row.
     *
     * @param parse the value of what is typed
     * @param words what is shown of a value; left as it is, it leaves the value as it is
     */
    TextRow(Session session, Setting<T> setting, Function<String, Optional<T>> parse, Function<T, String> words) {
        super(session, setting);
        this.parse = parse;
        this.words = words;
        field.setOnAction(event -> commit());
        field.focusedProperty().addListener((value, before, focused) -> {
            if (!focused) {
                commit();
                refresh();
            }
        });
        field.textProperty()
                .addListener((value, before, text) -> field.pseudoClassStateChanged(WRONG, parsed().isEmpty()));
        session.look().textsProperty().addListener((value, before, after) -> refresh());
        HBox.setHgrow(field, Priority.ALWAYS);
        HBox line = new HBox(name(), field);
        line.getStyleClass().add("setting-line");
        getChildren().add(line);
        describe(field, "field");
    }

    private Optional<T> parsed() {
        return parse.apply(field.getText().strip()).filter(setting()::allows);
    }

    private void commit() {
        if (field.getText().equals(words.apply(session().get(setting())))) {
            return;
        }
        parsed().filter(value -> !value.equals(session().get(setting()))).ifPresent(value -> change(value, null));
    }

    @Override
    void show(T value) {
        field.setText(words.apply(value));
    }
}
