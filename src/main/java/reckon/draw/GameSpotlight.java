package reckon.draw;

import java.util.OptionalInt;

/**
 * What stands out in the diagram of a game.
 *
 * @param event the event at the cursor, by its place among the happenings, if there is one
 * @param chosen the message chosen, by its place among the letters, if one is
 * @param pointed the message pointed at, by its place among the letters, if one is
 */
public record GameSpotlight(OptionalInt event, OptionalInt chosen, OptionalInt pointed) {
    /** Nothing does. */
    public static final GameSpotlight NONE =
            new GameSpotlight(OptionalInt.empty(), OptionalInt.empty(), OptionalInt.empty());

    /** Whether anything does. */
    boolean lit() {
        return event.isPresent() || chosen.isPresent() || pointed.isPresent();
    }
}
