package reckon.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/** The texts of one language by key. Both languages have the same keys, which a test holds. */
public final class Texts {
    private final Language language;
    private final Map<String, String> texts;

    private Texts(Language language, Map<String, String> texts) {
        this.language = language;
        this.texts = texts;
    }

    /** The texts of a language, read from the program. */
    public static Texts of(Language language) {
        String name = "messages." + language.tag() + ".properties";
        Properties properties = new Properties();
        try (InputStream in = Texts.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException(name + " is missing");
            }
            properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, String> texts = new TreeMap<>();
        properties.forEach((key, value) -> texts.put((String) key, (String) value));
        return new Texts(language, texts);
    }

    /** The same keys with every text made another one, such as a longer one; {0}, {1} … are to be kept. */
    public Texts rewritten(UnaryOperator<String> other) {
        Map<String, String> rewritten = new TreeMap<>(texts);
        rewritten.replaceAll((key, text) -> other.apply(text));
        return new Texts(language, rewritten);
    }

    /** The language. */
    public Language language() {
        return language;
    }

    /** Every key there is. */
    public Set<String> keys() {
        return texts.keySet();
    }

    /**
     * The text of a key, its places {0}, {1} … filled.
     *
     * @throws IllegalArgumentException where there is no such key
     */
    public String get(String key, Object... arguments) {
        String text = texts.get(key);
        if (text == null) {
            throw new IllegalArgumentException("no text for " + key + " in " + language.tag());
        }
        return arguments.length == 0 ? text : new MessageFormat(text, language.locale()).format(arguments);
    }
}
