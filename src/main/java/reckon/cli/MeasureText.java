package reckon.cli;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import reckon.run.Measure;
import reckon.run.Measures;
import reckon.run.MethodRun;
import reckon.run.Run;

/** The measures of a run for people to read: a line a measure, a column a method. */
final class MeasureText {
    private static final MathContext DIGITS = new MathContext(5);

    private MeasureText() {}

    static String of(Run run) {
        List<Measures> measured = run.methods().stream().map(run::measures).toList();
        List<List<String>> lines = new ArrayList<>();
        List<String> titles = new ArrayList<>(List.of("", ""));
        run.methods().stream().map(MethodRun::method).forEach(method -> titles.add(method.name()));
        lines.add(titles);
        for (Measure measure : Measure.values()) {
            List<String> line = new ArrayList<>(List.of(measure.column(), measure.unit()));
            measured.forEach(measures -> line.add(number(measure.of(measures))));
            lines.add(line);
        }
        return AlignedText.of(lines, 2);
    }

    /** A measure to five digits; a dash where there is none. */
    static String number(OptionalDouble value) {
        return value.isPresent()
                ? BigDecimal.valueOf(value.getAsDouble())
                        .round(DIGITS)
                        .stripTrailingZeros()
                        .toPlainString()
                : "-";
    }
}
