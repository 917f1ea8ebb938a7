package reckon.explain;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reckon.motion.Vec2;

/** The terms of one computation, in the order in which they were computed; the last is what it came to. Immutable. */
public final class Worksheet {
    /** One with nothing on it. */
    public static final Worksheet EMPTY = new Worksheet(List.of());

    private final List<Term> terms;
    private final Map<Symbol, Term> bySymbol = new EnumMap<>(Symbol.class);

    private Worksheet(List<Term> terms) {
        this.terms = List.copyOf(terms);
        for (Term term : terms) {
            if (bySymbol.put(term.symbol(), term) != null) {
                throw new IllegalArgumentException(term.symbol() + " twice");
            }
        }
    }

    /** A sheet that is being written on. */
    public static final class Draft implements Sink {
        private final List<Term> terms = new ArrayList<>();

        @Override
        public boolean listens() {
            return true;
        }

        @Override
        public void put(Term term) {
            // a term that serves two formulas is told once
            if (terms.stream().noneMatch(term::equals)) {
                terms.add(term);
            }
        }

        /** What is on it. */
        public Worksheet worksheet() {
            return new Worksheet(terms);
        }
    }

    /** The terms in order. */
    public List<Term> terms() {
        return terms;
    }

    /** The terms that were computed, or should have been, in order: the steps of a walk. */
    public List<Term> steps() {
        return terms.stream()
                .filter(term -> term.computed() || term.gap().isPresent())
                .toList();
    }

    /** The term of a symbol, if it is on the sheet. */
    public Optional<Term> term(Symbol symbol) {
        return Optional.ofNullable(bySymbol.get(symbol));
    }

    /**
     * The vector of a symbol.
     *
     * @throws IllegalArgumentException where the sheet has none
     */
    public Vec2 vector(Symbol symbol) {
        return term(symbol)
                .map(Term::value)
                .filter(Value.Vector.class::isInstance)
                .map(value -> ((Value.Vector) value).vector())
                .orElseThrow(() -> new IllegalArgumentException("no vector " + symbol));
    }

    /**
     * The number of a symbol.
     *
     * @throws IllegalArgumentException where the sheet has none
     */
    public double number(Symbol symbol) {
        return term(symbol)
                .map(Term::value)
                .filter(Value.Scalar.class::isInstance)
                .map(value -> ((Value.Scalar) value).number())
                .orElseThrow(() -> new IllegalArgumentException("no number " + symbol));
    }

    /** The symbols that a term's formula shows, those inside its inline ones included, each once. */
    public List<Symbol> inputs(Term term) {
        List<Symbol> inputs = new ArrayList<>();
        term.formula().ifPresent(formula -> formula.symbols().forEach(symbol -> addInput(symbol, inputs)));
        return List.copyOf(inputs);
    }

    private void addInput(Symbol symbol, List<Symbol> inputs) {
        if (inputs.contains(symbol)) {
            return;
        }
        inputs.add(symbol);
        if (symbol.inline()) {
            term(symbol).ifPresent(inner -> inputs(inner).forEach(one -> addInput(one, inputs)));
        }
    }

    /** The numbers of the updates that a term was made from, directly and through other terms, in ascending order. */
    public List<Integer> packets(Term term) {
        List<Integer> numbers = new ArrayList<>();
        collectPackets(term, numbers, new ArrayList<>());
        Collections.sort(numbers);
        return List.copyOf(numbers);
    }

    /** The first term that comes straight from an update, by its number. */
    public Optional<Term> firstFrom(int number) {
        Origin update = Origin.packet(number);
        return terms.stream().filter(term -> term.origins().contains(update)).findFirst();
    }

    private void collectPackets(Term term, List<Integer> numbers, List<Symbol> seen) {
        if (seen.contains(term.symbol())) {
            return;
        }
        seen.add(term.symbol());
        for (Origin origin : term.origins()) {
            if (origin instanceof Origin.Packet packet && !numbers.contains(packet.number())) {
                numbers.add(packet.number());
            }
        }
        for (Symbol symbol : inputs(term)) {
            term(symbol).ifPresent(input -> collectPackets(input, numbers, seen));
        }
    }

    /** The symbols to name a formula by, in plain text. */
    public String formula(Term term) {
        return written(term, Symbol::plain);
    }

    /** A term's formula with the numbers put in, in plain text, to full precision. */
    public String numbers(Term term) {
        return written(
                term,
                symbol ->
                        term(symbol).map(one -> Figures.EXACT.text(one.value())).orElse(symbol.plain()));
    }

    private String written(Term term, Writer.Naming naming) {
        return term.formula().map(new PlainWriter(naming, this::term)::write).orElse("");
    }
}
