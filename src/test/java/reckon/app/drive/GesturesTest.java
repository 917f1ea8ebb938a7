package reckon.app.drive;

import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/** Does everything that is done with the mouse and is no click. */
@ExtendWith(ApplicationExtension.class)
class GesturesTest {
    /** What is no control, and is driven here alone. */
    static final Set<String> DRIVEN =
            Set.of("timeline", "diagram", "disagreement", "screen-0", "screen-1", "screen-server");

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

    @TestFactory
    Stream<DynamicTest> everyDragDoesWhatItIsThereFor() {
        return Stream.of(
                        on("split", Gestures.all()),
                        on("timeline", TimeGestures.all()),
                        on("settings", PanelGestures.all()),
                        on("diagram", GameGestures.diagram()),
                        on("disagreement", GameGestures.strip()),
                        on("screen-0", GameGestures.screen(0)),
                        on("screen-1", GameGestures.screen(1)),
                        on("screen-server", GameGestures.server()))
                .flatMap(tests -> tests);
    }

    private Stream<DynamicTest> on(String node, Map<String, Drive> gestures) {
        return gestures.entrySet().stream()
                .map(each -> DynamicTest.dynamicTest(each.getKey(), () -> drive(each.getKey(), node, each.getValue())));
    }

    private void drive(String what, String node, Drive gesture) {
        desk.drive(what, gesture.deed(), () -> gesture.act().accept(desk, desk.node(node)), () -> {});
    }
}
