package reckon.setting;

/** A setting that is a short text. */
public final class TextSetting extends Setting<String> {
    /** The longest text allowed, in characters. */
    public static final int LONGEST = 80;

    TextSetting(Group group, String key, String defaultValue) {
        super(group, key, Unit.NONE, defaultValue, Condition.ALWAYS);
    }

    @Override
    public String allowed() {
        return "a text of 1 to " + LONGEST + " characters on one line";
    }

    @Override
    public boolean allows(String value) {
        return !value.isBlank() && value.length() <= LONGEST && value.chars().noneMatch(Character::isISOControl);
    }
}
