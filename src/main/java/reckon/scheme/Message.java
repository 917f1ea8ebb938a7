package reckon.scheme;

import reckon.method.Pdu;

/** What nodes tell each other. */
public sealed interface Message {

    /** A client asks for the time. */
    record Login(double t1) implements Message {}

    /** The server's answer, by its clock. */
    record LoginAnswer(double t1, double t2, double t3) implements Message {}

    /** A client tells its TimeModified. */
    record LoginReport(double timeModified) implements Message {}

    /**
     * A client's command to the server.
     *
     * @param move the command
     * @param t0 when it was given, by the server's clock as the client knows it, s
     * @param firstValid the first of the client's commands that it has not taken back
     * @param refusals how many refusals the client knew of
     */
    record Order(Move move, double t0, int firstValid, int refusals) implements Message {}

    /**
     * The server's yes or no.
     *
     * @param move the command
     * @param yes whether it may be
     * @param root the number of the command for whose sake it is refused: its own, or one before it
     * @param refusals how many the client has had, that one included
     */
    record Verdict(Move move, boolean yes, int root, int refusals) implements Message {

        /** A yes. */
        static Verdict yes(Move move) {
            return new Verdict(move, true, move.number(), 0);
        }
    }

    /**
     * What the server sends on.
     *
     * @param move the command
     * @param sent when, by the receiver's clock, s (the article's CurrentTime)
     * @param received when the server had the command, by the receiver's clock, s
     * @param t0 when it was given, by the receiver's clock, s
     * @param start when all are to start, by the receiver's clock, s; NaN: on receipt
     */
    record Relay(Move move, double sent, double received, double t0, double start) implements Message {}

    /**
     * What a client tells a peer.
     *
     * @param move the command
     * @param t0 when it was given, by the peer's clock, s
     */
    record PeerMove(Move move, double t0) implements Message {}

    /**
     * An update on the mesh.
     *
     * @param pdu what it says
     * @param sent when, by the receiver's clock, s
     */
    record Update(Pdu pdu, double sent) implements Message {}

    /** A client leaves the mesh. */
    record Bye() implements Message {}

    /** A message has arrived. */
    record Received(int message) implements Message {}

    /** Its word in tables. */
    default String word() {
        return switch (this) {
            case Login login -> "login";
            case LoginAnswer answer -> "login-answer";
            case LoginReport report -> "login-report";
            case Order order -> "order";
            case Verdict verdict -> "verdict";
            case Relay relay -> "relay";
            case PeerMove move -> "peer-move";
            case Update update -> "update";
            case Bye bye -> "bye";
            case Received received -> "received";
        };
    }
}
