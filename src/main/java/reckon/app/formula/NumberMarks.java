package reckon.app.formula;

import java.util.Set;
import reckon.explain.Expression;
import reckon.explain.Expression.Operation;
import reckon.explain.Symbol;
import reckon.explain.TexWriter;
import reckon.explain.Value;
import reckon.explain.Worksheet;

/** Marks the symbols where numbers stand for them; of the coordinate of a vector there is only that number. */
final class NumberMarks implements TexWriter.Marking {
    private final Marks marks = new Marks(Set.of());
    private final Worksheet sheet;

    NumberMarks(Worksheet sheet) {
        this.sheet = sheet;
    }

    @Override
    public String mark(Symbol symbol, String tex) {
        return marks.mark(symbol, tex);
    }

    @Override
    public String part(Expression part, String tex) {
        return part instanceof Expression.Call call
                        && call.arguments().getFirst() instanceof Symbol symbol
                        && sheet.term(symbol).orElseThrow().value() instanceof Value.Vector vector
                ? coordinate(call.name(), symbol, vector)
                : tex;
    }

    private String coordinate(Operation axis, Symbol symbol, Value.Vector vector) {
        double number =
                axis == Operation.X ? vector.vector().x() : vector.vector().y();
        String tex = TexNumbers.tex(symbol.kind(), Value.of(number));
        return marks.mark(symbol, number < 0 ? "\\left(" + tex + "\\right)" : tex);
    }

    /** The marks, with those of the numbers in them. */
    Marks marks() {
        return marks;
    }
}
