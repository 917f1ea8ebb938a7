package reckon.app.session;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import reckon.lesson.Allowance;
import reckon.lesson.Control;
import reckon.lesson.Part;
import reckon.setting.Setting;

/** What may be used at the moment: what the open lesson allows, or everything where somebody asked for that. */
public final class Permit {
    private final ObjectProperty<Allowance> lesson = new SimpleObjectProperty<>(this, "lesson", Allowance.EVERYTHING);
    private final BooleanProperty everything = new SimpleBooleanProperty(this, "everything", false);
    private final ReadOnlyObjectWrapper<Allowance> now = new ReadOnlyObjectWrapper<>(this, "now", Allowance.EVERYTHING);

    /** Everything is allowed. */
    Permit() {
        now.bind(Bindings.createObjectBinding(
                () -> everything.get() ? Allowance.EVERYTHING : lesson.get(), lesson, everything));
    }

    /** What the lesson allows that is open; everything where none is. */
    public ObjectProperty<Allowance> lessonProperty() {
        return lesson;
    }

    /** Whether everything is allowed for once, whatever the lesson says. */
    public BooleanProperty everythingProperty() {
        return everything;
    }

    /** What is allowed. */
    public ReadOnlyObjectProperty<Allowance> nowProperty() {
        return now.getReadOnlyProperty();
    }

    /** Whether one of some things may be done. */
    public boolean allows(Control... some) {
        return now.get().controls().stream().anyMatch(List.of(some)::contains);
    }

    /** Whether one of some things may be done, to be watched. */
    public BooleanBinding allowed(Control... some) {
        return Bindings.createBooleanBinding(() -> allows(some), now);
    }

    /** Whether a setting may be set. */
    public boolean allows(Setting<?> setting) {
        return now.get().settings().contains(setting);
    }

    /** Whether a part of the window may be seen, to be watched. */
    public BooleanBinding shows(Part part) {
        return Bindings.createBooleanBinding(() -> now.get().parts().contains(part), now);
    }
}
