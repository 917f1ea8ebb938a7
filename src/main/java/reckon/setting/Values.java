package reckon.setting;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/**
 * The values of one group of settings: immutable, equal where every value is equal. A setting that was never given has
 * its default.
 */
public final class Values {
    private final Group group;
    private final Map<Setting<?>, Object> changed;

    private Values(Group group, Map<Setting<?>, Object> changed) {
        this.group = group;
        this.changed = changed;
    }

    /** The group with every setting at its default. */
    public static Values defaults(Group group) {
        return new Values(group, Map.of());
    }

    /** The group that these values are of. */
    public Group group() {
        return group;
    }

    /** The value of a setting of this group. */
    public <T> T get(Setting<T> setting) {
        requireGroup(setting);
        Object value = changed.get(setting);
        return value == null ? setting.defaultValue() : setting.cast(value);
    }

    /** The number that a setting is, in its unit. */
    public double number(NumberSetting setting) {
        return get(setting);
    }

    /** The number that a setting is, in its unit, or nothing where it is left to the program. */
    public OptionalDouble number(OptionalNumberSetting setting) {
        return get(setting);
    }

    /**
     * The same values but for one.
     *
     * @throws IllegalArgumentException where the setting does not allow the value
     */
    public <T> Values with(Setting<T> setting, T value) {
        requireGroup(setting);
        if (!setting.allows(value)) {
            throw new IllegalArgumentException(setting.path() + " must be " + setting.allowed() + ", not " + value);
        }
        if (value.equals(get(setting))) {
            return this;
        }
        Map<Setting<?>, Object> map = new LinkedHashMap<>(changed);
        if (value.equals(setting.defaultValue())) {
            map.remove(setting);
        } else {
            map.put(setting, value);
        }
        return new Values(group, map);
    }

    private void requireGroup(Setting<?> setting) {
        if (setting.group() != group) {
            throw new IllegalArgumentException(setting.path() + " is not a setting of the " + group.word());
        }
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Values that && group == that.group && changed.equals(that.changed);
    }

    @Override
    public int hashCode() {
        return changed.hashCode();
    }

    @Override
    public String toString() {
        return group.word() + changed;
    }
}
