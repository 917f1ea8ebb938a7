package reckon.setting;

import java.util.List;
import java.util.Set;

/**
 * The registry: every setting there is, once. Defaults, units and words are those of the scenario file; a range is what a
 * file may say, and within it the stretch that a slider spans.
 */
public final class Settings {
    private static final double INFINITY = Double.POSITIVE_INFINITY;

    /** The seed of every draw. */
    public static final WholeSetting SEED = new WholeSetting(Group.SCENARIO, "seed", 42);

    /** When the sender sends. */
    public static final ChoiceSetting POLICY = choice(Group.SENDER, "policy", "threshold", "threshold", "interval");

    /** How far the sender's replica may stray before it sends, m (极限误差). */
    public static final NumberSetting THRESHOLD = number(
            Group.SENDER, "threshold", Unit.METRE, 0.25, new Range(0, INFINITY, 0, 2), when(POLICY, "threshold"));

    /** The longest silence of a threshold sender, s (IEEE 1278.1). */
    public static final NumberSetting HEARTBEAT =
            number(Group.SENDER, "heartbeat", Unit.SECOND, 5, new Range(0.01, 1e6, 0.2, 10), when(POLICY, "threshold"));

    /** The sender's own replica. */
    public static final ChoiceSetting MODEL = new ChoiceSetting(
            Group.SENDER, "model", "second", List.of("hold", "first", "second"), when(POLICY, "threshold"));

    /** The time between two updates of an interval sender, s. */
    public static final NumberSetting INTERVAL = number(
            Group.SENDER, "interval", Unit.SECOND, 0.05, new Range(0.001, 3600, 0.01, 1), when(POLICY, "interval"));

    /** How often a threshold sender looks, s. */
    public static final NumberSetting TICK = number(
            Group.SENDER, "tick", Unit.SECOND, 0.01, new Range(0.001, 10, 0.001, 0.1), when(POLICY, "threshold"));

    /** The window over which the sender takes velocity and acceleration, s. */
    public static final NumberSetting SENDER_WINDOW = number(
            Group.SENDER, "window", Unit.SECOND, 0.05, new Range(0.001, 60, 0.01, 0.5), Setting.Condition.ALWAYS);

    /** One-way delay, s. */
    public static final NumberSetting DELAY =
            number(Group.NETWORK, "delay", Unit.SECOND, 0.1, new Range(0, 3600, 0, 0.5), Setting.Condition.ALWAYS);

    /** How much the delay varies, s. */
    public static final NumberSetting JITTER =
            number(Group.NETWORK, "jitter", Unit.SECOND, 0, new Range(0, 3600, 0, 0.2), Setting.Condition.ALWAYS);

    /** How the delay varies. */
    public static final ChoiceSetting JITTER_SHAPE =
            choice(Group.NETWORK, "jitterShape", "normal", "uniform", "normal", "pareto");

    /** How packets get lost. */
    public static final ChoiceSetting LOSS_KIND =
            choice(Group.NETWORK, "loss.kind", "independent", "independent", "gilbert-elliott");

    /** The chance of loss; with Gilbert–Elliott that of going from good to bad. */
    public static final NumberSetting LOSS_P = share("loss.p", 0, Setting.Condition.ALWAYS);

    /** Gilbert–Elliott: the chance of going from bad to good. */
    public static final NumberSetting LOSS_R = share("loss.r", 0.5, when(LOSS_KIND, "gilbert-elliott"));

    /** Gilbert–Elliott: the chance of delivery while bad. */
    public static final NumberSetting LOSS_H = share("loss.h", 0, when(LOSS_KIND, "gilbert-elliott"));

    /** Gilbert–Elliott: the chance of delivery while good. */
    public static final NumberSetting LOSS_K = share("loss.k", 1, when(LOSS_KIND, "gilbert-elliott"));

    /** The chance that a packet arrives twice. */
    public static final NumberSetting DUPLICATE = share("duplicate", 0, Setting.Condition.ALWAYS);

    /** The chance that a packet skips the delay. */
    public static final NumberSetting REORDER = share("reorder", 0, Setting.Condition.ALWAYS);

    /** What the link carries, B/s; nothing: any amount. */
    public static final OptionalNumberSetting RATE = optional(
            Group.NETWORK, "rate", Unit.BYTE_PER_SECOND, new Range(1, 1e12, 500, 20_000), Setting.Condition.ALWAYS);

    /** How much waits for the rate before packets are dropped, B. */
    public static final NumberSetting QUEUE =
            number(Group.NETWORK, "queue", Unit.BYTE, 16_000, new Range(0, 1e12, 0, 20_000), Setting.Condition.ALWAYS);

    /** Mean time between random stalls, s; nothing: none. */
    public static final OptionalNumberSetting STALL_EVERY =
            optional(Group.NETWORK, "stallEvery", Unit.SECOND, new Range(0.01, 1e6, 0.5, 20), Setting.Condition.ALWAYS);

    /** Mean length of random stalls, s. */
    public static final NumberSetting STALL_LENGTH =
            number(Group.NETWORK, "stallLength", Unit.SECOND, 0.3, new Range(0, 3600, 0, 2), Setting.Condition.ALWAYS);

    /** Whether packets take the recording's own delays. */
    public static final FlagSetting RECORDED =
            new FlagSetting(Group.NETWORK, "recorded", false, Setting.Condition.ALWAYS);

    /** The method's name in tables and legends. */
    public static final TextSetting NAME = new TextSetting(Group.METHOD, "name", "second + cubic");

    /** How the receiver goes on between updates. */
    public static final ChoiceSetting PREDICTOR =
            choice(Group.METHOD, "predictor", "second", "hold", "first", "second", "patent", "snapshot");

    /** How the drawn position comes back to the model. */
    public static final ChoiceSetting CONVERGENCE = new ChoiceSetting(
            Group.METHOD,
            "convergence",
            "cubic",
            List.of("snap", "linear", "quadratic", "cubic", "projective", "decay"),
            when(PREDICTOR, "hold", "first", "second", "patent"));

    /** How long a convergence takes, s. */
    public static final NumberSetting TIME = number(
            Group.METHOD,
            "time",
            Unit.SECOND,
            0.3,
            new Range(0, 60, 0.02, 1),
            when(CONVERGENCE, "linear", "quadratic", "cubic", "projective"));

    /** Formulas as printed in the sources, or corrected. */
    public static final ChoiceSetting FORM = new ChoiceSetting(
            Group.METHOD,
            "form",
            "corrected",
            List.of("printed", "corrected"),
            when(PREDICTOR, "hold", "first", "second", "patent"));

    /** Whether the receiver uses the send times. */
    public static final FlagSetting TIME_STAMPS =
            new FlagSetting(Group.METHOD, "timeStamps", true, when(PREDICTOR, "hold", "first", "second"));

    /** The patent's M, s. */
    public static final NumberSetting WINDOW = number(
            Group.METHOD, "window", Unit.SECOND, 0.1, new Range(0.001, 60, 0.02, 0.5), when(PREDICTOR, "patent"));

    /** The patent's C (调节系数). */
    public static final NumberSetting C =
            number(Group.METHOD, "c", Unit.NONE, 1, new Range(-1000, 1000, -1, 3), when(PREDICTOR, "patent"));

    /** How long a silence is before it counts as a stall, s. */
    public static final OptionalNumberSetting STALL_AFTER =
            optional(Group.METHOD, "stallAfter", Unit.SECOND, new Range(0, 1e6, 0.02, 1), Setting.Condition.ALWAYS);

    /** How far behind a snapshot is drawn, s. */
    public static final NumberSetting PLAYOUT =
            number(Group.METHOD, "playout", Unit.SECOND, 0.1, new Range(0, 60, 0, 0.5), when(PREDICTOR, "snapshot"));

    /** The longest extrapolation, s. */
    public static final OptionalNumberSetting MAX_EXTRAPOLATION = optional(
            Group.METHOD, "maxExtrapolation", Unit.SECOND, new Range(0, 1e6, 0.1, 5), Setting.Condition.ALWAYS);

    /** A jump farther than this is a teleport, m. */
    public static final NumberSetting SNAP_DISTANCE = number(
            Group.METHOD, "snapDistance", Unit.METRE, 5, new Range(0, INFINITY, 0.5, 20), Setting.Condition.ALWAYS);

    /** Every setting, group by group, in the order to show and to write them. */
    public static final List<Setting<?>> ALL = List.of(
            SEED,
            POLICY,
            THRESHOLD,
            HEARTBEAT,
            MODEL,
            INTERVAL,
            TICK,
            SENDER_WINDOW,
            DELAY,
            JITTER,
            JITTER_SHAPE,
            LOSS_KIND,
            LOSS_P,
            LOSS_R,
            LOSS_H,
            LOSS_K,
            DUPLICATE,
            REORDER,
            RATE,
            QUEUE,
            STALL_EVERY,
            STALL_LENGTH,
            RECORDED,
            NAME,
            PREDICTOR,
            CONVERGENCE,
            TIME,
            FORM,
            TIME_STAMPS,
            WINDOW,
            C,
            STALL_AFTER,
            PLAYOUT,
            MAX_EXTRAPOLATION,
            SNAP_DISTANCE);

    private Settings() {}

    /** The settings of one group, in order. */
    public static List<Setting<?>> of(Group group) {
        if (group == Group.SCHEME) {
            return SchemeSettings.ALL;
        }
        return ALL.stream().filter(setting -> setting.group() == group).toList();
    }

    static Setting.Condition when(ChoiceSetting choice, String... words) {
        return new Setting.Condition(choice, Set.of(words));
    }

    private static ChoiceSetting choice(Group group, String key, String defaultValue, String... words) {
        return new ChoiceSetting(group, key, defaultValue, List.of(words), Setting.Condition.ALWAYS);
    }

    private static NumberSetting number(
            Group group, String key, Unit unit, double defaultValue, Range range, Setting.Condition condition) {
        return new NumberSetting(group, key, unit, defaultValue, range, condition);
    }

    private static NumberSetting share(String key, double defaultValue, Setting.Condition condition) {
        return number(Group.NETWORK, key, Unit.FRACTION, defaultValue, new Range(0, 1, 0, 1), condition);
    }

    private static OptionalNumberSetting optional(
            Group group, String key, Unit unit, Range range, Setting.Condition condition) {
        return new OptionalNumberSetting(group, key, unit, range, condition);
    }
}
