package reckon.app.window;

import java.util.Optional;

/** The clipboard, as far as it holds text. An interface, so that a test can look into it. */
public interface TextClipboard {

    /** Puts a text there. */
    void put(String text);

    /** The text that is there, if one is. */
    Optional<String> text();
}
