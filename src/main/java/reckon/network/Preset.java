package reckon.network;

import java.util.Arrays;
import java.util.Optional;
import reckon.setting.Settings;
import reckon.setting.Values;

/**
 * Networks that people know. LAN and trans-Pacific are figures of this project; the others are those of Unity's multiplayer
 * network simulator.
 */
public enum Preset {
    /** A cable in one building. */
    LAN("lan", 1, 0, 0),
    /** From one side of the Pacific to the other. */
    TRANS_PACIFIC("trans-pacific", 75, 5, 0.5),
    /** Fibre to the home. */
    FIBRE("fibre", 10, 1, 0),
    /** The wireless network of a campus. */
    CAMPUS_WIFI("campus-wifi", 32, 12, 2),
    /** Mobile, fourth generation. */
    FOUR_G("4g", 100, 20, 4),
    /** Mobile, fifth generation. */
    FIVE_G("5g", 30, 20, 4),
    /** Mobile, third generation. */
    THREE_G("3g", 360, 30, 7),
    /** Satellites in a low orbit. */
    LEO_SATELLITE("leo-satellite", 100, 10, 0);

    private static final double MILLIS = 1000;
    private static final double PERCENT = 100;

    private final String word;
    private final double delay;
    private final double jitter;
    private final double loss;

    Preset(String word, double delayMillis, double jitterMillis, double lossPercent) {
        this.word = word;
        this.delay = delayMillis / MILLIS;
        this.jitter = jitterMillis / MILLIS;
        this.loss = lossPercent / PERCENT;
    }

    /** Its word in keys. */
    public String word() {
        return word;
    }

    /** Delay one way, s. */
    public double delay() {
        return delay;
    }

    /** Jitter, s. */
    public double jitter() {
        return jitter;
    }

    /** The share of packets that is lost, each by itself. */
    public double loss() {
        return loss;
    }

    /**
     * A network with this delay, jitter and loss, else as it was. Recorded delays and logged fates, which would take the place
     * of these, are left out.
     */
    public Network on(Network network) {
        Values values = network.values()
                .with(Settings.DELAY, delay)
                .with(Settings.JITTER, jitter)
                .with(Settings.LOSS_KIND, "independent")
                .with(Settings.LOSS_P, loss)
                .with(Settings.RECORDED, false);
        return network.withValues(values).withLog(Optional.empty());
    }

    /** The preset whose delay, jitter and loss a network has, if there is one. */
    public static Optional<Preset> of(Network network) {
        return Arrays.stream(values())
                .filter(preset -> preset.on(network).equals(network))
                .findFirst();
    }
}
