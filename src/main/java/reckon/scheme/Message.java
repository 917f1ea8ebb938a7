package reckon.scheme;

import java.util.OptionalDouble;
import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.method.Form;

/** What nodes tell each other. What a message tells is how its stamps were made. */
public sealed interface Message extends Telling
        permits Message.Login,
                Message.LoginAnswer,
                Message.LoginReport,
                Order,
                Message.Verdict,
                Relay,
                PeerMove,
                Update,
                Message.Lists,
                UserTable,
                Message.Bye,
                Message.Received {

    /** A client asks for the time. */
    record Login(double t1) implements Message {
        @Override
        public void explainStamps(Sink sink) {
            sink.given(Symbol.CLIENT_ASKS, t1, STAMP);
        }
    }

    /** The server's answer, by its clock, with a key for check codes. */
    record LoginAnswer(double t1, double t2, double t3, long key) implements Message {
        @Override
        public void explainStamps(Sink sink) {
            sink.given(Symbol.CLIENT_ASKS, t1, STAMP);
            sink.given(Symbol.SERVER_ASKED, t2, STAMP);
            sink.given(Symbol.SERVER_ANSWERS, t3, STAMP);
        }
    }

    /** A client tells its TimeModified. */
    record LoginReport(double timeModified) implements Message {
        @Override
        public void explainStamps(Sink sink) {
            sink.given(Symbol.TIME_MODIFIED, timeModified, STAMP);
        }
    }

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

        @Override
        public void explainStamps(Sink sink) {
            move.explainEnds(sink);
            sink.given(Symbol.VERDICT, yes ? 1 : 0, Origin.of(Origin.Source.SERVER));
        }
    }

    /**
     * Whom a client is to tell.
     *
     * @param lists the broadcast lists
     * @param by when they were drawn up, by the server's clock, s
     */
    record Lists(BroadcastLists lists, double by) implements Message {
        @Override
        public void explainStamps(Sink sink) {
            lists.explain(sink);
        }
    }

    /** A client leaves the mesh. */
    record Bye() implements Message {}

    /** A message has arrived. */
    record Received(int message) implements Message {}

    /** Where stamps come from. */
    Origin STAMP = Origin.of(Origin.Source.STAMP);

    /** When it was sent, by the receiver's clock, s; nothing where no stamp says so. */
    default OptionalDouble stamp() {
        return OptionalDouble.empty();
    }

    /** What that stamp is called. */
    default Symbol stampSymbol() {
        return Symbol.T_S_HERE;
    }

    /** Tells how its stamps were made. */
    @Override
    default void explain(Form form, Sink sink) {
        explainStamps(sink);
    }

    /** Tells its stamps as they come to the receiver, if it has any. */
    default void explainStamps(Sink sink) {}

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
            case Lists lists -> "lists";
            case UserTable table -> "table";
            case Bye bye -> "bye";
            case Received received -> "received";
        };
    }
}
