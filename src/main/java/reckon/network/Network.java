package reckon.network;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import reckon.setting.Group;
import reckon.setting.Settings;
import reckon.setting.Values;

/**
 * The network between a sender and a receiver, as a scenario describes it.
 *
 * @param values its settings
 * @param stalls stalls at given times
 * @param overrides fates set by hand
 * @param log the fates of real packets, which then replace loss and delay
 */
public record Network(Values values, List<Stall> stalls, List<PacketOverride> overrides, Optional<LoggedFates> log) {

    /**
     * A packet log and the file that it came from.
     *
     * @param reference its path as the scenario file says it
     * @param packets what it says
     */
    public record LoggedFates(String reference, PacketLog packets) {}

    /** Checks the group of the settings and copies the lists. */
    public Network {
        if (values.group() != Group.NETWORK) {
            throw new IllegalArgumentException("values of " + values.group());
        }
        stalls = List.copyOf(stalls);
        overrides = List.copyOf(overrides);
    }

    /** A network with every setting at its default. */
    public static Network defaults() {
        return new Network(Values.defaults(Group.NETWORK), List.of(), List.of(), Optional.empty());
    }

    /** This network with other settings. */
    public Network withValues(Values other) {
        return new Network(other, stalls, overrides, log);
    }

    /** This network with other given stalls. */
    public Network withStalls(List<Stall> other) {
        return new Network(values, other, overrides, log);
    }

    /** This network with other overrides. */
    public Network withOverrides(List<PacketOverride> other) {
        return new Network(values, stalls, other, log);
    }

    /** This network with the fates of a packet log, or without. */
    public Network withLog(Optional<LoggedFates> other) {
        return new Network(values, stalls, overrides, other);
    }

    /** How packets get lost. */
    public LossModel loss() {
        double p = values.number(Settings.LOSS_P);
        return values.get(Settings.LOSS_KIND).equals("independent")
                ? new LossModel.Independent(p)
                : new LossModel.GilbertElliott(
                        p,
                        values.number(Settings.LOSS_R),
                        values.number(Settings.LOSS_H),
                        values.number(Settings.LOSS_K));
    }

    /** How the delay varies. */
    public JitterShape jitterShape() {
        return switch (values.get(Settings.JITTER_SHAPE)) {
            case "uniform" -> JitterShape.UNIFORM;
            case "normal" -> JitterShape.NORMAL;
            default -> JitterShape.PARETO;
        };
    }

    /** Whether packets take the recording's own delays. */
    public boolean recorded() {
        return values.get(Settings.RECORDED);
    }

    /** What the link carries, B/s, if that is limited. */
    public OptionalDouble rate() {
        return values.number(Settings.RATE);
    }
}
