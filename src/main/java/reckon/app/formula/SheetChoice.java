package reckon.app.formula;

import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import reckon.app.session.Mode;
import reckon.app.session.Session;
import reckon.app.session.Sheet;
import reckon.app.session.Walk;
import reckon.run.Run;

/** Chooses what is explained; of packets, which one. */
final class SheetChoice extends VBox {
    private final Session session;
    private final Walk walk;

    SheetChoice(Session session) {
        this.session = session;
        this.walk = session.walk();
        getStyleClass().add("sheet-choice");
        Label event = event();
        getChildren().addAll(sheets(), packets(), event);
        event.visibleProperty().bind(session.modeProperty().isEqualTo(Mode.SCHEMES));
        event.managedProperty().bind(event.visibleProperty());
    }

    /** In a game it is always an event that is explained. */
    private Label event() {
        Label event = new Label();
        event.setId("event-heading");
        event.setWrapText(true);
        event.getStyleClass().add("event-heading");
        event.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> EventWords.of(
                                session.play().run(),
                                session.play().eventProperty().get(),
                                session.look().texts()),
                        session.play().eventProperty(),
                        session.play().runs().runProperty(),
                        session.look().textsProperty()));
        return event;
    }

    private FlowPane sheets() {
        FlowPane box = new FlowPane();
        box.getStyleClass().add("choices");
        box.visibleProperty().bind(session.modeProperty().isEqualTo(Mode.METHODS));
        box.managedProperty().bind(box.visibleProperty());
        ToggleGroup group = new ToggleGroup();
        for (Sheet sheet : Sheet.values()) {
            ToggleButton button = new ToggleButton();
            button.setId("sheet-" + sheet.word());
            button.textProperty().bind(session.look().text("sheet." + sheet.word()));
            Tooltip tip = new Tooltip();
            tip.textProperty().bind(session.look().text("sheet." + sheet.word() + ".tip"));
            button.setTooltip(tip);
            button.setToggleGroup(group);
            button.getStyleClass().add("choice");
            button.setFocusTraversable(false);
            button.setSelected(walk.sheetProperty().get() == sheet);
            walk.sheetProperty().addListener((value, before, now) -> button.setSelected(now == sheet));
            button.setOnAction(event -> {
                button.setSelected(true);
                choose(sheet);
            });
            box.getChildren().add(button);
        }
        return box;
    }

    private void choose(Sheet sheet) {
        if (sheet == Sheet.PACKET && walk.sheetProperty().get() != Sheet.PACKET) {
            walk.packetProperty().set(lastSent());
        }
        walk.sheetProperty().set(sheet);
    }

    /** The packet that was sent last before the playhead, or the first of all. */
    private int lastSent() {
        return Math.max(0, run().packetsSentBy(session.playback().seconds()) - 1);
    }

    private Run run() {
        return session.simulations().runProperty().get();
    }

    private HBox packets() {
        Label number = new Label();
        number.textProperty()
                .bind(walk.packetProperty()
                        .flatMap(place -> session.look()
                                .textsProperty()
                                .map(texts -> texts.get("formula.packet", number(place.intValue())))));
        HBox box = new HBox(button(Feather.CHEVRON_LEFT, -1), number, button(Feather.CHEVRON_RIGHT, 1));
        box.getStyleClass().add("packet-choice");
        box.visibleProperty()
                .bind(walk.sheetProperty()
                        .isEqualTo(Sheet.PACKET)
                        .and(session.modeProperty().isEqualTo(Mode.METHODS)));
        box.managedProperty().bind(box.visibleProperty());
        return box;
    }

    private int number(int place) {
        return place < run().packets().size() ? run().packets().get(place).pdu().number() : place;
    }

    private Button button(Feather icon, int direction) {
        Button button = new Button();
        button.setId(direction < 0 ? "packet-before" : "packet-after");
        button.setGraphic(new FontIcon(icon));
        button.setFocusTraversable(false);
        button.accessibleTextProperty()
                .bind(session.look().text(direction < 0 ? "formula.packet.before" : "formula.packet.after"));
        button.setOnAction(event -> {
            int last = run().packets().size() - 1;
            walk.packetProperty().set(Math.clamp(walk.packetProperty().get() + direction, 0, Math.max(0, last)));
        });
        return button;
    }
}
