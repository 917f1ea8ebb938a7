package reckon.scheme;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reckon.method.Pdu;

/** What a node on the mesh remembers: the last update that it sent, and the newest that it heard of each peer. */
final class MeshMemory {
    private final int[] heard;
    private @Nullable Pdu sent;
    private @Nullable Look look;
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

    void remember(Pdu pdu, Look why) {
        sent = pdu;
        look = why;
        updates++;
    }

    /** The look for whose sake the last update was sent. */
    Optional<Look> look() {
        return Optional.ofNullable(look);
    }

    /** The numbers of the newest updates heard, by peer, −1 where there is none. */
    List<Integer> heard() {
        return Arrays.stream(heard).boxed().toList();
    }

    /** The number of the newest update heard of a peer, −1 where there is none. */
    int heard(int peer) {
        return heard[peer];
    }

    /** Takes an update that is the newest of a peer. */
    void hear(int peer, Pdu pdu) {
        heard[peer] = pdu.number();
    }
}
