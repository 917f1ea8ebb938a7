package reckon.network;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.LongUnaryOperator;
import reckon.setting.NumberSetting;
import reckon.setting.OptionalNumberSetting;
import reckon.setting.Setting;
import reckon.setting.Settings;

/** Networks for tests, without delay unless said otherwise, and many packets over them. */
record Traffic(Network network, long seed) {

    static Traffic overNothing(long seed) {
        return new Traffic(Network.defaults(), seed).with(Settings.DELAY, 0);
    }

    <T> Traffic with(Setting<T> setting, T value) {
        return new Traffic(network.withValues(network.values().with(setting, value)), seed);
    }

    Traffic with(NumberSetting setting, double value) {
        return with((Setting<Double>) setting, value);
    }

    Traffic with(OptionalNumberSetting setting, double value) {
        return with(setting, OptionalDouble.of(value));
    }

    Traffic gilbertElliott(double p, double r, double h, double k) {
        return with(Settings.LOSS_KIND, "gilbert-elliott")
                .with(Settings.LOSS_P, p)
                .with(Settings.LOSS_R, r)
                .with(Settings.LOSS_H, h)
                .with(Settings.LOSS_K, k);
    }

    Traffic stalls(Stall... stalls) {
        return new Traffic(network.withStalls(List.of(stalls)), seed);
    }

    /** The ways of so many packets, the moments of their sending in µs given by their numbers. */
    List<Transit> send(int packets, LongUnaryOperator sentMicros) {
        Link link = new Link(network, seed, 0, Optional.empty());
        List<Transit> ways = new ArrayList<>();
        for (int i = 0; i < packets; i++) {
            link.send(sentMicros.applyAsLong(i), ways::add);
        }
        return ways;
    }

    /** The ways of so many packets, 20 ms apart. */
    List<Transit> send(int packets) {
        return send(packets, i -> i * 20_000);
    }

    static boolean lost(Transit way) {
        return way.fate() == Fate.LOST;
    }

    /** How long it was on its way, s. */
    static double took(Transit way) {
        return (way.arrivedMicros() - way.sentMicros()) / 1e6;
    }
}
