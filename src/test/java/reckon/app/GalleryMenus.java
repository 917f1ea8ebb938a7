package reckon.app;

import java.nio.file.Path;
import java.util.List;
import javafx.application.Platform;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuButton;
import javafx.stage.Window;
import org.testfx.api.FxRobot;
import reckon.app.window.Dialogs;

/** What opens over the window: every menu, and the question about unsaved changes. */
final class GalleryMenus {
    private GalleryMenus() {}

    /** All of them. */
    static List<GalleryState> all() {
        return List.of(
                menu("file"),
                menu("file", "recent"),
                menu("file", "ready"),
                menu("edit"),
                menu("game"),
                menu("play"),
                menu("view"),
                button("presets", "demo"),
                button("ready", "demo"),
                button("begin-path", ""),
                GalleryState.onScreen("unsaved", GalleryMenus::askAboutChanges));
    }

    private static GalleryState menu(String id) {
        return GalleryState.onScreen("menu-" + id, room -> open(room, id));
    }

    private static GalleryState menu(String id, String inner) {
        return GalleryState.onScreen("menu-" + id + "-" + inner, room -> {
            open(room, id);
            // it opens to a pointer that comes, not to one that is there already
            new FxRobot().moveTo("#item-new").moveTo("#menu-" + inner);
            awaitOver(2);
        });
    }

    private static void open(GalleryRoom room, String id) {
        work(room);
        MenuBar bar = room.find("#menus", MenuBar.class);
        Menu menu = bar.getMenus().stream()
                .filter(one -> ("menu-" + id).equals(one.getId()))
                .findFirst()
                .orElseThrow();
        WindowFixture.onScreen(menu::show);
        awaitOver(1);
    }

    /** Waits until so many windows are open over the other. */
    private static void awaitOver(int count) {
        WindowFixture.await(() -> Window.getWindows().size() == 1 + count);
    }

    private static GalleryState button(String id, String ready) {
        return GalleryState.onScreen("menu-" + id, room -> {
            if (!ready.isEmpty()) {
                room.open(ready, 8.9);
            }
            MenuButton button = room.find("#" + id, MenuButton.class);
            WindowFixture.onScreen(button::show);
            awaitOver(1);
        });
    }

    /** Something to undo and to redo, and files that were open. */
    private static void work(GalleryRoom room) {
        room.open("demo", 8.9);
        WindowFixture.onScreen(() -> {
            room.session.addMethod();
            room.session.stalls().cause();
            room.session.undo();
            room.session
                    .filing()
                    .recent()
                    .set(List.of(
                            Path.of("assets", "dodge.yaml").toAbsolutePath(),
                            Path.of("/home/teacher/lessons/2026/spring/week-1/our-own-lap.yaml"),
                            Path.of("/home/teacher/课程/第一周/走廊.csv")));
        });
        room.fixture.settled();
    }

    private static void askAboutChanges(GalleryRoom room) {
        room.open("demo", 8.9);
        Dialogs dialogs =
                new Dialogs(room.session.look(), room.fixture.window.getScene().getWindow(), file -> {});
        Platform.runLater(dialogs::unsaved);
        awaitOver(1);
    }
}
