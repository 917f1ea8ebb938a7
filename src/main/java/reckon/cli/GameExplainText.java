package reckon.cli;

import java.util.Locale;
import java.util.Optional;
import reckon.draw.PlayerSign;
import reckon.draw.SchemeNames;
import reckon.explain.Figures;
import reckon.explain.Symbol;
import reckon.explain.Value;
import reckon.explain.Worksheet;
import reckon.method.Form;
import reckon.motion.Vec2;
import reckon.scheme.Game;
import reckon.scheme.Happening;
import reckon.text.Texts;

/** All that is told of an event of a game, for people to read. */
final class GameExplainText {

    private GameExplainText() {}

    static String of(GameExplained explained, Texts texts) {
        Page page = new Page(texts.language().locale());
        Game game = explained.run().game();
        Happening happening = explained.happening();
        String what = texts.get("event." + happening.what().word());
        page.title(texts.get("explain.event", what, PlayerSign.name(game, happening.node(), texts)));
        String form = texts.get("word." + explained.form().word());
        String time = String.format(Locale.ROOT, "%.6f", explained.time());
        page.line(texts.get(
                "explain.event.where",
                SchemeNames.of(game.kind(), texts),
                form,
                time,
                Integer.toString(explained.row())));
        page.blank();
        Worksheet own = explained.worksheet();
        Optional<TwoForms> forms = explained.other().map(other -> forms(own, other, explained.form(), texts));
        new WorksheetText(texts, page, own, forms).write();
        explained.other().ifPresent(other -> writeOther(own, other, explained.form(), texts, page));
        return page.toString();
    }

    private static TwoForms forms(Worksheet own, Worksheet other, Form form, Texts texts) {
        return form == Form.PRINTED ? new TwoForms(own, other, form, texts) : new TwoForms(other, own, form, texts);
    }

    /** Where the other form would have the player. */
    private static void writeOther(Worksheet own, Worksheet other, Form form, Texts texts, Page page) {
        if (own.term(Symbol.P3).isEmpty()) {
            return;
        }
        Vec2 here = own.vector(Symbol.P3);
        Vec2 there = other.vector(Symbol.P3);
        if (!here.equals(there)) {
            page.hanging(
                    "",
                    texts.get(
                            "explain.event.other",
                            texts.get("word." + form.other().word()),
                            Figures.READABLE.text(Value.of(there)),
                            Figures.READABLE.text(there.distance(here))));
            page.blank();
        }
    }
}
