package reckon.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reckon.setting.Group;
import reckon.setting.Setting;
import reckon.setting.Settings;

/** Settings by the names that lessons give them: by key, or by path where a key alone means another. */
final class SettingNames {
    private static final List<Group> OF_METHODS = List.of(Group.METHOD, Group.SENDER, Group.NETWORK, Group.SCENARIO);
    private static final List<Group> OF_GAME = List.of(Group.SCHEME, Group.NETWORK, Group.SCENARIO);

    private SettingNames() {}

    /** The groups that a kind of scenario has, the one that a bare key means first. */
    static List<Group> groups(boolean game) {
        return game ? OF_GAME : OF_METHODS;
    }

    /** The groups that it does not have. */
    static List<Group> otherGroups(boolean game) {
        List<Group> others = new ArrayList<>(List.of(Group.values()));
        others.removeAll(groups(game));
        return others;
    }

    /** The setting of a name, one of a kind of scenario before one of the other. */
    static Optional<Setting<?>> find(String name, boolean game) {
        return within(name, groups(game)).or(() -> within(name, otherGroups(game)));
    }

    private static Optional<Setting<?>> within(String name, List<Group> groups) {
        for (Group group : groups) {
            for (Setting<?> setting : Settings.of(group)) {
                if (setting.key().equals(name) || setting.path().equals(name)) {
                    return Optional.of(setting);
                }
            }
        }
        return Optional.empty();
    }

    /** The names of a kind of scenario's settings, keys and paths. */
    static List<String> all(boolean game) {
        List<String> names = new ArrayList<>();
        for (Group group : groups(game)) {
            for (Setting<?> setting : Settings.of(group)) {
                names.add(setting.key());
                names.add(setting.path());
            }
        }
        return names;
    }
}
