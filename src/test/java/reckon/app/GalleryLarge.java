package reckon.app;

import java.util.List;
import javafx.scene.control.ToggleButton;

/** States with large text, all of which has to have room. */
final class GalleryLarge {
    /** How large, %. */
    private static final int PERCENT = 150;

    private GalleryLarge() {}

    /** All of them. */
    static List<GalleryState> all() {
        return List.of(
                GalleryState.of("large-empty", GalleryLarge::enlarge),
                GalleryState.of("large-stall", room -> {
                    room.open("demo", 8.9);
                    enlarge(room);
                }),
                GalleryState.of("large-formula", room -> {
                    room.open("demo", 8.9);
                    enlarge(room);
                    room.choose("formula");
                    room.photo();
                    room.fixture.settled();
                }),
                GalleryState.of("large-measures", room -> {
                    room.open("demo", 8.9);
                    enlarge(room);
                    unfold(room, "measures");
                }),
                GalleryState.of("large-game", room -> {
                    GalleryGames.open(room, "game-wall", 1.45);
                    enlarge(room);
                }));
    }

    private static void enlarge(GalleryRoom room) {
        WindowFixture.onScreen(() -> room.session.look().scale().set(PERCENT));
    }

    private static void unfold(GalleryRoom room, String panel) {
        WindowFixture.onScreen(
                () -> room.find("#fold-" + panel, ToggleButton.class).setSelected(true));
    }
}
