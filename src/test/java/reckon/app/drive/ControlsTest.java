package reckon.app.drive;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import reckon.setting.OptionalNumberSetting;
import reckon.setting.SchemeSettings;
import reckon.setting.Setting;
import reckon.setting.Settings;

/** Finds every control of the window, whatever it shows, drives it with the mouse or types into it, and holds what it does. */
@ExtendWith(ApplicationExtension.class)
class ControlsTest {
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

    /** The names of all handles, in all that the window can show. */
    private Set<String> handles() {
        Set<String> handles = new TreeSet<>();
        for (Runnable state : states()) {
            desk.begin();
            state.run();
            // what has to be scrolled is known once it has its size
            desk.layOut();
            desk.look(() -> Handle.in(desk.scene())).forEach(handle -> handles.add(handle.id()));
        }
        CountDownLatch disk = ControlDrives.waiting(desk);
        desk.look(() -> Handle.in(desk.scene())).forEach(handle -> handles.add(handle.id()));
        desk.onScreen(() -> desk.session.filing().work().cancel());
        disk.countDown();
        return handles;
    }

    private List<Runnable> states() {
        Stream<Runnable> shown = Stream.concat(Settings.ALL.stream(), SchemeSettings.ALL.stream())
                .map(setting -> () -> desk.make(() -> show(setting)));
        Stream<Runnable> others = Stream.of(
                desk::unfold,
                () -> desk.make(desk.session::startAnew),
                () -> {
                    desk.unfold();
                    desk.make(() -> ControlDrives.fourMethods(desk));
                },
                () -> desk.onScreen(() -> desk.session.walk().openProperty().set(true)),
                () -> desk.make(desk.session.path()::toggleShaping),
                () -> desk.onScreen(() -> desk.session.path().steerNew(0, 0)),
                () -> desk.onScreen(() -> desk.choose("item-shortcuts")),
                () -> BookmarkDeeds.open(desk),
                () -> LessonDeeds.open(desk, 0),
                () -> LessonDeeds.open(desk, 1),
                () -> LessonDrives.start(desk),
                () -> desk.make(() -> desk.choose("item-stacked")),
                () -> desk.make(() -> desk.choose("item-overlaid")),
                () -> {
                    GameDesk.play(desk);
                    desk.unfold();
                    // who is told of a node is known at the next beat
                    desk.node("node-server");
                },
                () -> {
                    GameDesk.play(desk);
                    desk.onScreen(() -> GameDesk.fire("toggle-compare"));
                },
                () -> {
                    GameDesk.play(desk);
                    desk.onScreen(() -> desk.session.walk().openProperty().set(true));
                });
        return Stream.concat(shown, others).toList();
    }

    private void show(Setting<?> setting) {
        SettingDrives.show(desk, setting);
        if (setting instanceof OptionalNumberSetting number) {
            desk.session.set(number, java.util.OptionalDouble.of(number.range().to()), null);
        }
    }

    @TestFactory
    Stream<DynamicTest> everyControlDoesWhatItIsThereFor() {
        return ControlDrives.all().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(drive -> DynamicTest.dynamicTest(drive.getKey(), () -> drive(drive.getKey(), drive.getValue())));
    }

    private void drive(String id, Drive drive) {
        desk.drive(
                id,
                drive.deed(),
                () -> {
                    Node node = desk.handle(id);
                    desk.reveal(node);
                    drive.act().accept(desk, node);
                },
                () -> {});
    }

    @Test
    void everyControlIsKnownHere() {
        Set<String> found = handles();
        // what a hand does with it is no click: it has tests of its own
        found.removeAll(GesturesTest.DRIVEN);
        // the pieces of formulas are as many as formulas have: FormulaPanelTest drives them, predictor by predictor
        found.removeIf(
                id -> Stream.of("token-", "symbol-", "step-of-", "formula").anyMatch(id::startsWith));
        // this one is there where the bar has room for it: its command is driven by key and menu
        found.remove("theme");
        // so have words in lessons that do something: LessonsTest drives them
        found.removeIf(id -> id.endsWith(".lesson-link"));
        assertEquals(new TreeSet<>(ControlDrives.all().keySet()), found);
    }
}
