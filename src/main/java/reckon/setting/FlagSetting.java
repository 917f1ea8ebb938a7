package reckon.setting;

/** A setting that is on or off. */
public final class FlagSetting extends Setting<Boolean> {

    FlagSetting(Group group, String key, boolean defaultValue, Condition condition) {
        super(group, key, Unit.NONE, defaultValue, condition);
    }

    @Override
    public String allowed() {
        return "true or false";
    }

    @Override
    public boolean allows(Boolean value) {
        return true;
    }
}
