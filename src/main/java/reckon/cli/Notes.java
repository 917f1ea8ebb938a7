package reckon.cli;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import reckon.explain.Expression;
import reckon.explain.Expression.Operation;
import reckon.explain.Worksheet;
import reckon.text.Texts;

/** What one must know to read the formulas of a worksheet. */
record Notes(Texts texts, Worksheet sheet) {

    List<String> lines() {
        Set<Operation> used = sheet.terms().stream()
                .flatMap(term -> term.formula().stream())
                .flatMap(Notes::all)
                .filter(Expression.Call.class::isInstance)
                .map(call -> ((Expression.Call) call).name())
                .collect(Collectors.toSet());
        List<String> notes = new ArrayList<>();
        if (used.contains(Operation.MICROSECONDS)) {
            notes.add(texts.get("explain.note.microseconds"));
        }
        if (used.contains(Operation.CLAMP)) {
            notes.add(texts.get("explain.note.clamp"));
        }
        if (used.contains(Operation.X)) {
            notes.add(texts.get("explain.note.axes"));
        }
        for (String name : sharedNames()) {
            notes.add(texts.get("explain.note.shared", name));
        }
        return notes;
    }

    private static Stream<Expression> all(Expression expression) {
        return Stream.concat(Stream.of(expression), expression.parts().stream().flatMap(Notes::all));
    }

    /** What two terms are called by, each in the source that it is from. */
    private Set<String> sharedNames() {
        Set<String> seen = new HashSet<>();
        return sheet.terms().stream()
                .map(term -> term.symbol().plain())
                .filter(name -> !seen.add(name))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
