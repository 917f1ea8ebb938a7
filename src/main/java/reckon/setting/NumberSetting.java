package reckon.setting;

/** A setting that is a number with a unit and a range. */
public final class NumberSetting extends Setting<Double> {
    private final Range range;

    NumberSetting(Group group, String key, Unit unit, double defaultValue, Range range, Condition condition) {
        super(group, key, unit, defaultValue, condition);
        this.range = range;
    }

    /** The numbers allowed. */
    public Range range() {
        return range;
    }

    @Override
    public String allowed() {
        return "a number, " + range.allowed();
    }

    @Override
    public boolean allows(Double value) {
        return range.contains(value);
    }
}
