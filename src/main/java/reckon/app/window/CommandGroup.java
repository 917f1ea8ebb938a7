package reckon.app.window;

import java.util.List;

/**
 * Commands that belong together.
 *
 * @param title the key of what they are called together
 * @param commands the commands, in the order to list them
 */
record CommandGroup(String title, List<Command> commands) {

    /** Copies the list. */
    CommandGroup {
        commands = List.copyOf(commands);
    }
}
