package reckon.lesson;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import reckon.explain.Symbol;

/** The formula terms by the names that lessons give them. */
final class Symbols {

    private Symbols() {}

    /** The term of a name. */
    static Optional<Symbol> find(String id) {
        return Arrays.stream(Symbol.values())
                .filter(symbol -> symbol.id().equals(id))
                .findFirst();
    }

    /** Every name. */
    static List<String> all() {
        return Arrays.stream(Symbol.values()).map(Symbol::id).toList();
    }
}
