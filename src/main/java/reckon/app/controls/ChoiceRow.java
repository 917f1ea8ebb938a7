package reckon.app.controls;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import reckon.app.session.Session;
import reckon.setting.ChoiceSetting;

/** A choice of a few words, all of them to be seen. */
final class ChoiceRow extends SettingRow<String> {
    private final List<ToggleButton> buttons = new ArrayList<>();
    private final ToggleGroup group = new ToggleGroup();

    ChoiceRow(Session session, ChoiceSetting setting) {
        super(session, setting);
        FlowPane choices = new FlowPane();
        choices.getStyleClass().add("choices");
        for (String word : setting.words()) {
            ToggleButton button = new ToggleButton();
            button.setId(getId() + "-" + word);
            button.setUserData(word);
            button.setToggleGroup(group);
            button.textProperty().bind(session.look().text("word." + word));
            button.accessibleTextProperty().bind(Bindings.concat(name().textProperty(), ": ", button.textProperty()));
            button.getStyleClass().add("choice");
            // a choice is not taken back by a second click on it
            button.setOnAction(event -> {
                button.setSelected(true);
                change(word, null);
            });
            buttons.add(button);
            choices.getChildren().add(button);
        }
        getChildren().addAll(name(), choices);
    }

    @Override
    void show(String value) {
        buttons.forEach(button -> button.setSelected(value.equals(button.getUserData())));
    }
}
