package reckon.draw;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import reckon.setting.ChoiceSetting;
import reckon.setting.Settings;
import reckon.text.Language;
import reckon.text.Texts;

/**
 * What methods are called on the screen. A name that only says what the method is made of is said in the language of the
 * screen; any other name is what somebody chose, and stays.
 */
public final class MethodTitles {
    private static final String JOIN = " + ";

    /** A name that another method has as well bears a number. */
    private static final Pattern NUMBERED = Pattern.compile("(.*?)( \\d+)?");

    /** The words that settings of methods have, by themselves as files write them, and as they are said in English. */
    private static final Map<String, String> WORDS = words();

    private MethodTitles() {}

    /** What a method of some name is called. */
    public static String of(String name, Texts texts) {
        Matcher matcher = NUMBERED.matcher(name);
        if (!matcher.matches()) {
            return name;
        }
        String number = Optional.ofNullable(matcher.group(2)).orElse("");
        List<String> parts = List.of(matcher.group(1).split(Pattern.quote(JOIN), -1));
        return WORDS.keySet().containsAll(parts)
                ? parts.stream()
                                .map(part -> texts.get("word." + WORDS.get(part)))
                                .collect(Collectors.joining(JOIN))
                        + number
                : name;
    }

    private static Map<String, String> words() {
        Texts english = Texts.of(Language.ENGLISH);
        Map<String, String> words = new HashMap<>();
        for (ChoiceSetting setting : List.of(Settings.PREDICTOR, Settings.CONVERGENCE, Settings.FORM)) {
            for (String word : setting.words()) {
                words.put(word, word);
                words.put(english.get("word." + word), word);
            }
        }
        return Map.copyOf(words);
    }
}
