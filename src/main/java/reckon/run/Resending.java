package reckon.run;

import java.util.function.Consumer;
import reckon.explain.Sink;
import reckon.network.Link;
import reckon.network.Network;
import reckon.network.Transit;

/** The packets of a run sent once more, up to one of them: the link's state is what those before have left it in. */
final class Resending {
    private final Run run;
    private final Network network;

    /** Sends a run's packets over a network, which need not be that of the run. */
    Resending(Run run, Network network) {
        this.run = run;
        this.network = network;
    }

    /**
     * Sends up to a packet.
     *
     * @param number the packet's number
     * @param ways takes its way, and that of its copy where there is one
     * @param sink is told of the packet
     * @param copySink is told of its copy
     */
    void upTo(int number, Consumer<Transit> ways, Sink sink, Sink copySink) {
        Scenario scenario = run.scenario();
        Link link = new Link(
                network, scenario.seed(), Simulation.LINK, scenario.source().delays());
        for (Packet packet : run.packets()) {
            if (packet.transit().copy() > 0) {
                continue;
            }
            if (packet.transit().number() == number) {
                link.send(packet.pdu().sentMicros(), ways, sink, copySink);
                return;
            }
            link.send(packet.pdu().sentMicros(), way -> {});
        }
    }
}
