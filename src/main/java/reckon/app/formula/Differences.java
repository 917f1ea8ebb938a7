package reckon.app.formula;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import reckon.explain.Expression;

/** Finds the parts of a formula that another form of it does not have. */
final class Differences {
    private final Set<Expression> found = Collections.newSetFromMap(new IdentityHashMap<>());

    private Differences() {}

    /** The parts of a formula, these very ones, by which it differs from another; the largest only. */
    static Set<Expression> of(Expression formula, Expression other) {
        Differences differences = new Differences();
        differences.compare(formula, other);
        return differences.found;
    }

    private void compare(Expression one, Expression other) {
        if (one.equals(other)) {
            return;
        }
        if (one.parts().contains(other)) {
            found.addAll(without(one.parts(), List.of(other)));
            return;
        }
        if (other.parts().contains(one)) {
            // it is the other one that says more
            return;
        }
        if (one.getClass() != other.getClass() || one.parts().isEmpty()) {
            found.add(one);
            return;
        }
        List<Expression> own = without(one.parts(), other.parts());
        List<Expression> others = without(other.parts(), one.parts());
        if (own.isEmpty() && others.isEmpty()) {
            // the same parts, joined in another way
            found.add(one);
        } else if (own.size() == others.size()) {
            for (int i = 0; i < own.size(); i++) {
                compare(own.get(i), others.get(i));
            }
        } else {
            found.addAll(own);
        }
    }

    /** What is left of some when others are taken away, one for one. */
    private static List<Expression> without(List<Expression> some, List<Expression> others) {
        List<Expression> gone = new ArrayList<>(others);
        List<Expression> left = new ArrayList<>();
        for (Expression one : some) {
            if (!gone.remove(one)) {
                left.add(one);
            }
        }
        return left;
    }
}
