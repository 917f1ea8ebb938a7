package reckon.scheme;

import static reckon.explain.Expression.compare;
import static reckon.explain.Expression.number;

import java.util.Optional;
import reckon.explain.Expression;
import reckon.explain.Expression.Relation;
import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.method.Form;
import reckon.setting.SchemeSettings;

/**
 * Whether a command may be: it is not too fast, crosses no wall, and its client knew of every refusal before it.
 *
 * @param move the command
 * @param fastest what is allowed, m/s
 * @param walls how many walls it crosses or touches
 * @param refusals the refusals before it; nothing where nobody asks for them
 */
record Check(Move move, double fastest, long walls, Optional<Refusals> refusals) implements Telling {

    /**
     * Refusals of a client's commands.
     *
     * @param all how many there have been
     * @param known how many of them the client knew of
     */
    record Refusals(int all, int known) {
        boolean outdated() {
            return all > known;
        }
    }

    /** The same, after refusals that its client may not know of. */
    Check after(int all, int known) {
        return new Check(move, fastest, walls, Optional.of(new Refusals(all, known)));
    }

    private boolean tooFast() {
        return move.speed() > fastest;
    }

    private boolean blocked() {
        return walls > 0;
    }

    /** Whether it is the first of those refused: nothing was refused before it that its client did not know of. */
    boolean upToDate() {
        return refusals.filter(Refusals::outdated).isEmpty();
    }

    /** Whether it may not be. */
    boolean refused() {
        return tooFast() || blocked() || !upToDate();
    }

    @Override
    public void explain(Form form, Sink sink) {
        move.explainEnds(sink);
        sink.given(Symbol.MOVER_SPEED, move.speed(), Origin.of(Origin.Source.COMMAND));
        sink.given(Symbol.TOP_SPEED, fastest, Origin.setting(SchemeSettings.TOP_SPEED));
        sink.put(Symbol.TOO_FAST, compare(Symbol.MOVER_SPEED, Relation.GREATER, Symbol.TOP_SPEED), tooFast());
        sink.given(Symbol.WALLS_CROSSED, (double) walls, Origin.of(Origin.Source.WALLS));
        sink.put(Symbol.BLOCKED, compare(Symbol.WALLS_CROSSED, Relation.GREATER, number(0)), blocked());
        Expression either = compare(Symbol.TOO_FAST, Relation.OR, Symbol.BLOCKED);
        if (refusals.isPresent()) {
            Refusals before = refusals.get();
            sink.given(Symbol.REFUSALS, before.all(), Origin.of(Origin.Source.SERVER));
            sink.given(Symbol.KNOWN_REFUSALS, before.known(), Origin.of(Origin.Source.STAMP));
            sink.put(
                    Symbol.OUTDATED,
                    compare(Symbol.REFUSALS, Relation.GREATER, Symbol.KNOWN_REFUSALS),
                    before.outdated());
            either = compare(either, Relation.OR, Symbol.OUTDATED);
        }
        sink.put(Symbol.REFUSED, either, refused());
    }
}
