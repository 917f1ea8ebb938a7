package reckon.scheme;

import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reckon.method.Pdu;

/** What a node on the mesh remembers: the last update that it sent, and the newest that it heard of each peer. */
final class MeshMemory {
    private final int[] heard;
    private @Nullable Pdu sent;
    private int updates;

    /** Nothing sent and nothing heard yet of so many nodes. */
    MeshMemory(int nodes) {
        this.heard = new int[nodes];
        Arrays.fill(heard, -1);
    }

    /** The last update that was sent, if the peers have it. */
    Optional<Pdu> sent() {
        return Optional.ofNullable(sent);
    }

    /** Has an update sent anew, as to a peer that has just joined. */
    void forget() {
        sent = null;
    }

    /** The number of the next update. */
    int next() {
        return updates;
    }

    void remember(Pdu pdu) {
        sent = pdu;
        updates++;
    }

    /** Whether an update of a peer is newer than all before; it then is the newest. */
    boolean isNewer(int peer, Pdu pdu) {
        boolean newer = pdu.number() > heard[peer];
        heard[peer] = Math.max(heard[peer], pdu.number());
        return newer;
    }
}
