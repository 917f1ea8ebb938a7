package reckon.app.session;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import reckon.draw.Theme;
import reckon.text.Language;
import reckon.text.Texts;

/** The language and the colours of the window, both of which may change at any moment. */
public final class Look {
    private final ObjectProperty<Language> language;
    private final ObjectProperty<Theme> theme;
    private final ReadOnlyObjectWrapper<Texts> texts;

    /** A look to begin with. */
    public Look(Language language, Theme theme) {
        this.language = new SimpleObjectProperty<>(this, "language", language);
        this.theme = new SimpleObjectProperty<>(this, "theme", theme);
        this.texts = new ReadOnlyObjectWrapper<>(this, "texts", Texts.of(language));
        this.language.addListener((value, before, after) -> texts.set(Texts.of(after)));
    }

    /** The language of all texts. */
    public ObjectProperty<Language> languageProperty() {
        return language;
    }

    /** The colours. */
    public ObjectProperty<Theme> themeProperty() {
        return theme;
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
