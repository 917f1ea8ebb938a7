package reckon.app.drive;

import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Something that a person can do in the window, by whatever key, menu or button.
 *
 * @param ready makes ready for it, and gives what is so once it was done and was not so before
 * @param tidy takes back what the beginning of the next drive does not
 * @param held whether it lasts only while its key is held
 */
record Deed(Function<Desk, Callable<Boolean>> ready, Consumer<Desk> tidy, boolean held) {

    static Deed of(Function<Desk, Callable<Boolean>> ready) {
        return new Deed(ready, desk -> {}, false);
    }

    /** One with nothing to make ready. */
    static Deed seen(Function<Desk, Boolean> effect) {
        return of(desk -> () -> effect.apply(desk));
    }

    Deed tidied(Consumer<Desk> then) {
        return new Deed(ready, then, held);
    }

    Deed whileHeld() {
        return new Deed(ready, tidy, true);
    }
}
