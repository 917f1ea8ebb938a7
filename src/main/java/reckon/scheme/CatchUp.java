package reckon.scheme;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import reckon.explain.Sink;
import reckon.method.Form;
import reckon.scheme.Happening.What;

/**
 * How a screen shows a player that started elsewhere at T0: at its start where the message is not late, else pulled or running
 * after (article).
 *
 * @param move the command
 * @param lateness how late it is
 * @param leadSet how far ahead both screens are to agree, s
 * @param runs whether the player is to run after, or else is put there at once
 */
record CatchUp(Move move, Lateness lateness, double leadSet, boolean runs) implements Telling {

    static CatchUp of(Move move, Lateness lateness, Rules rules) {
        return new CatchUp(move, lateness, rules.lead(), rules.runs());
    }

    /** How it catches up, where it is late. */
    Chase chase(Form form) {
        return new Chase(move, lateness.used(form), leadSet, runs);
    }

    /** What comes of it: a start, a pull or a run. */
    What what(Form form) {
        if (!lateness.late()) {
            return What.START;
        }
        return chase(form).pulls() ? What.PULL : What.RUN;
    }

    /** How the player goes on from now in s. */
    Way way(Form form, double now) {
        return lateness.late() ? chase(form).way(now) : move.way(now);
    }

    /** The numbers of the event by their names, in order. */
    Object[] detail(Form form) {
        List<Object> detail = new ArrayList<>();
        Collections.addAll(detail, "number", move.number(), "L_c", lateness.checked(), "L", lateness.used(form));
        Chase chase = chase(form);
        if (lateness.late()) {
            Collections.addAll(detail, "P3", chase.p3());
        }
        if (what(form) == What.RUN) {
            Collections.addAll(detail, "P4", chase.p4(), "S", chase.speed());
        }
        return detail.toArray();
    }

    @Override
    public void explain(Form form, Sink sink) {
        lateness.explain(form, sink);
        if (lateness.late()) {
            chase(form).explain(sink);
        }
    }
}
