package reckon.method;

import static reckon.explain.Expression.minus;

import org.jspecify.annotations.Nullable;
import reckon.explain.Expression;
import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;

/**
 * How the drawn position of an epoch comes about: the very steps that made the epoch, taken once more before a listener.
 *
 * @param receiver the method
 * @param basis what the model was made from
 * @param running the convergence under way, if there is one
 */
record Account(Receiver receiver, Reception basis, Convergence.@Nullable Course running) {

    /** Tells the terms at a moment in s in a form, and gives the drawn position, m. */
    Vec2 tell(double seconds, Form form, Handles held, Sink sink) {
        sink.given(Symbol.NOW, seconds, Origin.of(Origin.Source.CLOCK));
        Model model = receiver.predictor().in(form).model(basis, receiver.cap(), sink);
        Symbol position = model.explain(Moment.NOW, seconds, sink);
        Convergence.Course course = running == null
                ? null
                : setOut(running, model, receiver.convergence().in(form).with(held), sink);
        // in the other form it may be over by now
        if (course == null || seconds >= course.end()) {
            Vec2 drawn = new Vec2(model.x(seconds), model.y(seconds));
            sink.put(Symbol.DRAWN, position, drawn);
            return drawn;
        }
        double elapsed = seconds - course.start();
        sink.put(Symbol.SINCE_START, minus(Symbol.NOW, Symbol.START), elapsed);
        Expression formula = course.blend().explain(elapsed, position, sink);
        Vec2 drawn = course.blend().at(elapsed);
        sink.put(Symbol.DRAWN, formula, drawn);
        return drawn;
    }

    private Convergence.@Nullable Course setOut(
            Convergence.Course known, Model model, Convergence convergence, Sink sink) {
        double start = known.start();
        sink.given(Symbol.START, start, Origin.packet(basis.newest().number()));
        model.explain(Moment.START, start, sink);
        model.explainMotion(start, sink);
        long startMicros = SimulationTime.micros(start);
        return convergence.setOut(known.from(), model, model.at(start), startMicros, sink);
    }
}
