package reckon.app.session;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import reckon.motion.SimulationTime;
import reckon.network.Network;
import reckon.network.Overrides;
import reckon.network.PacketOverride;
import reckon.network.Transit;
import reckon.run.Packet;
import reckon.run.Run;

/**
 * A packet in a hand; each is a gesture of its own. Whatever override was for the packet gives way to the new one; those for
 * its neighbours, which may be nearer than the reach of an override, stay.
 */
final class PacketGrasp {
    private final int number;
    private final double sent;
    private final List<PacketOverride> others;

    private PacketGrasp(int number, double sent, List<PacketOverride> others) {
        this.number = number;
        this.sent = sent;
        this.others = others;
    }

    /** A packet of a run, by its place in it, on a network that may have other overrides by now. */
    static PacketGrasp of(Run run, int place, Network network) {
        List<Transit> ways = run.packets().stream().map(Packet::transit).toList();
        List<PacketOverride> others = network.overrides().stream()
                .filter(override -> Overrides.target(override, ways).stream().anyMatch(target -> target == place))
                .toList();
        Transit way = ways.get(place);
        return new PacketGrasp(way.number(), SimulationTime.seconds(way.sentMicros()), others);
    }

    /** Its number. */
    int number() {
        return number;
    }

    /** When it was sent, s. */
    double sent() {
        return sent;
    }

    /** A network on which the packet arrives at a moment in s, or nothing: is lost. */
    Network changing(Network network, OptionalDouble arrived) {
        List<PacketOverride> overrides = without(network);
        int place = 0;
        // the others keep their order, since of two for one packet the last counts
        while (place < overrides.size() && overrides.get(place).sent() < sent) {
            place++;
        }
        overrides.add(place, new PacketOverride(sent, arrived));
        return network.withOverrides(overrides);
    }

    /** A network that itself decides what becomes of the packet. */
    Network freeing(Network network) {
        return network.withOverrides(without(network));
    }

    private List<PacketOverride> without(Network network) {
        List<PacketOverride> overrides = new ArrayList<>(network.overrides());
        overrides.removeIf(override -> override.sent() == sent || others.contains(override));
        return overrides;
    }
}
