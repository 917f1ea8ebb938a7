package reckon.app.window;

import java.util.Map;
import java.util.Optional;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;

/** The clipboard of the system. */
final class SystemClipboard implements TextClipboard {

    @Override
    public void put(String text) {
        Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text));
    }

    @Override
    public Optional<String> text() {
        return Optional.ofNullable(Clipboard.getSystemClipboard().getString());
    }
}
