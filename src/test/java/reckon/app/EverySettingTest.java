package reckon.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.stage.Stage;
import org.controlsfx.control.ToggleSwitch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import reckon.app.session.Mode;
import reckon.app.session.Session;
import reckon.draw.Theme;
import reckon.file.Document;
import reckon.setting.ChoiceSetting;
import reckon.setting.FlagSetting;
import reckon.setting.NumberSetting;
import reckon.setting.OptionalNumberSetting;
import reckon.setting.Range;
import reckon.setting.SchemeSettings;
import reckon.setting.Setting;
import reckon.setting.Settings;
import reckon.setting.TextSetting;
import reckon.setting.WholeSetting;
import reckon.text.Language;

/** Every setting of the registry stands in the window under its name, and its control changes it. */
@ExtendWith(ApplicationExtension.class)
class EverySettingTest {
    /** Choices under which between them every setting means something. */
    private static final List<List<String>> CHOICES = List.of(
            List.of("threshold", "gilbert-elliott", "patent", "cubic"),
            List.of("interval", "gilbert-elliott", "second", "linear"),
            List.of("interval", "independent", "snapshot", "cubic"));

    private WindowFixture fixture;
    private Session session;

    @Start
    void start(Stage stage) {
        fixture = new WindowFixture(Language.ENGLISH, Theme.LIGHT);
        fixture.show(stage, 1000, 700);
        session = fixture.session;
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @ParameterizedTest
    @EnumSource
    void everySettingIsFoundAndMoved(Language language) {
        WindowFixture.onScreen(() -> session.look().languageProperty().set(language));
        for (Setting<?> setting : Settings.ALL) {
            WindowFixture.onScreen(() -> {
                choose(setting);
                find(setting);
            });
        }
        for (Setting<?> setting : SchemeSettings.ALL) {
            WindowFixture.onScreen(() -> {
                chooseScheme(setting);
                find(setting);
            });
        }
        assertEquals(List.of(), fixture.wrong);
        assertEquals(List.of(), fixture.unexpected);
    }

    private void choose(Setting<?> setting) {
        for (List<String> choices : CHOICES) {
            session.set(Settings.POLICY, choices.get(0), null);
            session.set(Settings.LOSS_KIND, choices.get(1), null);
            session.set(Settings.PREDICTOR, choices.get(2), null);
            session.set(Settings.CONVERGENCE, choices.get(3), null);
            if (setting.appliesTo(session.scenario().values(setting.group(), 0))) {
                return;
            }
        }
        throw new AssertionError(setting + " means something under none of the choices");
    }

    /** A setting of games means something by one of the schemes. */
    private void chooseScheme(Setting<?> setting) {
        if (session.document().game().isEmpty()) {
            session.turnTo(Mode.SCHEMES);
        }
        for (String kind : SchemeSettings.KIND.words()) {
            session.set(SchemeSettings.KIND, kind, null);
            if (session.shows(setting)) {
                return;
            }
        }
        throw new AssertionError(setting + " means something by none of the schemes");
    }

    private void find(Setting<?> setting) {
        Node row = fixture.window.lookup("#setting-" + setting.path().replace('.', '-'));
        assertTrue(row != null && row.isVisible(), () -> setting + " is in the window");
        String name = session.look().texts().get("setting." + setting.path());
        Labeled label = (Labeled) row.lookup(".setting-name");
        assertEquals(name, label.getText());
        fixture.window.layout();
        assertTrue(label.getWidth() >= label.prefWidth(-1), () -> setting + " is named whole");
        Document before = session.document();
        Object value = session.get(setting);
        move(setting, row);
        assertNotEquals(value, session.get(setting), () -> "the control of " + setting + " changes it");
        session.undo();
        assertTrue(session.document().saysTheSameAs(before), () -> setting + " is undone");
    }

    private static void move(Setting<?> setting, Node row) {
        switch (setting) {
            case NumberSetting number -> type(row, ".number-field", between(number));
            case OptionalNumberSetting number -> ((ToggleSwitch) row.lookup(".toggle-switch")).setSelected(true);
            case ChoiceSetting choice ->
                row.lookupAll(".choice").stream()
                        .map(ToggleButton.class::cast)
                        .filter(button -> !button.isSelected())
                        .findFirst()
                        .orElseThrow()
                        .fire();
            case FlagSetting flag -> {
                ToggleSwitch toggle = (ToggleSwitch) row.lookup(".toggle-switch");
                toggle.setSelected(!toggle.isSelected());
            }
            case TextSetting text -> type(row, ".text-field", "mine");
            case WholeSetting whole -> type(row, ".text-field", "7");
        }
    }

    /** A number on the slider, with its unit. */
    private static String between(NumberSetting number) {
        Range range = number.range();
        return range.from()
                + (range.to() - range.from()) / 7
                + " "
                + number.unit().symbol();
    }

    private static void type(Node row, String field, String text) {
        TextField typed = (TextField) row.lookup(field);
        typed.setText(text);
        typed.fireEvent(new ActionEvent());
    }
}
