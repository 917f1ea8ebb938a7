package reckon.setting;

/** A setting that is a whole number of 64 bits. */
public final class WholeSetting extends Setting<Long> {

    WholeSetting(Group group, String key, long defaultValue) {
        super(group, key, Unit.NONE, defaultValue, Condition.ALWAYS);
    }

    @Override
    public String allowed() {
        return "a whole number of at most 64 bits";
    }

    @Override
    public boolean allows(Long value) {
        return true;
    }
}
