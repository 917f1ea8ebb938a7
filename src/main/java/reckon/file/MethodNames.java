package reckon.file;

import java.util.Set;

/** Names of methods: tables and legends tell methods apart by them, so that no two may be the same. */
public final class MethodNames {

    private MethodNames() {}

    /**
     * A name, or where another method has it the name with a number behind it.
     *
     * @param taken the names of the other methods
     */
    public static String free(String name, Set<String> taken) {
        String free = name;
        for (int number = 2; taken.contains(free); number++) {
            free = name + " " + number;
        }
        return free;
    }
}
