package reckon.app.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import reckon.app.session.Mode;
import reckon.lesson.Allowance;
import reckon.lesson.Control;
import reckon.lesson.Part;
import reckon.setting.Setting;

/** What a lesson does not allow is nowhere to be seen, and what it allows is, as far as it means something. */
final class Permitted {
    private static final Set<Mode> BOTH = Set.of(Mode.values());

    /** A button of each family of controls that has one. */
    private static final List<Button> BUTTONS = List.of(
            new Button(Control.PLAY, "play", BOTH),
            new Button(Control.STEP, "forward", BOTH),
            new Button(Control.DRAW, "rub-out", Set.of(Mode.METHODS)),
            new Button(Control.STALL, "stall", Set.of(Mode.METHODS)),
            new Button(Control.GUESS, "guess", Set.of(Mode.METHODS)),
            new Button(Control.LOOP, "loop-from", Set.of(Mode.METHODS)),
            new Button(Control.PRESET, "presets", BOTH),
            new Button(Control.COMMAND, "clear-commands", Set.of(Mode.SCHEMES)),
            new Button(Control.WALL, "toggle-walls", Set.of(Mode.SCHEMES)),
            new Button(Control.CLIENT, "add-client", Set.of(Mode.SCHEMES)));

    /**
     * A button by which a family of controls is known.
     *
     * @param modes the uses of the window that it is there in
     */
    private record Button(Control control, String id, Set<Mode> modes) {}

    private final Student student;
    private final Allowance allowance;

    Permitted(Student student, Allowance allowance) {
        this.student = student;
        this.allowance = allowance;
    }

    /** That just what is allowed is to be seen. */
    void assertShown() {
        List<String> all = new ArrayList<>();
        Set<String> allowed = new TreeSet<>();
        Mode mode = student.look(() -> student.session.modeProperty().get());
        for (Button button : BUTTONS) {
            note(button, Button::id, one -> isThere(one, mode), all, allowed);
        }
        if (!allowance.controls().contains(Control.METHODS)) {
            // where it is allowed the panel with it may be folded away
            all.add("add-method");
        }
        for (Part part : List.of(Part.FORMULA, Part.MEASURES)) {
            note(part, one -> "fold-" + one.word(), allowance.parts()::contains, all, allowed);
        }
        for (Setting<?> setting : Allowance.all()) {
            note(setting, SettingMeans::row, this::means, all, allowed);
        }
        assertEquals(allowed, student.seen(all));
    }

    private static <T> void note(
            T one, Function<T, String> name, Predicate<T> isAllowed, List<String> all, Set<String> allowed) {
        all.add(name.apply(one));
        if (isAllowed.test(one)) {
            allowed.add(name.apply(one));
        }
    }

    private boolean isThere(Button button, Mode mode) {
        return allowance.controls().contains(button.control()) && button.modes().contains(mode);
    }

    private boolean means(Setting<?> setting) {
        return allowance.settings().contains(setting) && student.look(() -> student.session.shows(setting));
    }
}
