package reckon.method;

import java.util.OptionalDouble;
import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.motion.Kinematics;
import reckon.motion.Vec2;
import reckon.setting.Settings;

/** How a receiver goes on between updates. */
public sealed interface Predictor {

    /**
     * Dead reckoning on the newest PDU.
     *
     * @param order how much of the PDU is used
     * @param form the form of the formula
     * @param timeStamps whether dt counts from the send time, or else from the arrival
     */
    record Extrapolation(Order order, Form form, boolean timeStamps) implements Predictor {

        private Model reckoning(Reception reception, double cap, Sink sink) {
            Pdu newest = reception.newest();
            double start = timeStamps ? newest.sent() : reception.arrived();
            if (sink.listens()) {
                sink.given(Symbol.SENT, start, Origin.packet(newest.number()));
                DeadReckoning.explainUpdate(newest, order, sink);
                sink.given(Symbol.CAP, cap, Origin.setting(Settings.MAX_EXTRAPOLATION));
            }
            return new DeadReckoning(newest.state(), start, cap, order, form);
        }
    }

    /**
     * The patent's control points: stands at the last position received, and predicts through a stall.
     *
     * @param estimator v̄ and ā, with the window M
     * @param c the coefficient C of Δ
     * @param form the form of the formula
     */
    record Patent(Estimator estimator, double c, Form form) implements Predictor {

        private static Model standing(Reception reception) {
            return new Standing(reception.newest());
        }

        private Model predicting(Reception reception, double cap, Sink sink) {
            Pdu newest = reception.newest();
            History history = reception.history();
            boolean slow = history.span() < estimator.window();
            boolean straight = history.span() < 2 * estimator.window();
            if (sink.listens()) {
                explain(reception, cap, slow, straight, sink);
            }
            Kinematics estimate = estimator.estimate(history, newest.sent());
            return new StallPrediction(
                    newest.position(),
                    slow ? Vec2.ZERO : estimate.velocity(),
                    straight ? Vec2.ZERO : estimate.acceleration(),
                    reception.lesson(),
                    c,
                    reception.lastArrival(),
                    cap,
                    form);
        }

        private void explain(Reception reception, double cap, boolean slow, boolean straight, Sink sink) {
            Pdu newest = reception.newest();
            History history = reception.history();
            sink.given(Symbol.P_CURRENT, newest.position(), Origin.packet(newest.number()));
            sink.given(Symbol.T_LAST, newest.sent(), Origin.packet(newest.number()));
            estimator.explain(
                    history, newest.sent(), Settings.WINDOW, history::origins, new ShortHistory(sink, slow, straight));
            sink.given(Symbol.LAST_ARRIVAL, reception.lastArrival(), Origin.packet(newest.number()));
            sink.given(Symbol.CAP, cap, Origin.setting(Settings.MAX_EXTRAPOLATION));
            sink.given(Symbol.C, c, Origin.setting(Settings.C));
            reception.lesson().ifPresent(learnt -> learnt.explain(sink));
        }
    }

    /**
     * Snapshot interpolation.
     *
     * @param playout how far behind is drawn, s
     */
    record Snapshot(double playout) implements Predictor {}

    /**
     * The model that a receiver follows.
     *
     * @param cap the longest extrapolation, s
     * @param sink is told what it is made from
     */
    default Model model(Reception reception, double cap, Sink sink) {
        return switch (this) {
            case Extrapolation extrapolation -> extrapolation.reckoning(reception, cap, sink);
            case Patent patent ->
                reception.stalled() ? patent.predicting(reception, cap, sink) : Patent.standing(reception);
            case Snapshot snapshot ->
                new Playout(reception.history(), reception.newest().sentMicros(), snapshot.playout(), cap);
        };
    }

    /** Whether the model is another one from the notice of a stall on. */
    default boolean changesInStalls() {
        return this instanceof Patent;
    }

    /** The same in another form, where it has forms. */
    default Predictor in(Form form) {
        return switch (this) {
            case Extrapolation extrapolation ->
                new Extrapolation(extrapolation.order(), form, extrapolation.timeStamps());
            case Patent patent -> new Patent(patent.estimator(), patent.c(), form);
            case Snapshot snapshot -> snapshot;
        };
    }

    /** How far before a moment, and before the newest update, the history is still read, s; nothing: never. */
    default OptionalDouble memory() {
        return switch (this) {
            case Extrapolation extrapolation -> OptionalDouble.empty();
            case Patent patent -> OptionalDouble.of(2 * patent.estimator().window());
            case Snapshot snapshot -> OptionalDouble.of(snapshot.playout());
        };
    }
}
