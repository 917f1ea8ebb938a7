package reckon.scheme;

import java.util.List;

/** How a game keeps its screens together: what a node does on a command, and on a message. */
sealed interface Scheme permits PredictionAndPull, VerifiedFirst, HalfServer, Combined, DeadReckoningMesh {

    /** The scheme of a kind. */
    static Scheme of(SchemeKind kind) {
        return switch (kind) {
            case PREDICTION_AND_PULL -> new PredictionAndPull();
            case VERIFIED_FIRST -> new VerifiedFirst();
            case HALF_SERVER -> new HalfServer();
            case COMBINED -> new Combined();
            case DEAD_RECKONING_MESH -> new DeadReckoningMesh();
        };
    }

    /** A player commands. */
    void command(ClientNode client, Move move, Match match);

    /** A message has reached a client. */
    void receive(ClientNode client, Letter letter, Match match);

    /**
     * The server has thought about a command.
     *
     * @param t1 when it had it, s
     */
    void decide(ServerNode server, Order order, double t1, Match match);

    /** The game begins. */
    default void opened(Match match) {}

    /** The server has learnt the clock of a client. */
    default void known(Match match) {}

    /** A client has joined. */
    default void joined(ClientNode client, Match match) {}

    /** A client is about to leave. */
    default void leaving(ClientNode client, Match match) {}

    /** What the scheme makes of a command when it is given. */
    default List<Telling> decisions(ClientNode client, Move move, Importance importance, Match match) {
        return List.of();
    }

    /** What tells a message that leaves. */
    default Telling sending(Letter letter, Match match) {
        return letter.message();
    }

    /** What tells a message that has come to a client. */
    default Telling receiving(ClientNode client, Letter letter, Match match) {
        return new Came(letter.message(), client.clock());
    }

    /** The server's picture of an accepted command that its client has started already: since T0, as far as it knows. */
    static void follow(ServerNode server, Order order, Telling telling, Match match) {
        Move move = order.move();
        match.note(Post.SERVER, Happening.What.ACCEPT, -1, move.client(), telling, "number", move.number());
        server.show(move, move.way(order.t0()));
    }
}
