package reckon.app.controls;

import java.util.Arrays;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.Tooltip;
import reckon.app.session.Session;
import reckon.lesson.Control;
import reckon.network.Preset;
import reckon.setting.Quantity;
import reckon.setting.Unit;
import reckon.text.Texts;

/** The networks that people know: which of them is set, and one click for another. */
final class PresetMenu extends MenuButton {
    private static final Quantity TIME = new Quantity(Unit.SECOND);
    private static final Quantity SHARE = new Quantity(Unit.FRACTION);

    private final Session session;

    PresetMenu(Session session) {
        this.session = session;
        setId("presets");
        getStyleClass().add("preset-menu");
        textProperty()
                .bind(Bindings.createStringBinding(
                        this::name,
                        session.edits().documentProperty(),
                        session.look().textsProperty()));
        Tooltip tip = new Tooltip();
        tip.textProperty().bind(session.look().text("preset.tip"));
        setTooltip(tip);
        visibleProperty().bind(session.permit().allowed(Control.PRESET));
        managedProperty().bind(visibleProperty());
        accessibleHelpProperty().bind(tip.textProperty());
        Arrays.stream(Preset.values()).map(this::item).forEach(getItems()::add);
    }

    private Optional<Preset> chosen() {
        return session.preset();
    }

    private String name() {
        Texts texts = session.look().texts();
        return chosen().map(preset -> texts.get("preset." + preset.word())).orElseGet(() -> texts.get("preset.own"));
    }

    private RadioMenuItem item(Preset preset) {
        RadioMenuItem item = new RadioMenuItem();
        item.setId("preset-" + preset.word());
        item.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> line(preset), session.look().textsProperty()));
        item.setOnAction(event -> {
            session.take(preset);
            select(item, preset);
        });
        // chosen it is while the network is so, however that came
        session.edits().documentProperty().addListener((value, before, after) -> select(item, preset));
        select(item, preset);
        return item;
    }

    private void select(RadioMenuItem item, Preset preset) {
        item.setSelected(chosen().equals(Optional.of(preset)));
    }

    private String line(Preset preset) {
        Texts texts = session.look().texts();
        return texts.get(
                "preset.line",
                texts.get("preset." + preset.word()),
                TIME.text(preset.delay()),
                TIME.text(preset.jitter()),
                SHARE.text(preset.loss()));
    }
}
