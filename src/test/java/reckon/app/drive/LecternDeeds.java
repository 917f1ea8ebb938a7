package reckon.app.drive;

import java.util.HashMap;
import java.util.Map;
import javafx.scene.input.KeyCode;

/** What the commands do that a teacher gives before a class. */
final class LecternDeeds {
    private LecternDeeds() {}

    static Map<String, Deed> all() {
        Map<String, Deed> all = new HashMap<>();
        all.put(
                "present",
                Deed.seen(desk -> desk.fixture.window.presentingProperty().get()
                                && desk.fixture.fullScreenProperty().get()
                                && Nodes.find("menus").isEmpty()
                                && Nodes.find("settings").isEmpty()
                                && Nodes.find("timeline-bar").isEmpty()
                                && Nodes.find("timeline").isPresent())
                        .tidied(LecternDeeds::leave));
        all.put(
                "full-screen",
                Deed.seen(desk -> desk.fixture.fullScreenProperty().get())
                        .tidied(desk -> desk.onScreen(() -> desk.fixture.setFullScreen(false))));
        all.put("leave", Deed.of(desk -> {
            desk.onScreen(() -> desk.fixture.setFullScreen(true));
            return () -> !desk.fixture.fullScreenProperty().get();
        }));
        all.put(
                "notes",
                Deed.seen(desk -> Nodes.find("presenter-notes").isPresent()
                                && Nodes.find("presenter-next").isPresent())
                        .tidied(desk -> desk.make(() -> desk.choose("item-notes"))));
        all.put("pointer", Deed.seen(desk -> Nodes.find("pointer").isPresent()).whileHeld());
        all.put(
                "shortcuts",
                Deed.seen(desk -> Nodes.find("shortcut-play").isPresent()).tidied(LecternDeeds::leave));
        return all;
    }

    /** Ends a presentation, or closes the sheet. */
    private static void leave(Desk desk) {
        desk.hand.push(KeyCode.ESCAPE);
        desk.await(
                "the end",
                () -> Nodes.find("menus").isPresent() && Nodes.find("shortcuts").isEmpty());
        desk.onScreen(() -> desk.fixture.setFullScreen(false));
    }

    /** The sheet of shortcuts is closed by its button. */
    static Deed closed() {
        return Deed.of(desk -> {
            desk.onScreen(() -> desk.choose("item-shortcuts"));
            return () -> Nodes.find("shortcuts").isEmpty();
        });
    }
}
