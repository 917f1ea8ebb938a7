package reckon.file;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import reckon.method.Method;
import reckon.run.Scenario;
import reckon.setting.Group;
import reckon.setting.Settings;
import reckon.setting.Values;

/** Reads the methods that a scenario compares. */
final class MethodsReader {

    private MethodsReader() {}

    /** The methods, named; one with every setting at its default where the list is at fault. */
    static List<Method> read(Entry list) {
        List<Values> methods = new ArrayList<>();
        List<Boolean> named = new ArrayList<>();
        Map<String, Integer> lines = new HashMap<>();
        List<Entry> items = list.items();
        if (items.isEmpty() || items.size() > Scenario.MOST_METHODS) {
            list.fault("has " + items.size() + " methods, where 1 to " + Scenario.MOST_METHODS + " may be");
            return List.of(Method.defaults());
        }
        for (Entry item : items) {
            item.section().ifPresent(section -> {
                Values values = SettingsReader.read(Group.METHOD, section);
                section.close();
                methods.add(values);
                named.add(section.has(Settings.NAME.key()));
                if (named.getLast()) {
                    requireNew(section, values.get(Settings.NAME), lines);
                }
            });
        }
        return methods.isEmpty() ? List.of(Method.defaults()) : withNames(methods, named, lines.keySet());
    }

    private static void requireNew(Section section, String name, Map<String, Integer> lines) {
        Integer before = lines.putIfAbsent(name, section.line());
        if (before != null) {
            section.fault(
                    Settings.NAME.key(),
                    "is " + name + " as on line " + before + "; give each method a name of its own");
        }
    }

    private static List<Method> withNames(List<Values> methods, List<Boolean> named, Set<String> given) {
        Set<String> taken = new HashSet<>(given);
        List<Method> result = new ArrayList<>();
        for (int i = 0; i < methods.size(); i++) {
            Values values = methods.get(i);
            if (!named.get(i)) {
                String name = MethodNames.free(new Method(values).ownName(), taken);
                taken.add(name);
                values = values.with(Settings.NAME, name);
            }
            result.add(new Method(values));
        }
        return result;
    }
}
