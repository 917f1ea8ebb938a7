package reckon.method;

import java.util.Optional;
import java.util.OptionalDouble;
import reckon.motion.Kinematics;
import reckon.motion.Vec2;

/** How a receiver goes on between updates. */
public sealed interface Predictor {

    /**
     * Dead reckoning on the newest PDU.
     *
     * @param order how much of the PDU is used
     * @param form the form of the formula
     * @param timeStamps whether dt counts from the send time, or else from the arrival
     */
    record Extrapolation(Order order, Form form, boolean timeStamps) implements Predictor {}

    /**
     * The patent's control points: stands at the last position received, and predicts through a stall.
     *
     * @param estimator v̄ and ā, with the window M
     * @param c the coefficient C of Δ
     * @param form the form of the formula
     */
    record Patent(Estimator estimator, double c, Form form) implements Predictor {}

    /**
     * Snapshot interpolation.
     *
     * @param playout how far behind is drawn, s
     */
    record Snapshot(double playout) implements Predictor {}

    /** The model while updates keep coming. */
    default Model following(Reception reception, double cap) {
        Pdu newest = reception.newest();
        return switch (this) {
            case Extrapolation extrapolation ->
                new DeadReckoning(
                        newest.state(),
                        extrapolation.timeStamps() ? newest.sent() : reception.arrived(),
                        cap,
                        extrapolation.order(),
                        extrapolation.form());
            case Patent patent ->
                new DeadReckoning(
                        Kinematics.still(newest.position()),
                        reception.arrived(),
                        Double.POSITIVE_INFINITY,
                        Order.HOLD,
                        patent.form());
            case Snapshot snapshot -> new Playout(reception.history(), newest.sentMicros(), snapshot.playout(), cap);
        };
    }

    /** The model from the notice of a stall on; nothing where that changes nothing. */
    default Optional<Model> stalled(Reception reception, double cap) {
        if (!(this instanceof Patent patent)) {
            return Optional.empty();
        }
        History history = reception.history();
        Estimator estimator = patent.estimator();
        Kinematics estimate = estimator.estimate(history, reception.newest().sent());
        double span = history.span();
        return Optional.of(new StallPrediction(
                reception.newest().position(),
                span < estimator.window() ? Vec2.ZERO : estimate.velocity(),
                span < 2 * estimator.window() ? Vec2.ZERO : estimate.acceleration(),
                reception.lesson(),
                patent.c(),
                reception.lastArrival(),
                cap,
                patent.form()));
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
