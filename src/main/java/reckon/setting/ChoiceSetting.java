package reckon.setting;

import java.util.List;

/** A setting that is one of a few words. */
public final class ChoiceSetting extends Setting<String> {
    private final List<String> words;

    ChoiceSetting(Group group, String key, String defaultValue, List<String> words, Condition condition) {
        super(group, key, Unit.NONE, defaultValue, condition);
        this.words = List.copyOf(words);
    }

    /** The words to choose from, in the order to show them. */
    public List<String> words() {
        return words;
    }

    @Override
    public String allowed() {
        return "one of " + String.join(", ", words);
    }

    @Override
    public boolean allows(String value) {
        return words.contains(value);
    }
}
