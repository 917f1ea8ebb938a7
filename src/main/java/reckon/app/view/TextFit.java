package reckon.app.view;

import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** Style sheets that say how large text is, px, and with it all that is measured by it. */
public final class TextFit {
    /** How large text is in a window of usual size, px. */
    public static final double USUAL_EM = 13;

    /** An icon beside text of one px, px. */
    private static final double ICON = 16 / USUAL_EM;

    private TextFit() {}

    /** Makes text, and the icons beside it, so large, px; what opens over the window too. */
    public static String sheet(double em) {
        return sheet(".root, .context-menu, .tooltip { -fx-font-size: " + em + "px; }", "", em);
    }

    /** Makes text so large, px, in the part of the window that a selector finds. */
    public static String sheetOf(String style, double em) {
        return sheet(style + " { -fx-font-size: " + em + "px; }", style + " ", em);
    }

    /**
     * Makes text in a row of the window so large as in the rest of it, px, or smaller where the row has no room for that.
     *
     * @param style the row's style class
     * @param width the row's width, px
     * @param least the width that the row needs, px of usual text
     */
    public static String fitting(String style, double width, double least, double em) {
        return sheetOf("." + style, room(width, least, em));
    }

    /** How large text can be in such a row, px. */
    public static double room(double width, double least, double em) {
        return width > 0 ? Math.min(em, width * USUAL_EM / least) : em;
    }

    private static String sheet(String rule, String part, double em) {
        String css = rule + " " + part + ".ikonli-font-icon { -fx-icon-size: " + Math.round(em * ICON) + "px; }";
        return "data:text/css;base64," + Base64.getEncoder().encodeToString(css.getBytes(StandardCharsets.UTF_8));
    }
}
