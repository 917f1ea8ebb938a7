package reckon.run;

import reckon.method.DeadReckoning;
import reckon.method.Estimator;
import reckon.method.Order;
import reckon.method.SendDecision;
import reckon.setting.Group;
import reckon.setting.Settings;
import reckon.setting.Values;

/**
 * Who sends the updates, as a scenario describes it.
 *
 * @param values its settings
 */
public record Sender(Values values) {
    /** How many heartbeats or intervals of silence are a stall, unless a method says otherwise. */
    private static final double STALL_AFTER = 1.5;

    /** How long may be extrapolated with an interval sender, s. */
    private static final double CAP_SECONDS = 1;

    /** When a sender sends. */
    public sealed interface Policy {

        /**
         * Sends when its own replica strays, or after a silence.
         *
         * @param threshold how far the replica may stray, m
         * @param heartbeat the longest silence, s
         * @param tick how often it looks, s
         * @param model its own replica
         */
        record Threshold(double threshold, double heartbeat, double tick, Order model) implements Policy {

            /** What it keeps to. */
            SendDecision.Limits limits() {
                return SendDecision.Limits.of(threshold, heartbeat);
            }
        }

        /**
         * Sends all the time.
         *
         * @param interval the time between two updates, s
         */
        record Interval(double interval) implements Policy {}
    }

    /** Checks the group of the settings. */
    public Sender {
        if (values.group() != Group.SENDER) {
            throw new IllegalArgumentException("values of " + values.group());
        }
    }

    /** A sender with every setting at its default. */
    public static Sender defaults() {
        return new Sender(Values.defaults(Group.SENDER));
    }

    /** When it sends. */
    public Policy policy() {
        return values.get(Settings.POLICY).equals("interval")
                ? new Policy.Interval(values.number(Settings.INTERVAL))
                : new Policy.Threshold(
                        values.number(Settings.THRESHOLD),
                        values.number(Settings.HEARTBEAT),
                        values.number(Settings.TICK),
                        Order.of(values.get(Settings.MODEL)));
    }

    /** How it takes velocity and acceleration from the true path. */
    public Estimator estimator() {
        return new Estimator(values.number(Settings.SENDER_WINDOW));
    }

    /** The shortest time between two looks or sends, s. */
    double step() {
        return switch (policy()) {
            case Policy.Threshold threshold -> threshold.tick();
            case Policy.Interval interval -> interval.interval();
        };
    }

    /** How long a silence is a stall where a method does not say, s. */
    public double stallAfter() {
        return switch (policy()) {
            case Policy.Threshold threshold -> STALL_AFTER * threshold.heartbeat();
            case Policy.Interval interval -> STALL_AFTER * interval.interval();
        };
    }

    /** How long is extrapolated where a method does not say, s. */
    public double maxExtrapolation() {
        return switch (policy()) {
            case Policy.Threshold threshold -> DeadReckoning.CAP_HEARTBEATS * threshold.heartbeat();
            case Policy.Interval interval -> CAP_SECONDS;
        };
    }
}
