package reckon.setting;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One setting of the registry. Settings are compared by identity: each stands once, in {@link Settings}.
 *
 * @param <T> the type of its value
 */
public abstract sealed class Setting<T>
        permits ChoiceSetting, FlagSetting, NumberSetting, OptionalNumberSetting, TextSetting, WholeSetting {
    private final Group group;
    private final String key;
    private final Unit unit;
    private final T defaultValue;
    private final Condition condition;

    /**
     * When a setting means something: always, or while a choice of the same group is one of some words.
     */
    record Condition(@Nullable ChoiceSetting choice, Set<String> words) {
        static final Condition ALWAYS = new Condition(null, Set.of());
    }

    Setting(Group group, String key, Unit unit, T defaultValue, Condition condition) {
        this.group = group;
        this.key = key;
        this.unit = unit;
        this.defaultValue = defaultValue;
        this.condition = condition;
    }

    /** The part of a scenario that it belongs to. */
    public Group group() {
        return group;
    }

    /** Its key within the group as files spell it; a dot leads into a nested mapping, as in {@code loss.p}. */
    public String key() {
        return key;
    }

    /** Its key in the whole scenario, such as {@code network.loss.p}. */
    public String path() {
        return group.word() + "." + key;
    }

    /** The unit of its value. */
    public Unit unit() {
        return unit;
    }

    /** The value where none is given. */
    public T defaultValue() {
        return defaultValue;
    }

    /** Whether the setting means something beside the other values of its group. */
    public boolean appliesTo(Values values) {
        ChoiceSetting choice = condition.choice();
        return choice == null || (condition.words().contains(values.get(choice)) && choice.appliesTo(values));
    }

    /** What is allowed, in words that an error message can end with. */
    public abstract String allowed();

    /** Whether the value is one that the setting may have. */
    public abstract boolean allows(T value);

    /** The value as the type of this setting, for a value kept beside others. */
    @SuppressWarnings("unchecked")
    public T cast(Object value) {
        return (T) value;
    }

    @Override
    public String toString() {
        return path();
    }
}
