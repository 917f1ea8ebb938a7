package reckon.draw;

import java.nio.file.Path;
import java.util.function.Predicate;
import reckon.explain.Symbol;
import reckon.explain.Worksheet;
import reckon.file.Documents;
import reckon.file.InputException;
import reckon.method.Handles;
import reckon.run.Explanation;
import reckon.run.Run;
import reckon.run.Scenario;
import reckon.run.Simulator;
import reckon.setting.Settings;

/** Frames whose terms tests look at. */
final class Frames {
    private static final Scenario DEMO = demo();

    private Frames() {}

    private static Scenario demo() {
        try {
            return Documents.open(Path.of("assets", "demo.yaml")).scenario();
        } catch (InputException e) {
            throw new AssertionError(e);
        }
    }

    static Run demoRun() {
        return Simulator.run(DEMO);
    }

    static Worksheet sheet(Run run, int method, int frame) {
        return sheet(run, method, frame, Handles.FREE);
    }

    private static Worksheet sheet(Run run, int method, int frame, Handles held) {
        return Explanation.of(run.methods().get(method), run.time(frame), held)
                .map(Explanation::worksheet)
                .orElse(Worksheet.EMPTY);
    }

    /** The first frame from one on whose sheet is as wanted. */
    private static int first(Run run, int method, int from, Predicate<Worksheet> wanted) {
        for (int frame = from; frame < run.frames(); frame++) {
            if (wanted.test(sheet(run, method, frame))) {
                return frame;
            }
        }
        throw new AssertionError("there is no such frame");
    }

    /** A frame in a stall that was predicted with what another had taught. */
    static Worksheet secondStall() {
        return sheet(demoRun(), 0, 534);
    }

    /** A frame in the very first stall. */
    static Worksheet firstStall() {
        Run run = Simulator.run(DEMO.with(Settings.LOSS_P, 0, 0.0).with(Settings.JITTER, 0, 0.0));
        int frame = first(
                run,
                0,
                0,
                sheet -> sheet.term(Symbol.P_NEXT).isPresent()
                        && sheet.term(Symbol.O).isEmpty());
        return sheet(run, 0, frame);
    }

    private static Run converging(String convergence, String form, Scenario from) {
        return Simulator.run(from.with(Settings.CONVERGENCE, 1, convergence).with(Settings.FORM, 1, form));
    }

    /** A frame in the middle of a convergence of dead reckoning of second order. */
    static Worksheet converging(String convergence, String form) {
        Run run = converging(convergence, form, DEMO);
        return sheet(run, 1, midway(run));
    }

    private static int midway(Run run) {
        return first(
                run,
                1,
                150,
                sheet -> sheet.term(Symbol.SINCE_START)
                        .filter(term -> sheet.number(Symbol.SINCE_START) > 0.005)
                        .isPresent());
    }

    /** A frame in the middle of a spline with a hand on its handles. */
    static Worksheet held(Handles handles) {
        Run run = converging("cubic", "corrected", DEMO);
        return sheet(run, 1, midway(run), handles);
    }

    /** A frame of a snapshot between two updates. */
    static Worksheet snapshot() {
        Run run = demoRun();
        int frame = first(
                run,
                2,
                180,
                sheet -> sheet.term(Symbol.LATER)
                                .filter(term -> term.gap().isEmpty())
                                .isPresent()
                        && sheet.vector(Symbol.DRAWN).distance(sheet.vector(Symbol.EARLIER)) > 0.01);
        return sheet(run, 2, frame);
    }
}
