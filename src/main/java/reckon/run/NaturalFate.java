package reckon.run;

import java.util.ArrayList;
import java.util.List;
import reckon.explain.Sink;
import reckon.motion.SimulationTime;
import reckon.network.Network;
import reckon.network.Transit;
import reckon.setting.Settings;
import reckon.setting.Values;

/** What would become of a packet that nobody had a hand in. */
public final class NaturalFate {

    private NaturalFate() {}

    /** Whether the network itself lets a packet arrive, by its place in the run. */
    public static boolean delivers(Run run, int index) {
        return way(run, run.scenario().network(), index).delivered();
    }

    /**
     * When a packet would arrive if it were not lost, s: by its own draws of the delay, and held up by stalls as others are.
     * One that a full queue, or a packet log, keeps from that takes the network's mean delay.
     *
     * @param index its place in the run
     */
    public static double arrival(Run run, int index) {
        Network network = run.scenario().network();
        Values lossless =
                network.values().with(Settings.LOSS_KIND, "independent").with(Settings.LOSS_P, 0.0);
        Transit way = way(run, network.withValues(lossless), index);
        return way.delivered()
                ? SimulationTime.seconds(way.arrivedMicros())
                : SimulationTime.seconds(way.sentMicros()) + network.values().number(Settings.DELAY);
    }

    private static Transit way(Run run, Network network, int index) {
        Transit known = run.packets().get(index).transit();
        List<Transit> ways = new ArrayList<>();
        new Resending(run, network).upTo(known.number(), ways::add, Sink.SILENT, Sink.SILENT);
        return ways.get(known.copy());
    }
}
