package reckon.explain;

import java.util.function.Function;

/**
 * The terms of a worksheet as they are spoken, for a screen reader.
 *
 * @param worksheet whose terms
 * @param words the text of a key, in whichever language
 */
public record Speech(Worksheet worksheet, Function<String, String> words) {

    /** A term by its name. */
    public String name(Term term) {
        return SpokenWriter.name(term.symbol(), words);
    }

    /** A term's formula with the names of its symbols; nothing where it is not computed. */
    public String formula(Term term) {
        return written(term, symbol -> SpokenWriter.name(symbol, words));
    }

    /** A term's formula with the numbers put in, as people read them; nothing where it is not computed. */
    public String numbers(Term term) {
        return written(
                term,
                symbol -> worksheet
                        .term(symbol)
                        .map(one -> Figures.READABLE.text(one.value()))
                        .orElse(SpokenWriter.name(symbol, words)));
    }

    /** A value with the unit of a kind. */
    public String value(Value value, Kind kind) {
        if (kind == Kind.TRUTH) {
            return words.apply(value.equals(Value.of(false)) ? "say.no" : "say.yes");
        }
        String figures = SpokenWriter.figures(Figures.READABLE.text(value), words);
        return kind.unit().isEmpty() ? figures : SpokenWriter.filled(words.apply("say.unit." + kind.unit()), figures);
    }

    /** All of a term: its name, its formula, what it comes to, or why it is missing, and what it is. */
    public String told(Term term) {
        String meaning = words.apply("term." + term.symbol().id());
        if (term.gap().isPresent()) {
            String reason = words.apply("gap." + term.gap().get().word());
            return SpokenWriter.filled(words.apply("say.term.missing"), name(term), reason, meaning);
        }
        String value = value(term.value(), term.symbol().kind());
        String formula = formula(term);
        if (formula.equals(name(term))) {
            // a question is called by what it asks
            return SpokenWriter.filled(words.apply("say.term.answer"), formula, value, meaning);
        }
        return term.computed()
                ? SpokenWriter.filled(words.apply("say.term.computed"), name(term), formula, value, meaning)
                : SpokenWriter.filled(words.apply("say.term.given"), name(term), value, meaning);
    }

    private String written(Term term, Writer.Naming naming) {
        return term.formula()
                .map(new SpokenWriter(naming, worksheet::term, words)::write)
                .orElse("");
    }
}
