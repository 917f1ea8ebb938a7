package reckon.app.session;

import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import reckon.draw.Theme;
import reckon.text.Language;
import reckon.text.Texts;

/** The language, the colours and the size of the text of the window, which may change at any moment. */
public final class Look {
    /** How large text is in a window of usual size, px. */
    public static final double USUAL_EM = 13;

    private final ObjectProperty<Language> language;
    private final ObjectProperty<Theme> theme;
    private final ReadOnlyObjectWrapper<Texts> texts;
    /** The colours when it is not those for a projector. */
    private Theme besides = Theme.LIGHT;

    private final TextScale scale = new TextScale();
    private final DoubleProperty em = new SimpleDoubleProperty(this, "em", USUAL_EM);

    /** A look to begin with, in the program's own words. */
    public Look(Language language, Theme theme) {
        this(language, theme, Texts::of);
    }

    /**
     * A look to begin with.
     *
     * @param words the texts of each language
     */
    public Look(Language language, Theme theme, Function<Language, Texts> words) {
        this.language = new SimpleObjectProperty<>(this, "language", language);
        this.theme = new SimpleObjectProperty<>(this, "theme", theme);
        this.texts = new ReadOnlyObjectWrapper<>(this, "texts", words.apply(language));
        this.language.addListener((value, before, after) -> texts.set(words.apply(after)));
    }

    /** The language of all texts. */
    public ObjectProperty<Language> languageProperty() {
        return language;
    }

    /** The colours. */
    public ObjectProperty<Theme> themeProperty() {
        return theme;
    }

    /** Turns to the colours for a projector, or back to those from before. */
    public void toggleProjector() {
        if (theme.get() == Theme.PROJECTOR) {
            theme.set(besides);
        } else {
            besides = theme.get();
            theme.set(Theme.PROJECTOR);
        }
    }

    /** How large text is wanted. */
    public TextScale scale() {
        return scale;
    }

    /** How large text is where the window has come to by its size and by what is wanted, px. */
    public DoubleProperty emProperty() {
        return em;
    }

    /** The texts of the present language. */
    public ReadOnlyObjectProperty<Texts> textsProperty() {
        return texts.getReadOnlyProperty();
    }

    /** The texts of the present language. */
    public Texts texts() {
        return texts.get();
    }

    /** A text that follows the language. */
    public StringBinding text(String key, Object... arguments) {
        return Bindings.createStringBinding(() -> texts().get(key, arguments), texts);
    }
}
