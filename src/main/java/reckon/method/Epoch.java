package reckon.method;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import reckon.explain.Sink;
import reckon.motion.Kinematics;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;

/**
 * All that the shown position depends on between two events. A run is a fold of events into epochs; a position is a look-up
 * in one of them. Immutable, and nothing is allocated to give a coordinate.
 */
public final class Epoch {
    private final Receiver receiver;
    private final long fromMicros;
    private final Reception reception;
    /** What the model was made from; what has been received since may be more. */
    private final Reception basis;

    private final Model model;
    private final Convergence.@Nullable Course course;

    private Epoch(
            Receiver receiver,
            long fromMicros,
            Reception reception,
            Reception basis,
            Model model,
            Convergence.@Nullable Course course) {
        this.receiver = receiver;
        this.fromMicros = fromMicros;
        this.reception = reception;
        this.basis = basis;
        this.model = model;
        this.course = course;
    }

    private static Model modelOf(Receiver receiver, Reception reception) {
        return receiver.predictor().model(reception, receiver.cap(), Sink.SILENT);
    }

    /**
     * The first epoch of a replica.
     *
     * @param burst the updates that arrive first, in the order of their sending; at least one
     * @param nowMicros when
     */
    public static Epoch first(Receiver receiver, List<Pdu> burst, long nowMicros) {
        Pdu newest = newest(burst);
        History history = remember(receiver, History.EMPTY, burst, nowMicros, newest.sentMicros(), Long.MIN_VALUE);
        Reception reception =
                new Reception(newest, nowMicros, nowMicros, history, Optional.empty(), false, Long.MIN_VALUE);
        return new Epoch(receiver, nowMicros, reception, reception, modelOf(receiver, reception), null);
    }

    /** When it begins. */
    public long fromMicros() {
        return fromMicros;
    }

    /** The newest update received, by send time. */
    public Pdu newest() {
        return reception.newest();
    }

    /**
     * Whether what is shown at a moment in s rests on an update: on the newest one, or with snapshots on the one that was
     * played out last.
     */
    public boolean restsOn(Pdu update, double seconds) {
        return model instanceof Playout playout
                ? playout.restsOn(update, seconds)
                : reception.newest().sentMicros() == update.sentMicros();
    }

    /** Whether an update stands in the history, for which a method must have one. */
    public boolean remembers(Pdu update) {
        return reception.history().has(update.sentMicros());
    }

    /** Whether a stall has been noticed and not ended. */
    public boolean stalled() {
        return reception.stalled();
    }

    /** The last arrival that was news, from which the lapse of a stall counts. */
    public long lastArrivalMicros() {
        return reception.lastArrivalMicros();
    }

    /** What the last stall taught, if there was one. */
    public Optional<StallLesson> lesson() {
        return reception.lesson();
    }

    /** What the replica follows, or is to come to. */
    public Model model() {
        return model;
    }

    /** The convergence under way at a moment in s, if there is one. */
    public Optional<Blend> blend(double seconds) {
        return Optional.ofNullable(underWay(seconds)).map(Convergence.Course::blend);
    }

    private Convergence.@Nullable Course underWay(double seconds) {
        return course != null && seconds < course.end() ? course : null;
    }

    /** The first shown coordinate, m, at a moment in s. */
    public double x(double seconds) {
        Convergence.Course running = underWay(seconds);
        return running == null ? model.x(seconds) : running.blend().x(seconds - running.start());
    }

    /** The second shown coordinate, m, at a moment in s. */
    public double y(double seconds) {
        Convergence.Course running = underWay(seconds);
        return running == null ? model.y(seconds) : running.blend().y(seconds - running.start());
    }

    /** The shown position, m, at a moment in s. */
    public Vec2 at(double seconds) {
        return new Vec2(x(seconds), y(seconds));
    }

    /**
     * The shown position, m, at a moment in s, which tells its terms on the way.
     *
     * @param form the form to tell it in: the method's own, or, beside it, the other
     * @param held a hand on the handles of the spline under way
     */
    public Vec2 at(double seconds, Form form, Handles held, Sink sink) {
        return sink.listens() || !held.equals(Handles.FREE)
                ? new Account(receiver, basis, underWay(seconds)).tell(seconds, form, held, sink)
                : at(seconds);
    }

    /** The shown velocity, m/s, at a moment in s. */
    public Vec2 velocity(double seconds) {
        Convergence.Course running = underWay(seconds);
        return running == null ? model.at(seconds).velocity() : running.blend().velocity(seconds - running.start());
    }

    /** What the replica does at a moment in s. */
    public Phase phase(double seconds) {
        if (model.stale(seconds)) {
            return Phase.STALE;
        }
        if (stalled()) {
            return Phase.STALLED;
        }
        return underWay(seconds) == null ? Phase.FOLLOWING : Phase.CONVERGING;
    }

    /** When a stall will be noticed unless an update arrives by then; nothing while one lasts. */
    public OptionalLong noticeMicros() {
        return stalled()
                ? OptionalLong.empty()
                : OptionalLong.of(reception.lastArrivalMicros() + receiver.stallAfterMicros());
    }

    /** The epoch after the notice of a stall. */
    public Epoch notice(long nowMicros) {
        Reception waiting = reception.noticed();
        if (!receiver.predictor().changesInStalls()) {
            return new Epoch(receiver, nowMicros, waiting, basis, model, course);
        }
        Model predicted = modelOf(receiver, waiting);
        double now = SimulationTime.seconds(nowMicros);
        return converge(waiting, predicted, predicted.at(now), at(now), nowMicros);
    }

    /**
     * The epoch after an arrival.
     *
     * @param burst the updates that arrive together, in the order of their sending; at least one
     * @param nowMicros when
     */
    public Epoch arrive(List<Pdu> burst, long nowMicros) {
        Pdu best = newest(burst);
        Pdu known = reception.newest();
        boolean newer = best.sentMicros() > known.sentMicros();
        boolean replaces =
                best.sentMicros() == known.sentMicros() && !best.state().equals(known.state());
        History history = remember(
                receiver,
                reception.history(),
                burst,
                nowMicros,
                Math.max(best.sentMicros(), known.sentMicros()),
                reception.floorMicros());
        if (!newer && !replaces) {
            return rememberOnly(history, nowMicros);
        }
        Reception received = new Reception(
                best,
                nowMicros,
                newer ? nowMicros : reception.lastArrivalMicros(),
                history,
                newer ? learn(best, nowMicros) : reception.lesson(),
                !newer && stalled(),
                reception.floorMicros());
        Model next = modelOf(receiver, received);
        Kinematics q = next.at(SimulationTime.seconds(nowMicros));
        Vec2 o = at(SimulationTime.seconds(nowMicros));
        return teleports(best, q.position(), o)
                ? teleport(received, nowMicros)
                : converge(received, next, q, o, nowMicros);
    }

    private static Pdu newest(List<Pdu> burst) {
        Pdu best = burst.getFirst();
        for (Pdu pdu : burst) {
            best = pdu.sentMicros() >= best.sentMicros() ? pdu : best;
        }
        return best;
    }

    private static History remember(
            Receiver receiver, History before, List<Pdu> burst, long nowMicros, long newestMicros, long floorMicros) {
        long readFrom = receiver.readFromMicros(nowMicros, newestMicros);
        if (readFrom == Long.MAX_VALUE) {
            return before;
        }
        History history = before;
        for (Pdu pdu : burst) {
            history = pdu.sentMicros() < floorMicros ? history : history.plus(pdu, readFrom);
        }
        return history;
    }

    /** Nothing new: an update that is older than the newest one only enters the history. */
    private Epoch rememberOnly(History history, long nowMicros) {
        if (history == reception.history()) {
            return this;
        }
        Reception received = reception.withHistory(history);
        return receiver.predictor() instanceof Predictor.Snapshot
                ? new Epoch(receiver, nowMicros, received, received, modelOf(receiver, received), course)
                : new Epoch(receiver, nowMicros, received, basis, model, course);
    }

    private Optional<StallLesson> learn(Pdu best, long nowMicros) {
        return stalled() && model instanceof StallPrediction
                ? Optional.of(new StallLesson(
                        best.position(),
                        model.at(SimulationTime.seconds(nowMicros)).position(),
                        nowMicros - reception.lastArrivalMicros(),
                        best.number()))
                : reception.lesson();
    }

    /** Whether the new update is too far from what is drawn; for a snapshot, which draws the past, from the update before. */
    private boolean teleports(Pdu best, Vec2 q, Vec2 o) {
        double distance = receiver.predictor() instanceof Predictor.Snapshot
                ? best.position().distance(reception.newest().position())
                : q.distance(o);
        return distance > receiver.snapDistance();
    }

    private Epoch teleport(Reception received, long nowMicros) {
        Pdu best = received.newest();
        History history = switch (receiver.predictor()) {
            case Predictor.Extrapolation extrapolation -> History.EMPTY;
            case Predictor.Patent patent -> History.EMPTY.plus(best, Long.MIN_VALUE);
            case Predictor.Snapshot snapshot -> History.step(reception.newest(), best);
        };
        Reception cleared = new Reception(
                best,
                received.newestArrivedMicros(),
                received.lastArrivalMicros(),
                history,
                Optional.empty(),
                received.stalled(),
                best.sentMicros());
        return new Epoch(receiver, nowMicros, cleared, cleared, modelOf(receiver, cleared), null);
    }

    /** Sets out from the drawn position o to a model, which is at q. */
    private Epoch converge(Reception received, Model next, Kinematics q, Vec2 o, long nowMicros) {
        double now = SimulationTime.seconds(nowMicros);
        Convergence.Course running = underWay(now);
        boolean midSpline = running != null && running.blend() instanceof CubicSpline;
        Departure from = new Departure(o, velocity(now), model.at(now).velocity(), midSpline);
        Convergence.Course setsOut = receiver.convergence().setOut(from, next, q, nowMicros, Sink.SILENT);
        return new Epoch(receiver, nowMicros, received, received, next, setsOut);
    }
}
