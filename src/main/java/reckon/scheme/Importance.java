package reckon.scheme;

import static reckon.explain.Expression.call;
import static reckon.explain.Expression.compare;
import static reckon.explain.Expression.number;
import static reckon.explain.Expression.sum;
import static reckon.explain.Expression.times;

import java.util.Optional;
import reckon.explain.Expression;
import reckon.explain.Expression.Operation;
import reckon.explain.Expression.Relation;
import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.method.Form;
import reckon.setting.SchemeSettings;

/**
 * Whether a command is important: as it says, or else so that an even share of those that do not say is, the first ones first.
 *
 * @param said what it says
 * @param before how many do not say before it
 * @param share the share
 */
record Importance(Optional<Boolean> said, int before, double share) implements Telling {

    boolean important() {
        return said.isPresent() ? said.get() : Math.ceil((before + 1) * share) > Math.ceil(before * share);
    }

    @Override
    public void explain(Form form, Sink sink) {
        if (said.isPresent()) {
            sink.given(Symbol.IMPORTANT, important() ? 1 : 0, Origin.of(Origin.Source.COMMAND));
            return;
        }
        sink.given(Symbol.UNSAID_BEFORE, before, Origin.of(Origin.Source.COMMAND));
        sink.given(Symbol.IMPORTANT_SHARE, share, Origin.setting(SchemeSettings.IMPORTANT_SHARE));
        Expression with = times(sum(Symbol.UNSAID_BEFORE, number(1)), Symbol.IMPORTANT_SHARE);
        Expression without = times(Symbol.UNSAID_BEFORE, Symbol.IMPORTANT_SHARE);
        sink.put(
                Symbol.IMPORTANT,
                compare(call(Operation.CEILING, with), Relation.GREATER, call(Operation.CEILING, without)),
                important());
    }
}
