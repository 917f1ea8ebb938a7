package reckon.app.window;

import java.util.List;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.KeyCombination;
import org.jspecify.annotations.Nullable;

/**
 * Something that can be done by menu, by button and by key. Its text is {@code command.ID} in the messages.
 *
 * @param id its name
 * @param keys the keys that do it, the first of them shown in menus
 * @param action what it does
 * @param possible when it can be done; nothing: always
 * @param release what letting the key go does; nothing: nothing
 * @param allowed when it may be done at all, and is to be seen; nothing: always
 */
record Command(
        String id,
        List<KeyCombination> keys,
        Runnable action,
        @Nullable ObservableBooleanValue possible,
        @Nullable Runnable release,
        @Nullable ObservableBooleanValue allowed) {

    Command(String id, Runnable action, String... keys) {
        this(id, combinations(keys), action, null, null, null);
    }

    private static List<KeyCombination> combinations(String... keys) {
        return List.of(keys).stream().map(KeyCombination::valueOf).toList();
    }

    /** This command, which can only be done at times. */
    Command when(ObservableBooleanValue condition) {
        return new Command(id, keys, action, condition, release, allowed);
    }

    /** This command, with something to do when its key is let go. */
    Command released(Runnable then) {
        return new Command(id, keys, action, possible, then, allowed);
    }

    /** This command, which may be done only at times, and is hidden at others. */
    Command allowed(ObservableBooleanValue permitted) {
        return new Command(id, keys, action, possible, release, permitted);
    }

    /** Whether it may be done now, and is to be seen. */
    boolean isAllowed() {
        return allowed == null || allowed.get();
    }

    /** Whether it can be done now. */
    boolean isPossible() {
        return isAllowed() && (possible == null || possible.get());
    }

    /** Does it, if it can be done. */
    void run() {
        if (isPossible()) {
            action.run();
        }
    }

    /** Whether its first key needs Ctrl or another modifier, and so may be pressed while one types. */
    boolean modified() {
        return !keys.isEmpty() && keys.getFirst().getName().contains("+");
    }
}
