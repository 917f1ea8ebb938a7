package reckon.lesson;

import java.util.List;
import reckon.explain.Symbol;
import reckon.file.Document;
import reckon.file.Problems;

/**
 * Looks after what was found in a text and only makes sense with a scenario.
 *
 * @param reading takes what is to be run
 * @param allowance what a student may use
 * @param remarks takes what is wrong
 */
record Finds(Reading reading, Allowance allowance, Problems remarks) {

    void check(List<Found> found, Document on) {
        for (Found one : found) {
            switch (one) {
                case Found.Moment moment -> moment(moment.line(), "link", moment.seconds(), on);
                case Found.Lit lit -> lit(lit.line(), "link", lit.symbol(), on);
                case Found.Dragged dragged -> dragged(dragged);
                case Found.Stray stray -> remarks.add(stray.line(), "text", stray.wrong());
                case Found.Formula formula ->
                    reading.duties().add(new Duty.Sets(new Spot(remarks, formula.line(), "formula"), formula.tex()));
            }
        }
    }

    void moment(int line, String key, double seconds, Document on) {
        reading.duties().add(new Duty.Within(new Spot(remarks, line, key), on, seconds));
    }

    void lit(int line, String key, Symbol symbol, Document on) {
        reading.duties().add(new Duty.Lit(new Spot(remarks, line, key), on, symbol));
    }

    private void dragged(Found.Dragged dragged) {
        if (!allowance.settings().contains(dragged.setting())) {
            remarks.add(
                    dragged.line(),
                    "{" + dragged.written() + "}",
                    "is a setting that the lesson does not let a student change; add "
                            + dragged.setting().path() + " to allow, or write the number");
        }
    }
}
