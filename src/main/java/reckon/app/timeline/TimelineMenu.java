package reckon.app.timeline;

import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import reckon.app.session.FateCommands;
import reckon.app.session.Session;
import reckon.network.StallSpan;

/** What can be done to a packet or a stall, at a right click on it. */
final class TimelineMenu {
    private final Session session;
    private final ContextMenu menu = new ContextMenu();

    TimelineMenu(Session session) {
        this.session = session;
        menu.setId("timeline-menu");
    }

    /** For a packet, by its place in the run. */
    void ofPacket(int place) {
        FateCommands fates = session.fates();
        fates.selection().choose(place);
        menu.getItems()
                .setAll(
                        item("fate-lose", "fate.lose", fates.canLose(place), () -> fates.lose(place)),
                        item("fate-arrive", "fate.arrive", fates.canArrive(place), () -> fates.letArrive(place)),
                        item("fate-free", "fate.free", fates.canFree(place), () -> fates.free(place)));
    }

    /** For a stall at a given time. */
    void ofStall(StallSpan stall) {
        menu.getItems()
                .setAll(item(
                        "stall-remove",
                        "stall.remove",
                        true,
                        () -> session.stalls().remove(stall)));
    }

    private MenuItem item(String id, String text, boolean can, Runnable action) {
        MenuItem item = new MenuItem(session.look().texts().get(text));
        item.setId(id);
        item.setDisable(!can);
        item.setOnAction(event -> action.run());
        return item;
    }

    /** Shows it at a place on the screen, over a node. */
    void show(Node over, double screenX, double screenY) {
        menu.show(over, screenX, screenY);
    }
}
