package reckon.explain.judge;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import reckon.explain.Flaw;
import reckon.explain.Kind;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.explain.Value;
import reckon.explain.Worksheet;

/**
 * Works every term of a worksheet out anew, from what its formula prints and from the values of the symbols in it, to 1e-12 of
 * the largest operand, and with its units.
 */
public final class Judge {
    private static final double TOLERANCE = 1e-12;

    private final Worksheet sheet;
    private final boolean printed;
    private final Function<Symbol, Kind> kinds;
    private final Map<Symbol, Integer> places = new EnumMap<>(Symbol.class);
    private final List<Complaint> complaints = new ArrayList<>();
    private int computed;
    private int broken;

    private Judge(Worksheet sheet, boolean printed, Function<Symbol, Kind> kinds) {
        this.sheet = sheet;
        this.printed = printed;
        this.kinds = kinds;
        sheet.terms().forEach(term -> places.put(term.symbol(), places.size()));
    }

    /**
     * The verdict on a worksheet.
     *
     * @param printed whether it takes its formulas as printed, where the missing square breaks the units
     */
    public static Verdict of(Worksheet sheet, boolean printed) {
        return of(sheet, printed, Symbol::kind);
    }

    /** The same where symbols are of other kinds than they say. */
    public static Verdict of(Worksheet sheet, boolean printed, Function<Symbol, Kind> kinds) {
        return new Judge(sheet, printed, kinds).verdict();
    }

    private Verdict verdict() {
        for (Term term : sheet.terms()) {
            if (isNaN(term.value())) {
                complain(term, Finding.NOT_A_NUMBER, term.value().toString());
            }
            if (term.computed()) {
                computed++;
                judge(term);
            } else if (term.origins().isEmpty() && term.gap().isEmpty()) {
                complain(term, Finding.NO_ORIGIN, "");
            }
        }
        return new Verdict(computed, broken, complaints);
    }

    private static boolean isNaN(Value value) {
        return switch (value) {
            case Value.Scalar(double number) -> Double.isNaN(number);
            case Value.Vector(var vector) -> Double.isNaN(vector.x()) || Double.isNaN(vector.y());
        };
    }

    private void judge(Term term) {
        Map<String, Quantity> names = names(term);
        Quantity told = Quantity.of(term.value(), kinds.apply(term.symbol()));
        try {
            Reader.Reading reading = Reader.formula(sheet.formula(term), names);
            if (!reading.quantity().meets(told, TOLERANCE)) {
                complain(term, Finding.WRONG_VALUE, reading.quantity() + " and not " + told);
            }
            names.keySet().stream()
                    .filter(name -> !reading.used().contains(name))
                    .forEach(name -> complain(term, Finding.NOT_SHOWN, name));
            judgeUnits(term, reading, told);
        } catch (Unreadable e) {
            complain(term, Finding.UNREADABLE, e.getMessage());
        }
        judgeNumbers(term, told);
    }

    /** What the symbols in a formula stand for, by how they are written. */
    private Map<String, Quantity> names(Term term) {
        Map<String, Quantity> names = new HashMap<>();
        int place = places.getOrDefault(term.symbol(), 0);
        for (Symbol symbol : sheet.inputs(term)) {
            Term input = sheet.term(symbol).orElse(null);
            if (input == null || places.getOrDefault(symbol, place) >= place) {
                complain(term, Finding.INPUT_MISSING, symbol.toString());
            }
            boolean shown = input != null && !(symbol.inline() && input.computed());
            if (shown && names.put(symbol.plain(), Quantity.of(input.value(), kinds.apply(symbol))) != null) {
                complain(term, Finding.AMBIGUOUS, symbol.plain());
            }
        }
        return names;
    }

    private void judgeUnits(Term term, Reader.Reading reading, Quantity told) {
        List<String> breaks = new ArrayList<>(reading.breaks());
        if (!reading.quantity().units().fits(told.units())) {
            breaks.add("comes to " + reading.quantity().units() + " and not " + told.units());
        }
        boolean expected = printed && breaksUnits(term);
        if (expected) {
            broken++;
        }
        if (breaks.isEmpty() == expected) {
            Finding finding = expected ? Finding.UNIT_HOLDS : Finding.WRONG_UNIT;
            complain(term, finding, sheet.formula(term) + ": " + breaks);
        }
    }

    /** Whether its formula, or what it shows of another one, lacks the square. */
    private boolean breaksUnits(Term term) {
        return lacksSquare(term)
                || sheet.inputs(term).stream()
                        .filter(Symbol::inline)
                        .flatMap(symbol -> sheet.term(symbol).stream())
                        .anyMatch(Judge::lacksSquare);
    }

    private static boolean lacksSquare(Term term) {
        return term.flaw().filter(Flaw.SQUARE_MISSING::equals).isPresent();
    }

    private void judgeNumbers(Term term, Quantity told) {
        try {
            Quantity numbers = Reader.numbers(sheet.numbers(term)).quantity();
            if (!numbers.meets(told, TOLERANCE)) {
                complain(term, Finding.WRONG_NUMBERS, sheet.numbers(term) + " and not " + told);
            }
        } catch (Unreadable e) {
            complain(term, Finding.UNREADABLE, e.getMessage());
        }
    }

    private void complain(Term term, Finding finding, String detail) {
        String where = sheet.formula(term);
        complaints.add(new Complaint(term.symbol(), finding, where.isEmpty() ? detail : where + " – " + detail));
    }
}
