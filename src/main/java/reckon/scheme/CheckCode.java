package reckon.scheme;

import static reckon.explain.Expression.compare;

import reckon.explain.Expression.Relation;
import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.method.Form;
import reckon.motion.Vec2;
import reckon.network.Draws;

/**
 * The check code of a command that is done without a verdict, against the one that is due: the two differ where the command was
 * made or changed by anything but the client's own program. The article says that such codes come from the server and keep the
 * message cache honest, and not how they are made; here each is a hash of the command and of a key that the server hands out at
 * login.
 *
 * @param move the command
 * @param code the code that came with it
 * @param due the code that is due
 */
record CheckCode(Move move, int code, int due) implements Telling {
    private static final int BITS = 16;

    /** What comes with a command that the program makes no code for. */
    static final int NONE = 0;

    /** The key of a client, by the seed of the game. */
    static long key(long seed, int client) {
        return Draws.hash(Draws.hash(seed) + client + 1);
    }

    /** The code that is due for a command; never {@link #NONE}. */
    static int due(long key, Move move) {
        long hash = key;
        for (Vec2 place : new Vec2[] {move.from(), move.to()}) {
            hash = Draws.hash(hash + Double.doubleToLongBits(place.x()));
            hash = Draws.hash(hash + Double.doubleToLongBits(place.y()));
        }
        hash = Draws.hash(hash + Double.doubleToLongBits(move.speed()));
        hash = Draws.hash(hash + move.number());
        return 1 + (int) (hash >>> (Long.SIZE - BITS));
    }

    /** Whether they differ. */
    boolean forged() {
        return code != due;
    }

    @Override
    public void explain(Form form, Sink sink) {
        move.explainEnds(sink);
        sink.given(Symbol.CODE, (double) code, Origin.of(Origin.Source.STAMP));
        sink.given(Symbol.CODE_DUE, (double) due, Origin.of(Origin.Source.SERVER));
        sink.put(
                Symbol.FORGED,
                compare(
                        compare(Symbol.CODE, Relation.GREATER, Symbol.CODE_DUE),
                        Relation.OR,
                        compare(Symbol.CODE, Relation.LESS, Symbol.CODE_DUE)),
                forged());
    }
}
