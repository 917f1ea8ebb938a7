package reckon.app.session;

import java.util.HashSet;
import java.util.Set;
import reckon.method.Method;
import reckon.method.MethodNames;
import reckon.run.Scenario;
import reckon.setting.Group;
import reckon.setting.Setting;
import reckon.setting.Settings;

/** A method that is called after what it is made of keeps being called so, and no two are called the same. */
final class Naming {

    private Naming() {}

    /** A scenario after a change of a setting of one of its methods, with that method's name as it should be. */
    static Scenario renamed(Scenario before, Scenario changed, Setting<?> setting, int index) {
        if (setting.group() != Group.METHOD) {
            return changed;
        }
        Method old = before.methods().get(index);
        Method now = changed.methods().get(index);
        String ownName = MethodNames.free(old.ownName(), others(before, index));
        boolean own = setting != Settings.NAME && old.name().equals(ownName);
        String wanted = own ? now.ownName() : now.name();
        return changed.withMethod(index, now.named(MethodNames.free(wanted, others(changed, index))));
    }

    /** The names of all methods but one. */
    static Set<String> others(Scenario scenario, int index) {
        Set<String> names = new HashSet<>();
        for (int i = 0; i < scenario.methods().size(); i++) {
            if (i != index) {
                names.add(scenario.methods().get(i).name());
            }
        }
        return names;
    }
}
