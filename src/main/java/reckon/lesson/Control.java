package reckon.lesson;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a lesson can allow beside settings: families of what can be done in the window. */
public enum Control {
    /** To play the run. */
    PLAY,
    /** To step through it: frames, packets, terms. */
    STEP,
    /** To draw a path, go on with it, bend it, rub it out. */
    DRAW,
    /** To cause stalls, move them and take them away. */
    STALL,
    /** To lose packets, bring them back, drag their arrivals. */
    PACKET,
    /** To guess where the point goes. */
    GUESS,
    /** To play one stretch again and again. */
    LOOP,
    /** To choose a network that people know. */
    PRESET,
    /** To add and remove methods. */
    METHODS,
    /** To give players commands. */
    COMMAND,
    /** To draw walls. */
    WALL,
    /** To change the clients of a game. */
    CLIENT,
    /** To lose messages, and drag their arrivals. */
    MESSAGE;

    /** Its name in lessons. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The one with a name. */
    public static Optional<Control> of(String word) {
        return Arrays.stream(values())
                .filter(control -> control.word().equals(word))
                .findFirst();
    }
}
