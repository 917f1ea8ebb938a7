package reckon.app.window;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import reckon.app.session.Look;

/**
 * The side panels, which fold away: by their buttons, and by themselves where the window is narrow. The first has the left side
 * to itself; the others share the right one, one at a time.
 */
final class Panels {
    /** Below this width a side panel is folded away unless it is asked for, px of usual text. */
    private static final double ROOMY = 1200;

    private final Look look;
    private double width;
    private final LinkedHashMap<String, ToggleButton> toggles = new LinkedHashMap<>();
    private final Map<String, Region> panels;
    private final Map<String, ObservableBooleanValue> allowed;
    private final ReadOnlyObjectWrapper<List<String>> folded = new ReadOnlyObjectWrapper<>(this, "folded", List.of());

    /**
     * Some panels.
     *
     * @param panels the panels by their names
     * @param allowed whether there is any use for a panel; where there is none, its button is not to be seen either
     */
    Panels(Look look, Map<String, Region> panels, Map<String, ObservableBooleanValue> allowed) {
        this.look = look;
        this.panels = panels;
        this.allowed = allowed;
    }

    /** The panels that are folded away, by their names. */
    ReadOnlyObjectProperty<List<String>> foldedProperty() {
        return folded.getReadOnlyProperty();
    }

    /** Folds some away, and brings the others back. */
    void fold(List<String> some) {
        toggles.forEach((id, toggle) -> toggle.setSelected(!some.contains(id)));
    }

    private void note() {
        folded.set(toggles.entrySet().stream()
                .filter(entry -> !entry.getValue().isSelected())
                .map(Map.Entry::getKey)
                .toList());
    }

    /** Whether a panel, which has its button already, is to be seen. */
    BooleanProperty openProperty(String id) {
        return button(id).selectedProperty();
    }

    private ToggleButton button(String id) {
        ToggleButton button = toggles.get(id);
        if (button == null) {
            throw new IllegalArgumentException("no panel is called " + id);
        }
        return button;
    }

    /** The button that folds a panel away and brings it back. */
    ToggleButton toggle(String id, Feather icon, boolean open) {
        ToggleButton toggle = new ToggleButton();
        toggle.setId("fold-" + id);
        toggle.setGraphic(new FontIcon(icon));
        toggle.setFocusTraversable(false);
        toggle.setSelected(open);
        Tooltip tip = new Tooltip();
        tip.textProperty().bind(look.text("panel.fold." + id));
        toggle.setTooltip(tip);
        toggle.accessibleTextProperty().bind(tip.textProperty());
        Region panel = panels.getOrDefault(id, new Region());
        ObservableBooleanValue use = allowed.getOrDefault(id, new SimpleBooleanProperty(true));
        panel.visibleProperty().bind(toggle.selectedProperty().and(use));
        panel.managedProperty().bind(panel.visibleProperty());
        toggle.visibleProperty().bind(use);
        toggle.managedProperty().bind(use);
        toggle.selectedProperty().addListener((value, before, on) -> {
            if (on) {
                toggles.values().stream()
                        .filter(other -> !other.equals(toggle) && !fitBoth(toggle, other))
                        .forEach(other -> other.setSelected(false));
            }
        });
        toggles.put(id, toggle);
        toggle.selectedProperty().addListener((value, before, after) -> note());
        note();
        return toggle;
    }

    /** Whether there is room for the panels of two buttons. */
    private boolean fitBoth(Node one, Node other) {
        Node left = toggles.sequencedValues().getFirst();
        boolean twoSides = one.equals(left) || other.equals(left);
        return twoSides && (width == 0 || width >= ROOMY);
    }

    /** Leaves one panel where the window has become narrow, and brings the last back where it has become wide. */
    void widthChanged(double before, double after) {
        width = after;
        ToggleButton last = toggles.sequencedValues().getLast();
        List<ToggleButton> open =
                toggles.values().stream().filter(ToggleButton::isSelected).toList();
        if (after < ROOMY && (before >= ROOMY || before == 0)) {
            last.setSelected(false);
            // whoever has asked for another one wants to keep it
            open.stream()
                    .filter(toggle -> !toggle.equals(last))
                    .skip(1)
                    .findFirst()
                    .ifPresent(asked -> open.stream()
                            .filter(toggle -> !toggle.equals(asked))
                            .forEach(toggle -> toggle.setSelected(false)));
        } else if (after >= ROOMY && before < ROOMY && open.size() < 2) {
            last.setSelected(open.stream().allMatch(toggles.sequencedValues().getFirst()::equals));
        }
    }
}
