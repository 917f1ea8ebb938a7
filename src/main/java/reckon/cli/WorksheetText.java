package reckon.cli;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import reckon.explain.Origin;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.explain.Worksheet;
import reckon.text.Texts;

/** A worksheet as one writes it on paper: what is given, then step by step what comes of it. */
final class WorksheetText {
    private static final String INDENT = "      ";
    private static final int ROOM = Page.WIDTH - INDENT.length();

    private final Texts texts;
    private final Page page;
    private final Worksheet sheet;
    private final TermText terms;
    private final Optional<TwoForms> forms;

    /**
     * A worksheet for a page.
     *
     * @param forms both forms of its terms, where there are two
     */
    WorksheetText(Texts texts, Page page, Worksheet sheet, Optional<TwoForms> forms) {
        this.texts = texts;
        this.page = page;
        this.sheet = sheet;
        this.terms = new TermText(sheet, texts);
        this.forms = forms;
    }

    void write() {
        List<Term> steps = sheet.terms().stream().filter(this::isStep).toList();
        List<Term> whole =
                sheet.terms().stream().filter(WorksheetText::isOfTheRun).toList();
        List<Term> given = sheet.terms().stream()
                .filter(term -> !steps.contains(term) && !whole.contains(term))
                .toList();
        writeTable("explain.given", given, term -> texts.get("explain.from", meaning(term), origin(term)));
        if (!steps.isEmpty()) {
            page.line(texts.get("explain.steps"));
            for (int i = 0; i < steps.size(); i++) {
                writeStep(i + 1, steps.get(i));
            }
        }
        writeTable("explain.run", whole, this::meaning);
        writeNotes(new Notes(texts, sheet).lines());
    }

    private void writeNotes(List<String> notes) {
        notes.forEach(note -> page.hanging("  * ", note));
        if (!notes.isEmpty()) {
            page.blank();
        }
    }

    /** Whether it is a statistic, and was not computed from the other terms. */
    private static boolean isOfTheRun(Term term) {
        return term.origins().contains(Origin.of(Origin.Source.RUN));
    }

    private boolean isStep(Term term) {
        return term.computed()
                || term.gap().isPresent()
                || comparison(term.symbol()).isPresent();
    }

    private Optional<TwoForms> comparison(Symbol symbol) {
        return forms.filter(both -> both.differ(symbol));
    }

    /** Terms that are not computed here, each with a text. */
    private void writeTable(String title, List<Term> table, Function<Term, String> told) {
        if (table.isEmpty()) {
            return;
        }
        page.line(texts.get(title));
        List<String> values = table.stream()
                .map(term -> term.symbol().plain() + " = " + terms.result(term))
                .toList();
        int columns = values.stream().mapToInt(TerminalWidth::of).max().orElse(0);
        for (int i = 0; i < table.size(); i++) {
            page.hanging("  " + TerminalWidth.padded(values.get(i), columns) + "  ", told.apply(table.get(i)));
        }
        page.blank();
    }

    private void writeStep(int number, Term term) {
        String left = String.format(Locale.ROOT, "%4d  ", number);
        Optional<TwoForms> both = comparison(term.symbol());
        if (term.gap().isPresent()) {
            page.hanging(left, texts.get("explain.missing", term.symbol().plain()));
            term.gap().ifPresent(gap -> page.hanging(INDENT, texts.get("gap." + gap.word())));
        } else if (both.isPresent()) {
            page.beside(left, both.get().sideBySide(term.symbol(), ROOM));
        } else {
            page.beside(left, terms.lines(term, ROOM));
        }
        page.hanging(INDENT, meaning(term));
        boolean wrong =
                both.isPresent() || forms.filter(two -> two.onlyPrinted(term)).isPresent();
        term.flaw().filter(flaw -> wrong).ifPresent(flaw -> page.hanging("    ⚑ ", texts.get("flaw." + flaw.word())));
        page.blank();
    }

    private String meaning(Term term) {
        return texts.get("term." + term.symbol().id());
    }

    private String origin(Term term) {
        return term.origins().stream()
                .map(this::origin)
                .reduce((one, other) -> texts.get("origin.and", one, other))
                .orElse("");
    }

    private String origin(Origin origin) {
        return switch (origin) {
            case Origin.Packet packet -> texts.get("origin.packet", packet.number());
            case Origin.Chosen chosen ->
                texts.get(
                        "origin.setting",
                        texts.get("setting." + chosen.setting().path()));
            case Origin.Told told -> texts.get("origin." + told.source().word());
        };
    }
}
