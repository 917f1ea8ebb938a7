package reckon.app.drive;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javafx.scene.input.KeyCombination;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import reckon.app.window.CommandList;

/** Presses every key of every command, and holds what it does. */
@ExtendWith(ApplicationExtension.class)
class KeysTest {
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
    Stream<DynamicTest> everyKeyOfEveryCommandDoesWhatItIsThereFor() {
        Map<String, Deed> deeds = CommandDeeds.all();
        Map<String, List<KeyCombination>> keys = desk.look(() -> CommandList.keys(desk.fixture));
        return keys.entrySet().stream()
                .flatMap(command -> command.getValue().stream()
                        .map(key -> DynamicTest.dynamicTest(
                                command.getKey() + " by " + key.getName(),
                                () -> press(command.getKey(), key, deeds.get(command.getKey())))));
    }

    /** Those keys too that do in a game what they do in a run. */
    @TestFactory
    Stream<DynamicTest> everyKeyOfBothUsesDoesInAGameWhatItIsThereFor() {
        Map<String, Deed> deeds = GameDeeds.shared();
        Map<String, List<KeyCombination>> keys = desk.look(() -> CommandList.keys(desk.fixture));
        return deeds.entrySet().stream().map(deed -> {
            KeyCombination key = keys.get(deed.getKey()).getLast();
            return DynamicTest.dynamicTest(
                    deed.getKey() + " in a game", () -> press(deed.getKey(), key, deed.getValue()));
        });
    }

    private void press(String command, KeyCombination key, Deed deed) {
        desk.drive(command + " by " + key.getName(), deed, () -> desk.hand.press(key), () -> desk.hand.release(key));
    }

    @Test
    void everyCommandIsKnownHere() {
        assertEquals(
                desk.look(() -> CommandList.keys(desk.fixture)).keySet(),
                CommandDeeds.all().keySet());
    }
}
