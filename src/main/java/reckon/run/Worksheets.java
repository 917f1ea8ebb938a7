package reckon.run;

import static reckon.explain.Expression.call;
import static reckon.explain.Expression.length;
import static reckon.explain.Expression.minus;
import static reckon.explain.Expression.times;

import java.util.List;
import java.util.Optional;
import reckon.explain.Expression.Operation;
import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.explain.Worksheet;
import reckon.method.Pdu;
import reckon.method.SendDecision;
import reckon.motion.Kinematics;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;
import reckon.network.Transit;
import reckon.setting.Settings;

/** What can be explained of a run beside its drawn positions: what the sender decided, how a packet fared, what is measured. */
public final class Worksheets {

    private Worksheets() {}

    /** The sender's last look or send up to a moment in s: whether it sends, why, and what it puts into the update. */
    public static Worksheet sender(Run run, double seconds) {
        Worksheet.Draft draft = new Worksheet.Draft();
        if (run.scenario().track().size() > 0) {
            Sender sender = run.scenario().sender();
            long step = steps(sender.step(), SimulationTime.micros(seconds));
            long now = SimulationTime.micros(step * sender.step());
            draft.given(Symbol.NOW, SimulationTime.seconds(now), Origin.of(Origin.Source.CLOCK));
            switch (sender.policy()) {
                case Sender.Policy.Interval interval -> explainInterval(interval, step, draft);
                case Sender.Policy.Threshold threshold -> explainLook(run, threshold, now, draft);
            }
            boolean sends = draft.worksheet().number(Symbol.SENDS) > 0;
            if (sends) {
                explainContents(run, SimulationTime.seconds(now), draft);
            }
        }
        return draft.worksheet();
    }

    /** How many steps, rounded to microseconds each, fit into a time. */
    private static long steps(double step, long micros) {
        long guess = (long) (SimulationTime.seconds(micros) / step) + 1;
        while (guess > 0 && SimulationTime.micros(guess * step) > micros) {
            guess--;
        }
        return guess;
    }

    private static void explainInterval(Sender.Policy.Interval interval, long step, Sink sink) {
        sink.given(Symbol.NUMBER, (double) step, Origin.of(Origin.Source.CLOCK));
        sink.given(Symbol.INTERVAL, interval.interval(), Origin.setting(Settings.INTERVAL));
        sink.put(
                Symbol.LAST_SENT,
                call(Operation.MICROSECONDS, times(Symbol.NUMBER, Symbol.INTERVAL)),
                SimulationTime.seconds(SimulationTime.micros(step * interval.interval())));
        sink.given(Symbol.SENDS, 1, Origin.of(Origin.Source.CLOCK));
    }

    private static void explainLook(Run run, Sender.Policy.Threshold policy, long now, Sink sink) {
        Vec2 seen = run.scenario().track().at(SimulationTime.seconds(now));
        SendDecision.explain(policy.limits(), lastBefore(run, now), policy.model(), seen, now, sink);
    }

    private static Optional<Pdu> lastBefore(Run run, long now) {
        int sent = run.packetsSentBy(SimulationTime.seconds(now - 1));
        return sent == 0
                ? Optional.empty()
                : Optional.of(run.packets().get(sent - 1).pdu());
    }

    private static Kinematics explainContents(Run run, double seconds, Sink sink) {
        Origin path = Origin.of(Origin.Source.TRUE_PATH);
        sink.given(Symbol.T_LAST, seconds, Origin.of(Origin.Source.CLOCK));
        return run.scenario()
                .sender()
                .estimator()
                .explain(run.scenario().track(), seconds, Settings.SENDER_WINDOW, at -> List.of(path), sink);
    }

    /** How a packet, or its copy, fared on the link: every draw and rule up to its arrival. */
    public static Worksheet fate(Run run, int index) {
        Packet packet = run.packets().get(index);
        Transit transit = packet.transit();
        Worksheet.Draft draft = new Worksheet.Draft();
        if (transit.byHand()) {
            Origin hand = Origin.of(Origin.Source.HAND);
            draft.given(Symbol.LOST, transit.delivered() ? 0 : 1, hand);
            if (transit.delivered()) {
                draft.given(Symbol.ARRIVED, packet.arrived(), hand);
            }
            return draft.worksheet();
        }
        Sink original = transit.copy() == 0 ? draft : Sink.SILENT;
        Sink copy = transit.copy() == 0 ? Sink.SILENT : draft;
        new Resending(run, run.scenario().network()).upTo(transit.number(), way -> {}, original, copy);
        return draft.worksheet();
    }

    /** What is measured of a method: the error on a frame, and the measures of the run. */
    public static Worksheet measures(Run run, MethodRun method, int frame, Measures measures) {
        Worksheet.Draft draft = new Worksheet.Draft();
        if (method.shown(frame)) {
            draft.given(Symbol.NOW, run.time(frame), Origin.of(Origin.Source.CLOCK));
            draft.given(Symbol.DRAWN, new Vec2(method.x(frame), method.y(frame)), Origin.of(Origin.Source.DRAWN));
            draft.given(
                    Symbol.TRUE_POSITION,
                    new Vec2(run.trueX(frame), run.trueY(frame)),
                    Origin.of(Origin.Source.TRUE_PATH));
            draft.put(Symbol.ERROR, length(minus(Symbol.DRAWN, Symbol.TRUE_POSITION)), run.error(method, frame));
        }
        measures.explain(draft);
        return draft.worksheet();
    }
}
