package reckon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import reckon.file.InputException;
import reckon.method.Order;
import reckon.motion.Track;
import reckon.run.CircleSender;
import reckon.run.Measures;
import reckon.run.MethodRun;
import reckon.run.Run;
import reckon.run.Sender;
import reckon.run.Simulator;

/** The groups of examples about senders and measures, and the whole runs. */
final class RunExamples {
    private static final double RUN_TOLERANCE = 1e-6;
    private static final List<Order> ORDERS = List.of(Order.HOLD, Order.FIRST, Order.SECOND);

    private RunExamples() {}

    static void thresholdSender(Example example) {
        CircleSender sender = sender(example);
        assertEquals(sendTicks(example), sender.ticks());
        assertEquals(example.number("closestCall"), sender.closestCall(), 1e-9, "closest call");
    }

    /** The sender of an example, when it is done. */
    static CircleSender sender(Example example) {
        Sender.Policy.Threshold policy = new Sender.Policy.Threshold(
                example.number("threshold"), example.number("heartbeat"), example.number("tick"), ORDERS.get((int)
                        example.whole("order")));
        CircleSender sender = new CircleSender(example.number("radius"), example.number("angularSpeed"), policy);
        sender.sendUntil(example.number("end"));
        return sender;
    }

    static List<Long> sendTicks(Example example) {
        return example.list("sendTicks").stream()
                .map(tick -> ((Number) tick).longValue())
                .toList();
    }

    /** The accuracy of what an example shows. */
    static Measures.Accuracy accuracy(Example example) {
        double[] shownXs = example.column("shown", 0);
        double[] trueXs = example.column("true", 0);
        assertEquals(trueXs.length, shownXs.length);
        double[] times = IntStream.range(0, trueXs.length)
                .mapToDouble(k -> k * example.number("h"))
                .toArray();
        return Measures.accuracy(
                Track.of(times, trueXs, example.column("true", 1), trueXs.length),
                trueXs,
                example.column("true", 1),
                shownXs,
                example.column("shown", 1),
                0,
                trueXs.length,
                (int) Math.round(1 / example.number("h")));
    }

    static void metrics(Example example) {
        Measures.Accuracy accuracy = accuracy(example);
        example.expect("rms", accuracy.rms());
        example.expect("mean", accuracy.mean());
        example.expect("max", accuracy.max());
        example.expect("p95", accuracy.p95());
        example.expect("timeSpaceInconsistency", accuracy.inconsistency());
        example.expect("jerkRms", accuracy.jerk());
        assertEquals(example.number("lagAbout"), accuracy.lag(), 0.002, "lag");
    }

    /** That a run shows what is written beside its scenario, on every frame. */
    static void run(Path scenario) throws IOException, InputException {
        Path table = Path.of(scenario.toString().replaceFirst("\\.yaml$", ".csv"));
        List<String> rows = Files.readAllLines(table);
        List<String> names = List.of(rows.getFirst().split(",", -1));
        Run run = Simulator.run(SpecScenario.read(scenario));
        MethodRun method = run.methods().getFirst();
        assertEquals(1, run.methods().size(), "the table has no column for a method");
        assertEquals(rows.size() - 1, run.frames(), "frames");
        for (int frame = 0; frame < run.frames(); frame++) {
            String[] row = rows.get(frame + 1).split(",", -1);
            assertEquals(Double.parseDouble(row[names.indexOf("time")]), run.time(frame), 1e-6, "time");
            agree(row[names.indexOf("shown_x")], method, method::x, frame);
            agree(row[names.indexOf("shown_y")], method, method::y, frame);
        }
    }

    private static void agree(String expected, MethodRun method, IntToDoubleFunction shown, int frame) {
        if (expected.isEmpty()) {
            assertTrue(!method.shown(frame), () -> "nothing is to be shown on frame " + frame);
        } else {
            assertTrue(method.shown(frame), () -> "nothing is shown on frame " + frame);
            assertEquals(
                    Double.parseDouble(expected), shown.applyAsDouble(frame), RUN_TOLERANCE, () -> "frame " + frame);
        }
    }
}
