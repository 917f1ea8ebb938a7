package reckon.app.session;

import java.util.List;
import reckon.method.Method;
import reckon.setting.Settings;

/** Names of methods: tables are keyed by them, so that no two may be the same. */
final class MethodNames {

    private MethodNames() {}

    /** A name, or where another method has it the name with a number. */
    static String free(String name, List<Method> methods, int index) {
        String free = name;
        for (int number = 2; taken(free, methods, index); number++) {
            free = name + " " + number;
        }
        return free;
    }

    private static boolean taken(String name, List<Method> methods, int index) {
        for (int i = 0; i < methods.size(); i++) {
            if (i != index && methods.get(i).name().equals(name)) {
                return true;
            }
        }
        return false;
    }

    /** A method with a name, or that name with a number. */
    static Method named(Method method, String wanted, List<Method> methods, int index) {
        return new Method(method.values().with(Settings.NAME, free(wanted, methods, index)));
    }
}
