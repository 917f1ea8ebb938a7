package reckon.run;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.explain.Worksheet;
import reckon.method.Epoch;
import reckon.method.Form;
import reckon.motion.SimulationTime;

/** Worksheets of all sorts, from random scenarios. */
final class Sheets {
    private static final double FRAME = 1.0 / SimulationTime.FRAMES_PER_SECOND;

    /** For how long after an event a convergence is likely to be under way, s. */
    private static final double SOON = 0.25;

    private final SplittableRandom random;
    private final RandomScenarios scenarios;

    /**
     * One worksheet.
     *
     * @param worksheet it
     * @param before the same of the frame, or of the step, before; empty where there is none
     * @param form the form of its formulas
     */
    record Sheet(Worksheet worksheet, Worksheet before, Form form) {
        boolean printed() {
            return form == Form.PRINTED;
        }

        Term term(Symbol symbol) {
            return worksheet.term(symbol).orElseThrow();
        }
    }

    Sheets(long seed) {
        this.random = new SplittableRandom(seed);
        this.scenarios = new RandomScenarios(seed);
    }

    /** The worksheets of some moments of the next scenario, which has a seed that a worksheet can say. */
    List<Sheet> next() {
        Run run = Simulator.run(scenarios.next().withSeed(random.nextInt()));
        List<Sheet> sheets = new ArrayList<>();
        for (MethodRun method : run.methods()) {
            int frame = random.nextInt(run.frames());
            addDrawn(method, run.time(frame), sheets);
            addEvent(method, sheets);
            Measures measures = run.measures(method);
            sheets.add(new Sheet(
                    Worksheets.measures(run, method, frame, measures),
                    frame == 0 ? Worksheet.EMPTY : Worksheets.measures(run, method, frame - 1, measures),
                    Form.CORRECTED));
        }
        addLook(run, random.nextDouble() * run.seconds(), sheets);
        for (int i = 0; i < 5 && !run.packets().isEmpty(); i++) {
            int packet = random.nextInt(run.packets().size());
            addLook(run, run.packets().get(packet).pdu().sent(), sheets);
            Worksheet before = packet == 0 ? Worksheet.EMPTY : Worksheets.fate(run, packet - 1);
            sheets.add(new Sheet(Worksheets.fate(run, packet), before, Form.CORRECTED));
        }
        return sheets;
    }

    /** A moment soon after an arrival or a stall. */
    private void addEvent(MethodRun method, List<Sheet> sheets) {
        if (!method.epochs().isEmpty()) {
            Epoch epoch = method.epochs().get(random.nextInt(method.epochs().size()));
            addDrawn(method, SimulationTime.seconds(epoch.fromMicros()) + random.nextDouble(SOON), sheets);
        }
    }

    private static void addDrawn(MethodRun method, double seconds, List<Sheet> sheets) {
        Explanation before = Explanation.of(method, seconds - FRAME).orElse(null);
        Explanation.of(method, seconds).ifPresent(told -> {
            sheets.add(new Sheet(told.worksheet(), worksheet(before, told.form()), told.form()));
            sheets.add(new Sheet(
                    told.other(),
                    worksheet(before, told.form().other()),
                    told.form().other()));
        });
    }

    private static Worksheet worksheet(@Nullable Explanation explanation, Form form) {
        return explanation == null
                ? Worksheet.EMPTY
                : explanation.form() == form ? explanation.worksheet() : explanation.other();
    }

    private static void addLook(Run run, double seconds, List<Sheet> sheets) {
        double before = seconds - run.scenario().sender().step();
        sheets.add(new Sheet(
                Worksheets.sender(run, seconds),
                before < 0 ? Worksheet.EMPTY : Worksheets.sender(run, before),
                Form.CORRECTED));
    }
}
