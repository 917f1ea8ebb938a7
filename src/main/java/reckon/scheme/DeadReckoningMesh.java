package reckon.scheme;

import reckon.method.Pdu;
import reckon.motion.Kinematics;
import reckon.motion.Vec2;

/** Dead reckoning on a mesh (网状网络): everybody keeps a replica (副本) of everybody. */
final class DeadReckoningMesh implements Scheme {
    private static final long TICK_MICROS = 10_000;

    @Override
    public void command(ClientNode client, Move move, Match match) {
        client.view().start(move);
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
        Vec2 place = path.at(match.now());
        Look look = Look.of(
                client.mesh().sent(), match.rules(), place, match.agenda().now());
        if (!look.sends()) {
            return;
        }
        Vec2 velocity = path instanceof Way way ? way.velocity(match.now()) : Vec2.ZERO;
        Kinematics state = new Kinematics(place, velocity, Vec2.ZERO);
        Pdu pdu = new Pdu(client.mesh().next(), match.agenda().now(), state);
        client.mesh().remember(pdu, look);
        for (ClientNode peer : match.clients()) {
            if (peer.index() != client.index() && peer.present()) {
                match.post()
                        .send(
                                client.index(),
                                peer.index(),
                                new Update(pdu, client.clock(), client.timeModified(), peer.timeModified()));
            }
        }
    }

    @Override
    public Telling sending(Letter letter, Match match) {
        Message message = letter.message();
        return message instanceof Update
                ? match.clients()
                        .get(letter.from())
                        .mesh()
                        .look()
                        .<Telling>map(look -> Told.of(message, look))
                        .orElse(message)
                : message;
    }

    @Override
    public Telling receiving(ClientNode client, Letter letter, Match match) {
        return letter.message() instanceof Update update
                ? replica(client, letter.from(), update, match)
                : Scheme.super.receiving(client, letter, match);
    }

    private static Replica replica(ClientNode client, int from, Update update, Match match) {
        Rules rules = match.rules();
        return new Replica(
                update,
                client.about().clock(),
                match.now(),
                client.mesh().heard(from),
                rules.heartbeat(),
                rules.model());
    }

    @Override
    public void receive(ClientNode client, Letter letter, Match match) {
        switch (letter.message()) {
            case Update update -> hear(client, letter.from(), update, match);
            case Message.Bye bye ->
                client.screens().get(letter.from()).show(match.agenda().now(), Gone.GONE);
            default -> throw new IllegalStateException("no use for " + letter.message());
        }
    }

    private static void hear(ClientNode client, int from, Update update, Match match) {
        Replica replica = replica(client, from, update, match);
        if (replica.newer()) {
            client.mesh().hear(from, update.pdu());
            client.screens().get(from).show(match.agenda().now(), new Reckoned(replica.dynamics()));
        }
    }

    @Override
    public void decide(ServerNode server, Order order, double t1, Match match) {
        throw new IllegalStateException("a mesh has no server");
    }
}
