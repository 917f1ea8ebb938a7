package reckon.scheme;

import java.util.Optional;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.method.Form;
import reckon.motion.Vec2;

/**
 * A player starts on a screen, uncorrected.
 *
 * @param move the command
 * @param micros when
 * @param at where, m
 * @param appointment what it waited for; nothing where it acts at once
 */
record Start(Move move, long micros, Vec2 at, Optional<Appointment> appointment) implements Telling {

    @Override
    public void explain(Form form, Sink sink) {
        appointment.ifPresent(waited -> waited.explain(sink));
        move.explainEnds(sink);
        sink.put(Symbol.HERE, Symbol.P1, at);
        new Since(Symbol.INPUT_DELAY, move.t0Micros(), micros).explain(form, sink);
    }
}
