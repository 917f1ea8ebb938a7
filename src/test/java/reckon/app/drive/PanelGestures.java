package reckon.app.drive;

import java.util.Map;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.ScrollEvent;
import reckon.app.session.TextScale;
import reckon.setting.Settings;

/** What one does on the settings by moving the mouse with a button down, and by its wheel. */
final class PanelGestures {
    private static final double TOLERANCE = 0.01;

    private PanelGestures() {}

    static Map<String, Drive> all() {
        return Map.of(
                "drag on a number", dragged(),
                "drag a slider's thumb", slid(),
                "scroll the settings by the wheel", scrolled(),
                "make text larger by Ctrl and the wheel", enlarged());
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

    private static Drive enlarged() {
        Deed deed = Deed.seen(
                        desk -> desk.session.look().scale().percentProperty().get() == 110)
                .tidied(desk -> desk.onScreen(() -> desk.session.look().scale().set(TextScale.USUAL)));
        return new Drive(deed, (desk, panel) -> desk.onScreen(() -> panel.fireEvent(wheel())));
    }

    /** A notch away from the hand with Ctrl held, which the screen of tests does not tell of a wheel. */
    private static ScrollEvent wheel() {
        return new ScrollEvent(
                ScrollEvent.SCROLL,
                0,
                0,
                0,
                0,
                false,
                true,
                false,
                false,
                false,
                false,
                0,
                40,
                0,
                40,
                ScrollEvent.HorizontalTextScrollUnits.NONE,
                0,
                ScrollEvent.VerticalTextScrollUnits.NONE,
                0,
                0,
                null);
    }

    private static ScrollPane settings() {
        return (ScrollPane) Nodes.find("settings").orElseThrow();
    }
}
