package reckon.setting;

import java.util.OptionalDouble;

/** A setting that is a number, or left to the program ({@code null} in files). */
public final class OptionalNumberSetting extends Setting<OptionalDouble> {
    private final Range range;

    OptionalNumberSetting(Group group, String key, Unit unit, Range range, Condition condition) {
        super(group, key, unit, OptionalDouble.empty(), condition);
        this.range = range;
    }

    /** The numbers allowed. */
    public Range range() {
        return range;
    }

    @Override
    public String allowed() {
        return "null or a number, " + range.allowed();
    }

    @Override
    public boolean allows(OptionalDouble value) {
        return value.isEmpty() || range.contains(value.getAsDouble());
    }
}
