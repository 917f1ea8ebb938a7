package reckon.app.formula;

import java.util.Optional;
import java.util.stream.Collectors;
import reckon.explain.Flaw;
import reckon.explain.Gap;
import reckon.explain.Origin;
import reckon.explain.Speech;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.explain.Worksheet;
import reckon.text.Texts;

/**
 * What is said in words about the terms of a worksheet.
 *
 * @param texts the words of a language
 * @param sheet the worksheet
 */
record Wording(Texts texts, Worksheet sheet) {

    /** What a symbol is, in a sentence. */
    String sentence(Symbol symbol) {
        return texts.get("term." + symbol.id());
    }

    /** Why a term is missing. */
    String reason(Gap gap) {
        return texts.get("gap." + gap.word());
    }

    /** What is wrong with a formula as printed. */
    String fault(Flaw flaw) {
        return texts.get("flaw." + flaw.word());
    }

    /** A value with its unit; a decision in a word. */
    String value(Term term) {
        return truth(term).orElseGet(() -> TexNumbers.line(term));
    }

    /** Yes or no, where a term is a decision. */
    Optional<String> truth(Term term) {
        return switch (term.symbol().kind()) {
            case TRUTH -> Optional.of(texts.get(TexNumbers.isTrue(term) ? "say.yes" : "say.no"));
            default -> Optional.empty();
        };
    }

    /** Where a term comes from: packets, a setting, a step of this sheet, or something else. */
    String origin(Term term) {
        int step = sheet.steps().indexOf(term);
        if (step >= 0) {
            return texts.get("formula.from.step", step + 1);
        }
        return term.origins().stream().map(this::word).collect(Collectors.joining(", "));
    }

    private String word(Origin origin) {
        return switch (origin) {
            case Origin.Packet packet -> texts.get("origin.packet", packet.number());
            case Origin.Chosen chosen ->
                texts.get(
                        "origin.setting",
                        texts.get("setting." + chosen.setting().path()));
            case Origin.Told told -> texts.get("origin." + told.source().word());
        };
    }

    /** A term as it is read out: its name, its formula, what it comes to, and what it is. */
    String spoken(Term term) {
        return new Speech(sheet, texts::get).told(term);
    }
}
