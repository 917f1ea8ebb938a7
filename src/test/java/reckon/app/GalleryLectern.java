package reckon.app;

import java.util.List;
import reckon.app.session.StepUnit;
import reckon.file.Bookmark;
import reckon.file.Bookmarks;

/** What a teacher does before a class. */
final class GalleryLectern {
    private static final double STALL = 8.9;

    private GalleryLectern() {}

    /** Three bookmarks, one of them open. */
    private static void bookmark(GalleryRoom room) {
        Bookmark open = new Bookmark(STALL, "第二次网络抖动", "Ask first: where will it go?\nThen press Q.");
        WindowFixture.onScreen(() -> {
            Bookmarks some =
                    new Bookmarks(List.of(new Bookmark(2, "", ""), new Bookmark(4.2, "first stall", ""), open));
            room.session.edits().change(room.session.document().withBookmarks(some), texts -> "…");
            room.session.bookmarks().edit(open);
        });
    }

    /** All of them. */
    static List<GalleryState> all() {
        return List.of(
                GalleryState.of("presenting", room -> {
                    room.open("demo", STALL);
                    room.choose("present");
                }),
                GalleryState.of("presenting-game", room -> {
                    GalleryGames.open(room, "game-wall", 1.45);
                    room.choose("present");
                }),
                GalleryState.of("bookmarks", room -> {
                    room.open("demo", STALL);
                    bookmark(room);
                }),
                GalleryState.of("shortcuts", room -> room.choose("shortcuts")),
                GalleryState.onScreen("presenter", room -> {
                    room.open(GalleryLessons.lesson("05-correction"), 1);
                    WindowFixture.onScreen(
                            () -> room.session.stepping().unitProperty().set(StepUnit.TERM));
                    room.choose("notes");
                }));
    }
}
