package reckon.app.controls;

import java.util.Locale;
import java.util.OptionalDouble;
import javafx.beans.binding.Bindings;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;
import reckon.app.session.Session;
import reckon.app.view.KeyTaker;
import reckon.setting.ChoiceSetting;
import reckon.setting.FlagSetting;
import reckon.setting.NumberSetting;
import reckon.setting.OptionalNumberSetting;
import reckon.setting.Quantity;
import reckon.setting.Setting;

/** A setting in running text: a number to drag and to change by + and −, or a word that a click replaces by the next one. */
public final class TextNumber extends Label implements KeyTaker, NumberGrip.Access {
    private final Session session;
    private final Setting<?> setting;
    private final int method;

    /**
     * A setting in a text.
     *
     * @param method the place of the method that has it, where it is a method's
     */
    public TextNumber(Session session, Setting<?> setting, int method) {
        this.session = session;
        this.setting = setting;
        this.method = method;
        setId(String.format(Locale.ROOT, "text-%s-%d", setting.path().replace('.', '-'), method));
        getStyleClass().add("text-number");
        setMinWidth(USE_PREF_SIZE);
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.SPINNER);
        accessibleTextProperty()
                .bind(Bindings.concat(session.look().text("setting." + setting.path()), " ", textProperty()));
        // it lives as long as its text is shown
        Subscription[] watching = {Subscription.EMPTY};
        sceneProperty().subscribe(shown -> {
            watching[0].unsubscribe();
            watching[0] = shown == null ? Subscription.EMPTY : watch();
        });
        show();
        NumberGrip.range(setting)
                .flatMap(range -> NumberGrip.of(setting, this, range::from))
                .ifPresent(grip -> grip.put(this));
        addEventHandler(MouseEvent.MOUSE_CLICKED, event -> {
            if (event.getButton() == MouseButton.PRIMARY && event.isStillSincePress()) {
                requestFocus();
                next();
            }
        });
        addEventHandler(KeyEvent.KEY_PRESSED, this::press);
    }

    private Subscription watch() {
        show();
        return session.edits()
                .documentProperty()
                .subscribe(this::show)
                .and(session.look().textsProperty().subscribe(this::show));
    }

    @Override
    public boolean wants(KeyCode key) {
        return NumberGrip.direction(key) != 0 || key == KeyCode.SPACE || key == KeyCode.ENTER;
    }

    private void press(KeyEvent event) {
        if (event.getCode() == KeyCode.SPACE || event.getCode() == KeyCode.ENTER) {
            next();
            event.consume();
        }
    }

    @Override
    public <T> T get(Setting<T> one) {
        return session.get(one, method);
    }

    @Override
    public <T> void set(Setting<T> one, T value, @Nullable Object gesture) {
        session.methodProperty()
                .set(Math.min(method, session.scenario().methods().size() - 1));
        session.set(one, value, gesture);
    }

    /** The next word of a choice. */
    private void next() {
        switch (setting) {
            case ChoiceSetting choice -> {
                int place = choice.words().indexOf(get(choice));
                set(choice, choice.words().get((place + 1) % choice.words().size()), null);
            }
            case FlagSetting flag -> set(flag, !get(flag), null);
            default -> {}
        }
    }

    private void show() {
        setText(
                switch (setting) {
                    case NumberSetting number -> new Quantity(number.unit()).text(get(number));
                    case OptionalNumberSetting number -> {
                        OptionalDouble value = get(number);
                        yield value.isPresent() ? new Quantity(number.unit()).text(value.getAsDouble()) : "–";
                    }
                    case ChoiceSetting choice -> session.look().texts().get("word." + get(choice));
                    case FlagSetting flag -> session.look().texts().get(get(flag) ? "say.yes" : "say.no");
                    default -> String.valueOf(get(setting));
                });
    }
}
