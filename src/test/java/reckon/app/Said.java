package reckon.app;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Tooltip;
import javafx.scene.text.Text;
import javafx.util.StringConverter;

/** Everything that a part of a window says: in words on it, in what opens from it, and to those who hear it. */
final class Said {
    /** Where the toolkit keeps a tooltip of what is no control. */
    private static final String TOOLTIP = "javafx.scene.control.Tooltip";

    /** What is not said by the window: formulas, what is told of files as a console tells it, and what somebody wrote. */
    private static final Set<String> NO_WORDS = Set.of("text-formula", "problem-line", "text-area");

    private final Set<String> said = new TreeSet<>();

    private Said() {}

    /** What is said in a part that can be seen. */
    static Set<String> in(Node part) {
        Said said = new Said();
        said.collect(part);
        return said.said;
    }

    private void add(Object words) {
        Optional.ofNullable(words).map(Object::toString).ifPresent(said::add);
    }

    private void collect(Node node) {
        if (!node.isVisible() || node.getStyleClass().stream().anyMatch(NO_WORDS::contains)) {
            return;
        }
        add(node.getAccessibleText());
        add(node.getAccessibleHelp());
        add(node.getAccessibleRoleDescription());
        if (node.getProperties().get(TOOLTIP) instanceof Tooltip tip) {
            add(tip.getText());
        }
        if (node instanceof Text text) {
            add(text.getText());
        }
        if (node instanceof Control control) {
            collect(control);
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(this::collect);
        }
    }

    private void collect(Control control) {
        Optional.ofNullable(control.getTooltip()).ifPresent(tip -> add(tip.getText()));
        Optional.ofNullable(control.getContextMenu()).map(ContextMenu::getItems).ifPresent(this::collect);
        switch (control) {
            case MenuBar bar -> collect(bar.getMenus());
            case MenuButton button -> {
                add(button.getText());
                collect(button.getItems());
            }
            case Labeled labeled -> add(labeled.getText());
            case TextInputControl input -> {
                add(input.getText());
                add(input.getPromptText());
            }
            case ComboBox<?> box -> choices(box);
            default -> {}
        }
    }

    private <T> void choices(ComboBox<T> box) {
        add(box.getPromptText());
        StringConverter<T> converter = box.getConverter();
        box.getItems().forEach(item -> add(converter == null ? item : converter.toString(item)));
    }

    private void collect(List<? extends MenuItem> items) {
        for (MenuItem item : items) {
            add(item.getText());
            if (item instanceof Menu menu) {
                collect(menu.getItems());
            }
        }
    }
}
