package reckon.setting;

import java.util.List;

/** The part of the registry that games have: defaults, units and words are those of the scenario file. */
public final class SchemeSettings {
    private static final double INFINITY = Double.POSITIVE_INFINITY;

    /** How the game keeps its screens together. */
    public static final ChoiceSetting KIND = choice(
            "kind",
            Setting.Condition.ALWAYS,
            "prediction-and-pull",
            "verified-first",
            "half-server",
            "combined",
            "dead-reckoning-mesh");

    private static final Setting.Condition WITH_SERVER =
            Settings.when(KIND, "prediction-and-pull", "verified-first", "half-server", "combined");

    private static final Setting.Condition WITH_VERDICTS =
            Settings.when(KIND, "prediction-and-pull", "verified-first", "combined");

    private static final Setting.Condition WITH_CATCHING_UP =
            Settings.when(KIND, "prediction-and-pull", "half-server", "combined");

    /** Without a verdict for so long a client takes a command back, s. */
    public static final NumberSetting GIVE_UP = seconds("giveUp", 5, new Range(0.01, 3600, 0.5, 10), WITH_VERDICTS);

    /** What the server needs for a command, s. */
    public static final NumberSetting PROCESSING = seconds("processing", 0.005, new Range(0, 60, 0, 0.1), WITH_SERVER);

    /** How fast players go, m/s. */
    public static final NumberSetting SPEED = new NumberSetting(
            Group.SCHEME, "speed", Unit.METRE_PER_SECOND, 2, new Range(0.001, 1e6, 0.5, 10), Setting.Condition.ALWAYS);

    /** The lateness from which on a message is late, s (预测误差). */
    public static final NumberSetting PREDICTION_ERROR =
            seconds("predictionError", 0.05, new Range(0, 3600, 0, 0.5), WITH_CATCHING_UP);

    /** How a late screen catches up. */
    public static final ChoiceSetting FOLLOW = choice("follow", WITH_CATCHING_UP, "run", "pull");

    /** How far ahead both screens are to agree, s. */
    public static final NumberSetting LEAD =
            seconds("lead", 0.3, new Range(0, 3600, 0, 1), Settings.when(FOLLOW, "run"));

    /** Verified first: when screens start. */
    public static final ChoiceSetting START =
            choice("start", Settings.when(KIND, "verified-first"), "receipt", "stamped");

    /** Whom the server tells, m; nothing: all. */
    public static final OptionalNumberSetting RANGE =
            new OptionalNumberSetting(Group.SCHEME, "range", Unit.METRE, new Range(0, 1e9, 1, 50), WITH_SERVER);

    /** The fastest that the server allows, m/s; nothing: the speed. */
    public static final OptionalNumberSetting TOP_SPEED = new OptionalNumberSetting(
            Group.SCHEME, "topSpeed", Unit.METRE_PER_SECOND, new Range(0.001, 1e6, 0.5, 10), WITH_SERVER);

    /** How far a replica on the mesh may stray, m. */
    public static final NumberSetting THRESHOLD = new NumberSetting(
            Group.SCHEME,
            "threshold",
            Unit.METRE,
            0.25,
            new Range(0, INFINITY, 0, 2),
            Settings.when(KIND, "dead-reckoning-mesh"));

    /** The longest silence on the mesh, s. */
    public static final NumberSetting HEARTBEAT = new NumberSetting(
            Group.SCHEME,
            "heartbeat",
            Unit.SECOND,
            5,
            new Range(0.01, 1e6, 0.2, 10),
            Settings.when(KIND, "dead-reckoning-mesh"));

    /** The model of the replicas on the mesh. */
    public static final ChoiceSetting MODEL = new ChoiceSetting(
            Group.SCHEME,
            "model",
            "second",
            List.of("hold", "first", "second"),
            Settings.when(KIND, "dead-reckoning-mesh"));

    /** Combined: up to which ping a client waits for the verdict, s. */
    public static final NumberSetting PING_BORDER = new NumberSetting(
            Group.SCHEME, "pingBorder", Unit.SECOND, 0.1, new Range(0, 3600, 0, 0.5), Settings.when(KIND, "combined"));

    /** Combined: the share of important commands among those that do not say. */
    public static final NumberSetting IMPORTANT_SHARE = new NumberSetting(
            Group.SCHEME,
            "importantShare",
            Unit.FRACTION,
            0.75,
            new Range(0, 1, 0, 1),
            Settings.when(KIND, "combined"));

    /** How lateness is taken: from T1, as printed, or from T0. */
    public static final ChoiceSetting LATENESS = choice("lateness", WITH_CATCHING_UP, "corrected", "printed");

    /** Every setting in the order to show and to write them. */
    public static final List<Setting<?>> ALL = List.of(
            KIND,
            GIVE_UP,
            PROCESSING,
            SPEED,
            PREDICTION_ERROR,
            FOLLOW,
            LEAD,
            START,
            RANGE,
            TOP_SPEED,
            THRESHOLD,
            HEARTBEAT,
            MODEL,
            PING_BORDER,
            IMPORTANT_SHARE,
            LATENESS);

    private SchemeSettings() {}

    /** A choice; the first word is what it is where nothing is given. */
    private static ChoiceSetting choice(String key, Setting.Condition condition, String... words) {
        return new ChoiceSetting(Group.SCHEME, key, words[0], List.of(words), condition);
    }

    private static NumberSetting seconds(String key, double defaultValue, Range range, Setting.Condition condition) {
        return new NumberSetting(Group.SCHEME, key, Unit.SECOND, defaultValue, range, condition);
    }
}
