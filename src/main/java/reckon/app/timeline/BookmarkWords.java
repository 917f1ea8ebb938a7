package reckon.app.timeline;

import reckon.file.Bookmark;
import reckon.text.Texts;

/** What a bookmark is called. */
public final class BookmarkWords {

    private BookmarkWords() {}

    /** Its name and its moment; one without a name is called by that alone. */
    public static String title(Bookmark one, Texts texts) {
        return one.name().isBlank()
                ? texts.get("bookmark.unnamed", one.at())
                : texts.get("bookmark.named", one.name(), one.at());
    }
}
