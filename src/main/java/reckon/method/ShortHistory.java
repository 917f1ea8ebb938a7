package reckon.method;

import reckon.explain.Gap;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.explain.Term;

/**
 * Passes terms on, but for those that there is too little history for.
 *
 * @param sink where to
 * @param slow whether there is less than M
 * @param straight whether there is less than twice M
 */
record ShortHistory(Sink sink, boolean slow, boolean straight) implements Sink {

    @Override
    public boolean listens() {
        return sink.listens();
    }

    @Override
    public void put(Term term) {
        boolean gone = (slow && term.symbol() == Symbol.AVE_VELOCITY)
                || (straight
                        && (term.symbol() == Symbol.AVE_VELOCITY_AT_FLAG || term.symbol() == Symbol.AVE_ACCELERATION));
        Gap gap = slow ? Gap.SHORT_OF_ONE_WINDOW : Gap.SHORT_OF_TWO_WINDOWS;
        sink.put(gone ? Term.nothing(term.symbol(), gap) : term);
    }
}
