package reckon.app.drive;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/** Opens every menu with the mouse, clicks on every item, and holds what it does. */
@ExtendWith(ApplicationExtension.class)
class MenusTest {
    @TempDir
    private Path folder;

    private Desk desk;

    @Start
    void start(Stage stage) {
        desk = new Desk(stage, folder);
    }

    @AfterEach
    void close() {
        desk.close();
    }

    /** The items of all menus: those of a window where nothing is drawn yet, and those of one with a path. */
    private Map<String, Item> items() {
        MenuDeeds.twoRecent(desk);
        Map<String, Item> items = new LinkedHashMap<>();
        for (Runnable state : List.<Runnable>of(() -> {}, desk.session::startAnew)) {
            desk.begin();
            desk.make(state);
            for (Item item : desk.look(() -> Item.in(desk.scene()))) {
                items.putIfAbsent(item.id(), item);
            }
        }
        return items;
    }

    @TestFactory
    Stream<DynamicTest> everyItemOfEveryMenuDoesWhatItSays() {
        Map<String, Deed> deeds = MenuDeeds.all();
        return items().entrySet().stream()
                .map(item ->
                        DynamicTest.dynamicTest(item.getKey(), () -> click(item.getValue(), deeds.get(item.getKey()))));
    }

    private void click(Item item, Deed deed) {
        desk.drive(item.id(), deed, () -> desk.click(item), () -> {});
    }

    @Test
    void everyItemIsKnownHere() {
        Set<String> known = new TreeSet<>(MenuDeeds.all().keySet());
        known.removeAll(Set.of(
                "item-steer-left", "item-steer-right", "item-steer-up", "item-steer-down", "item-raw", "item-pointer"));
        assertEquals(known, new TreeSet<>(items().keySet()), "only keys that are held are in no menu");
    }
}
