package reckon.cli;

import java.util.Locale;
import java.util.Optional;
import reckon.explain.Figures;
import reckon.explain.Symbol;
import reckon.explain.Value;
import reckon.explain.Worksheet;
import reckon.method.Method;
import reckon.motion.Vec2;
import reckon.run.Packet;
import reckon.text.Texts;

/** All that is told of a frame, for people to read. */
final class ExplainText {
    private final Texts texts;
    private final Page page;

    private ExplainText(Texts texts) {
        this.texts = texts;
        this.page = new Page(texts.language().locale());
    }

    static String of(Explained explained, Texts texts) {
        ExplainText text = new ExplainText(texts);
        text.write(explained);
        return text.page.toString();
    }

    private void write(Explained explained) {
        Vec2 drawn = explained.drawn().drawn();
        page.title(texts.get("explain.title", place(drawn)));
        Method method = explained.drawn().method();
        String time = String.format(Locale.ROOT, "%.3f", explained.drawn().time());
        String form = texts.get("word." + explained.drawn().form().word());
        page.line(texts.get("explain.where", method.name(), form, time, Integer.toString(explained.frame())));
        page.blank();
        TwoForms forms = TwoForms.of(explained.drawn(), texts);
        new WorksheetText(texts, page, explained.drawn().worksheet(), Optional.of(forms)).write();
        writeOther(explained, drawn);
        write(texts.get("sheet.sender.tip"), explained.sender());
        write(packetTitle(explained.newest()), explained.packet());
        write(texts.get("sheet.measures.tip"), explained.measures());
    }

    /** Where the other form would draw the point. */
    private void writeOther(Explained explained, Vec2 drawn) {
        Vec2 other = explained.drawn().other().vector(Symbol.DRAWN);
        if (!other.equals(drawn)) {
            page.hanging(
                    "",
                    texts.get(
                            "explain.other",
                            texts.get("word." + explained.drawn().form().other().word()),
                            place(other),
                            Figures.READABLE.text(other.distance(drawn))));
            page.blank();
        }
    }

    private void write(String title, Worksheet sheet) {
        page.title(title);
        new WorksheetText(texts, page, sheet, Optional.empty()).write();
    }

    private String packetTitle(Packet packet) {
        String key = packet.transit().copy() == 0 ? "story.title" : "story.copy";
        return texts.get("explain.packet", texts.get(key, packet.pdu().number()));
    }

    private static String place(Vec2 place) {
        return Figures.READABLE.text(Value.of(place));
    }
}
