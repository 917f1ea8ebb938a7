package reckon.scheme;

import org.jspecify.annotations.Nullable;
import reckon.explain.Sink;
import reckon.method.DeadReckoning;
import reckon.method.Form;
import reckon.method.Pdu;
import reckon.method.SendDecision;
import reckon.motion.Kinematics;
import reckon.motion.Vec2;

/** Dead reckoning on a mesh (网状网络): everybody keeps a replica (副本) of everybody. */
final class DeadReckoningMesh implements Scheme {
    private static final long TICK_MICROS = 10_000;

    @Override
    public void command(ClientNode client, Move move, Match match) {
        client.start(move, move.way(match.now()));
        client.nextCommand();
    }

    @Override
    public void joined(ClientNode client, Match match) {
        // those who are there already tell the newcomer at once
        match.clients().forEach(peer -> peer.mesh().forget());
        look(client, match);
    }

    @Override
    public void leaving(ClientNode client, Match match) {
        for (ClientNode peer : match.clients()) {
            if (peer.index() != client.index()) {
                match.post().send(client.index(), peer.index(), new Message.Bye());
            }
        }
    }

    private void look(ClientNode client, Match match) {
        if (!client.present()) {
            return;
        }
        client.screens().get(client.index()).path(match.now()).ifPresent(path -> decide(client, path, match));
        match.agenda().plan(match.agenda().now() + TICK_MICROS, () -> look(client, match));
    }

    private static void decide(ClientNode client, Path path, Match match) {
        Rules rules = match.rules();
        Vec2 place = path.at(match.now());
        boolean known = client.mesh()
                .sent()
                .filter(last -> cause(rules, last, place, match) == null)
                .isPresent();
        if (known) {
            return;
        }
        Vec2 velocity = path instanceof Way way ? way.velocity(match.now()) : Vec2.ZERO;
        Kinematics state = new Kinematics(place, velocity, Vec2.ZERO);
        Pdu pdu = new Pdu(client.mesh().next(), match.agenda().now(), state);
        client.mesh().remember(pdu);
        for (ClientNode peer : match.clients()) {
            if (peer.index() != client.index() && peer.present()) {
                match.post().send(client.index(), peer.index(), new Message.Update(pdu, stamp(client, peer)));
            }
        }
    }

    private static SendDecision.@Nullable Cause cause(Rules rules, Pdu last, Vec2 place, Match match) {
        DeadReckoning own = DeadReckoning.ownReplica(last, rules.model());
        return SendDecision.cause(
                rules.threshold(),
                rules.heartbeat(),
                own,
                last.sentMicros(),
                place,
                match.agenda().now(),
                Sink.SILENT);
    }

    /** Now, by a peer's clock; NaN where one of both clocks is not known yet. */
    private static double stamp(ClientNode client, ClientNode peer) {
        return client.byServer(client.clock()) + peer.timeModified();
    }

    @Override
    public void receive(ClientNode client, Letter letter, Match match) {
        switch (letter.message()) {
            case Message.Update update -> hear(client, letter.from(), update, match);
            case Message.Bye bye ->
                client.screens().get(letter.from()).show(match.agenda().now(), Gone.GONE);
            default -> throw new IllegalStateException("no use for " + letter.message());
        }
    }

    private static void hear(ClientNode client, int from, Message.Update update, Match match) {
        if (client.mesh().isNewer(from, update.pdu())) {
            Rules rules = match.rules();
            double since = Double.isNaN(update.sent())
                    ? match.now()
                    : client.about().clock().when(update.sent());
            double cap = DeadReckoning.CAP_HEARTBEATS * rules.heartbeat();
            DeadReckoning model = new DeadReckoning(update.pdu().state(), since, cap, rules.model(), Form.CORRECTED);
            client.screens().get(from).show(match.agenda().now(), new Reckoned(model));
        }
    }

    @Override
    public void decide(ServerNode server, Message.Order order, double t1, Match match) {
        throw new IllegalStateException("a mesh has no server");
    }
}
