package reckon.app.drive;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import javafx.scene.input.KeyCombination;
import reckon.file.Bookmark;
import reckon.file.Bookmarks;

/** What the commands of bookmarks do, and the controls of their words. */
final class BookmarkDeeds {
    /** Before and after the playhead, which is at 1.667 s. */
    private static final Bookmark EARLY = new Bookmark(0.5, "early", "");

    private static final Bookmark LATE = new Bookmark(2.5, "late", "");

    private BookmarkDeeds() {}

    static Map<String, Deed> all() {
        Map<String, Deed> all = new LinkedHashMap<>();
        all.put(
                "bookmark",
                Deed.seen(desk ->
                        desk.session.bookmarks().all().equals(new Bookmarks(List.of(new Bookmark(1.667, "", ""))))
                                && Nodes.find("bookmark-editor").isPresent()));
        all.put("bookmark-back", goes(30));
        all.put("bookmark-forward", goes(150));
        return all;
    }

    private static Deed goes(int frame) {
        return Deed.of(desk -> {
            set(desk);
            return () -> desk.playback().frameProperty().get() == frame;
        });
    }

    private static void set(Desk desk) {
        desk.make(() -> desk.session
                .edits()
                .change(
                        desk.session.document().withBookmarks(new Bookmarks(List.of(EARLY, LATE))),
                        texts -> "two bookmarks"));
    }

    /** Something is done to the words of a bookmark that is open. */
    static Map<String, Drive> controls() {
        Map<String, Drive> all = new LinkedHashMap<>();
        all.put(
                "bookmark-remove",
                Drive.click(opened(desk -> desk.session.bookmarks().all().equals(new Bookmarks(List.of(LATE))))));
        all.put(
                "bookmark-done",
                Drive.click(opened(desk -> Nodes.find("bookmark-editor").isEmpty())));
        all.put("bookmark-name", typed(new Bookmark(0.5, "ask", "")));
        all.put("bookmark-note", typed(new Bookmark(0.5, "early", "ask")));
        return all;
    }

    private static Drive typed(Bookmark wanted) {
        return new Drive(opened(desk -> desk.session.bookmarks().all().all().contains(wanted)), (desk, field) -> {
            desk.hand.click(field);
            desk.hand.push(KeyCombination.valueOf("Ctrl+A"));
            desk.hand.type(desk.scene(), "ask");
        });
    }

    private static Deed opened(Predicate<Desk> effect) {
        return Deed.of(desk -> {
                    set(desk);
                    desk.onScreen(() -> desk.session.bookmarks().edit(EARLY));
                    return () -> effect.test(desk);
                })
                .tidied(desk -> desk.onScreen(desk.session.bookmarks()::close));
    }

    /** Opens the words of a bookmark. */
    static void open(Desk desk) {
        set(desk);
        desk.onScreen(() -> desk.session.bookmarks().edit(EARLY));
    }
}
