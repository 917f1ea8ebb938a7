package reckon.app.session;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import reckon.file.Document;
import reckon.text.Texts;

/**
 * A change that can be undone.
 *
 * @param before what was open before it
 * @param after what is open since
 * @param name what was done, in words for the menu
 * @param gesture changes of one gesture, such as one drag of a slider, are undone as one; nothing: alone
 */
record Edit(
        Document before,
        Document after,
        Function<Texts, String> name,
        @Nullable Object gesture) {}
