package reckon.app.session;

import java.util.List;
import java.util.OptionalInt;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import reckon.motion.SimulationTime;
import reckon.network.Transit;
import reckon.run.Packet;
import reckon.run.Run;

/**
 * The packet that is chosen: by a click, or as the one that was stepped to. It stays chosen when settings change, for as long
 * as the same packet is still sent.
 */
public final class PacketSelection {
    private final ReadOnlyObjectProperty<Run> run;
    private final Playback playback;
    private final ReadOnlyObjectWrapper<OptionalInt> place =
            new ReadOnlyObjectWrapper<>(this, "place", OptionalInt.empty());

    PacketSelection(ReadOnlyObjectProperty<Run> run, Playback playback) {
        this.run = run;
        this.playback = playback;
        playback.packetStepsProperty().addListener((value, before, after) -> chooseSeen());
        run.addListener((value, before, after) -> {
            if (place.get().isPresent()) {
                place.set(after.samePathAs(before) ? found(before, after) : OptionalInt.empty());
            }
        });
    }

    /** Where it stands among the packets of the run, if one is chosen. */
    public ReadOnlyObjectProperty<OptionalInt> placeProperty() {
        return place.getReadOnlyProperty();
    }

    /** Chooses a packet by its place in the run; none where there is none. */
    public void choose(int wanted) {
        boolean there = wanted >= 0 && wanted < run.get().packets().size();
        place.set(there ? OptionalInt.of(wanted) : OptionalInt.empty());
    }

    /** Chooses none. */
    public void clear() {
        place.set(OptionalInt.empty());
    }

    /** Of those first seen on the frame one that was sent, so that each can be come to, else one that arrived. */
    private void chooseSeen() {
        int frame = playback.frameProperty().get();
        int firstSent = run.get().packetsSentBy(run.get().time(frame - 1));
        int endSent = run.get().packetsSentBy(run.get().time(frame));
        place.set(firstSent < endSent ? OptionalInt.of(firstSent) : arrivedOn(frame, firstSent));
    }

    private OptionalInt arrivedOn(int frame, int end) {
        List<Packet> packets = run.get().packets();
        for (int i = end - 1; i >= 0; i--) {
            Transit way = packets.get(i).transit();
            if (way.delivered()
                    && SimulationTime.firstFrame(way.arrivedMicros(), run.get().framesPerSecond()) == frame) {
                return OptionalInt.of(i);
            }
        }
        return OptionalInt.empty();
    }

    private OptionalInt found(Run before, Run after) {
        int known = place.get().orElseThrow();
        Transit way = before.packets().get(known).transit();
        for (int i = after.packetsSentBy(SimulationTime.seconds(way.sentMicros())) - 1; i >= 0; i--) {
            Transit same = after.packets().get(i).transit();
            if (same.sentMicros() < way.sentMicros()) {
                break;
            }
            if (same.copy() == way.copy()) {
                return OptionalInt.of(i);
            }
        }
        return OptionalInt.empty();
    }
}
