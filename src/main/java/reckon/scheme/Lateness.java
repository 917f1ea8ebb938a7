package reckon.scheme;

import static reckon.explain.Expression.call;
import static reckon.explain.Expression.compare;
import static reckon.explain.Expression.minus;
import static reckon.explain.Expression.number;

import java.util.OptionalDouble;
import reckon.explain.Expression.Operation;
import reckon.explain.Expression.Relation;
import reckon.explain.Flaw;
import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.explain.Value;
import reckon.method.Form;
import reckon.setting.SchemeSettings;

/**
 * How late a message on a command is, all by the clock of its receiver.
 *
 * @param clock what that shows now, s
 * @param sentAs the stamp that tells whether it is late
 * @param sent that stamp, s
 * @param received T1, which the article counts from; nothing where no server passed it on
 * @param t0 when the command was given, s
 * @param predictionError from which lateness on it is late, s
 */
record Lateness(double clock, Symbol sentAs, double sent, OptionalDouble received, double t0, double predictionError) {

    /** Of a command that the server has passed on. */
    static Lateness of(double clock, Relay relay, Rules rules) {
        return new Lateness(
                clock,
                Symbol.T_S_HERE,
                relay.sent(),
                OptionalDouble.of(relay.received()),
                relay.t0(),
                rules.predictionError());
    }

    /** Of a command that no server has passed on: it is as late as it is old. */
    static Lateness since(double t0, double clock, Rules rules) {
        return new Lateness(clock, Symbol.T0_HERE, t0, OptionalDouble.empty(), t0, rules.predictionError());
    }

    /** L_c: how long the message took, s. */
    double checked() {
        return clock - sent;
    }

    /** Whether it is late. */
    boolean late() {
        return checked() > predictionError;
    }

    /** L: how long the player has been going, s; as printed from T1 on, though it moves since T0. */
    double used(Form form) {
        double since = form == Form.PRINTED ? received.orElse(t0) : t0;
        return Math.max(0, clock - since);
    }

    /** Tells whether it is late, and by how much. */
    void explain(Form form, Sink sink) {
        Origin stamp = Origin.of(Origin.Source.STAMP);
        sink.given(Symbol.T0_HERE, t0, stamp);
        received.ifPresent(t1 -> sink.given(Symbol.T1_HERE, t1, stamp));
        Symbol since = form == Form.PRINTED && received.isPresent() ? Symbol.T1_HERE : Symbol.T0_HERE;
        Term used = Term.computed(
                Symbol.LATENESS, call(Operation.MAX, number(0), minus(Symbol.OWN_CLOCK, since)), Value.of(used(form)));
        sink.put(received.isPresent() ? used.printedWrongly(Flaw.LATENESS_FROM_T1) : used);
        if (sentAs == Symbol.T_S_HERE) {
            sink.given(Symbol.T_S_HERE, sent, stamp);
        }
        sink.put(Symbol.CHECKED_LATENESS, minus(Symbol.OWN_CLOCK, sentAs), checked());
        sink.given(Symbol.PREDICTION_ERROR, predictionError, Origin.setting(SchemeSettings.PREDICTION_ERROR));
        sink.put(Symbol.LATE, compare(Symbol.CHECKED_LATENESS, Relation.GREATER, Symbol.PREDICTION_ERROR), late());
    }
}
