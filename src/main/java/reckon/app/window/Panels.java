package reckon.app.window;

import java.util.LinkedHashMap;
import java.util.Map;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import reckon.app.session.Look;

/** The side panels, which fold away: by their buttons, and by themselves where the window is narrow. */
final class Panels {
    /** Below this width a side panel is folded away unless it is asked for, px. */
    private static final double ROOMY = 1200;

    private final Look look;
    private double width;
    private final LinkedHashMap<String, ToggleButton> toggles = new LinkedHashMap<>();
    private final Map<String, Region> panels;

    Panels(Look look, Map<String, Region> panels) {
        this.look = look;
        this.panels = panels;
    }

    /** The button that folds a panel away and brings it back. */
    ToggleButton toggle(String id, Feather icon) {
        ToggleButton toggle = new ToggleButton();
        toggle.setId("fold-" + id);
        toggle.setGraphic(new FontIcon(icon));
        toggle.setFocusTraversable(false);
        toggle.setSelected(true);
        Tooltip tip = new Tooltip();
        tip.textProperty().bind(look.text("panel.fold." + id));
        toggle.setTooltip(tip);
        toggle.accessibleTextProperty().bind(tip.textProperty());
        Region panel = panels.getOrDefault(id, new Region());
        panel.visibleProperty().bind(toggle.selectedProperty());
        panel.managedProperty().bind(toggle.selectedProperty());
        toggle.selectedProperty().addListener((value, before, on) -> {
            if (on && width > 0 && width < ROOMY) {
                // there is room for one
                toggles.values().stream()
                        .filter(other -> !other.equals(toggle))
                        .forEach(other -> other.setSelected(false));
            }
        });
        toggles.put(id, toggle);
        return toggle;
    }

    /** Folds the last panel away where the window has become narrow, and brings it back where it has become wide. */
    void widthChanged(double before, double after) {
        width = after;
        ToggleButton last = toggles.sequencedValues().getLast();
        if (after < ROOMY && (before >= ROOMY || before == 0)) {
            last.setSelected(false);
        } else if (after >= ROOMY && before < ROOMY) {
            last.setSelected(true);
        }
    }
}
