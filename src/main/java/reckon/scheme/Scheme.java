package reckon.scheme;

import reckon.motion.SimulationTime;

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
    void decide(ServerNode server, Message.Order order, double t1, Match match);

    /** A client has joined. */
    default void joined(ClientNode client, Match match) {}

    /** A client is about to leave. */
    default void leaving(ClientNode client, Match match) {}

    /** The server's picture of an accepted command that its client has started already: since T0, as far as it knows. */
    static void follow(ServerNode server, Message.Order order, Match match) {
        Move move = order.move();
        match.note(Post.SERVER, Happening.What.ACCEPT, -1, move.client(), "number", move.number());
        server.show(move, move.way(order.t0()));
    }

    /** The moment of a clock time on a client, µs. */
    static long moment(ClientNode client, double shown) {
        return SimulationTime.micros(client.about().clock().when(shown));
    }
}
