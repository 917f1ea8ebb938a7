package reckon.app.drive;

import java.util.Map;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import reckon.setting.Settings;

/** What one does on the settings by moving the mouse with a button down, and by its wheel. */
final class PanelGestures {
    private static final double TOLERANCE = 0.01;

    private PanelGestures() {}

    static Map<String, Drive> all() {
        return Map.of(
                "drag on a number", dragged(),
                "drag a slider's thumb", slid(),
                "scroll the settings by the wheel", scrolled());
    }

    /** 200 pixels are the slider's length, which is half a second. */
    private static Drive dragged() {
        double wanted = 0.1 + 30 * 0.5 / 200;
        return new Drive(
                Deed.seen(desk -> Math.abs(desk.session.get(Settings.DELAY) - wanted) < TOLERANCE), (desk, panel) -> {
                    Node field = desk.node("setting-network-delay-field");
                    Point2D from = Hand.middle(field).subtract(15, 0);
                    desk.hand.pull(field, from, from.add(30, 0));
                });
    }

    private static Drive slid() {
        return new Drive(
                Deed.seen(desk -> Math.abs(desk.session.get(Settings.DELAY) - 0.4) < TOLERANCE), (desk, panel) -> {
                    Node slider = desk.node("setting-network-delay-slider");
                    Node thumb = desk.look(() -> slider.lookup(".thumb"));
                    Point2D from = Hand.middle(thumb);
                    double track = desk.look(() -> slider.getLayoutBounds().getWidth()
                            - thumb.getLayoutBounds().getWidth());
                    desk.hand.pull(thumb, from, from.add(track * 0.6, 0));
                });
    }

    private static Drive scrolled() {
        Deed deed = Deed.of(desk -> {
            desk.onScreen(() -> settings().setVvalue(0));
            return () -> settings().getVvalue() > 0;
        });
        return new Drive(deed, (desk, panel) -> desk.hand.wheel(Hand.middle(panel), -2));
    }

    private static ScrollPane settings() {
        return (ScrollPane) Nodes.find("settings").orElseThrow();
    }
}
