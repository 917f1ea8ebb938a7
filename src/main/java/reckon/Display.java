package reckon;

import java.lang.foreign.Arena;
import java.lang.foreign.SymbolLookup;
import java.util.Locale;
import java.util.Map;

/** Whether a window can be opened here. Asked before JavaFX is, which would answer with a stack trace. */
enum Display {
    /** A window can be opened. */
    READY,
    /** There is no display. */
    NONE,
    /** There is a display, but not the library that JavaFX draws windows with. */
    NO_GTK;

    private static final String GTK = "libgtk-3.so.0";

    /** What there is here. */
    static Display here() {
        boolean linux =
                System.getProperty("os.name", "").toLowerCase(Locale.ROOT).contains("linux");
        if (!linux || System.getProperty("glass.platform") != null) {
            return READY;
        }
        if (!named(System.getenv())) {
            return NONE;
        }
        return hasGtk() ? READY : NO_GTK;
    }

    /** Whether the environment names a display. JavaFX 26 draws through X11, under Wayland too. */
    static boolean named(Map<String, String> environment) {
        return !environment.getOrDefault("DISPLAY", "").isBlank();
    }

    @SuppressWarnings("restricted") // the start script and the build allow it
    private static boolean hasGtk() {
        try {
            SymbolLookup.libraryLookup(GTK, Arena.global());
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
