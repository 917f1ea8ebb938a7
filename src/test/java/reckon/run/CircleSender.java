package reckon.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reckon.explain.Origin;
import reckon.explain.Symbol;
import reckon.explain.Worksheet;
import reckon.method.DeadReckoning;
import reckon.method.Pdu;
import reckon.method.SendDecision;
import reckon.motion.Kinematics;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;

/** The product's threshold sender on a circle whose velocity and acceleration are exact; it starts at angle 0. */
public final class CircleSender {
    private final Circle circle;
    private final Sender.Policy.Threshold policy;
    private final SendLoop loop;
    private final List<Long> ticks = new ArrayList<>();
    private final List<Worksheet> looks = new ArrayList<>();
    private @Nullable Pdu last;
    private double closestCall = Double.POSITIVE_INFINITY;

    private record Circle(double radius, double angularSpeed) implements TrueMotion {
        @Override
        public Vec2 at(double seconds) {
            return motion(seconds).position();
        }

        @Override
        public Kinematics motion(double seconds) {
            double angle = angularSpeed * seconds;
            Vec2 outwards = new Vec2(Math.cos(angle), Math.sin(angle));
            Vec2 along = new Vec2(-outwards.y(), outwards.x());
            return new Kinematics(
                    outwards.times(radius),
                    along.times(radius * angularSpeed),
                    outwards.times(-radius * angularSpeed * angularSpeed));
        }
    }

    /**
     * A sender that has not sent yet.
     *
     * @param radius m
     * @param angularSpeed rad/s
     * @param policy when it sends
     */
    public CircleSender(double radius, double angularSpeed, Sender.Policy.Threshold policy) {
        this.circle = new Circle(radius, angularSpeed);
        this.policy = policy;
        this.loop = new SendLoop(policy, circle);
    }

    /** Sends until a moment in s, that moment included. */
    public void sendUntil(double end) {
        for (long tick = 0; tick <= Math.round(end / policy.tick()); tick++) {
            long now = SimulationTime.micros(tick * policy.tick());
            look(SimulationTime.seconds(now));
            looks.add(told(now));
            long number = tick;
            loop.advance(now, (pdu, reason) -> {
                ticks.add(number);
                last = pdu;
            });
        }
    }

    /** How near the sender's own replica is to the threshold at a tick after the first. */
    private void look(double seconds) {
        if (last != null) {
            Vec2 known =
                    DeadReckoning.ownReplica(last, policy.model()).at(seconds).position();
            double strayed = known.distance(circle.at(seconds));
            closestCall = Math.min(closestCall, Math.abs(strayed - policy.threshold()));
        }
    }

    /** What it has to say of a tick before it sends or does not, in µs. */
    private Worksheet told(long now) {
        Worksheet.Draft draft = new Worksheet.Draft();
        double seconds = SimulationTime.seconds(now);
        draft.given(Symbol.NOW, seconds, Origin.of(Origin.Source.CLOCK));
        SendDecision.explain(
                policy.limits(), Optional.ofNullable(last), policy.model(), circle.at(seconds), now, draft);
        return draft.worksheet();
    }

    /** The worksheet of each tick. */
    public List<Worksheet> looks() {
        return looks;
    }

    /** The numbers of the ticks at which it sent. */
    public List<Long> ticks() {
        return ticks;
    }

    /** The least difference between the distance and the threshold over the ticks after the first, m. */
    public double closestCall() {
        return closestCall;
    }
}
