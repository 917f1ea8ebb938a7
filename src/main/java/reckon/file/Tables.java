package reckon.file;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import reckon.motion.Kinematics;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;
import reckon.network.Transit;
import reckon.run.Measure;
import reckon.run.Measures;
import reckon.run.MethodRun;
import reckon.run.Packet;
import reckon.run.Run;
import reckon.scheme.GameRun;
import reckon.scheme.Happening;

/**
 * Runs as tables: comma-separated, with a first line of names, in numbers that read as the very same numbers, whatever the
 * locale; a cell is empty where there is no value.
 */
public final class Tables {
    private static final CSVFormat FORMAT =
            CSVFormat.DEFAULT.builder().setRecordSeparator('\n').get();

    private static final List<String> FRAMES =
            List.of("time", "method", "true_x", "true_y", "shown_x", "shown_y", "error", "phase");

    private static final List<String> PACKETS =
            List.of("number", "copy", "sent", "arrived", "fate", "reason", "x", "y", "vx", "vy", "ax", "ay");

    private static final List<String> EVENTS = List.of("time", "node", "clock", "event", "message", "client", "detail");

    private Tables() {}

    /** A row a frame and method, by time, then in the order of the methods. */
    public static void frames(Run run, Appendable out) throws IOException {
        CSVPrinter printer = printer(FRAMES, out);
        for (int frame = 0; frame < run.frames(); frame++) {
            for (MethodRun method : run.methods()) {
                boolean shown = method.shown(frame);
                printer.printRecord(
                        Decimal.text(run.time(frame)),
                        method.method().name(),
                        Decimal.text(run.trueX(frame)),
                        Decimal.text(run.trueY(frame)),
                        shown ? Decimal.text(method.x(frame)) : "",
                        shown ? Decimal.text(method.y(frame)) : "",
                        shown ? Decimal.text(run.error(method, frame)) : "",
                        method.phaseAt(run.time(frame)).word());
            }
        }
    }

    /** A row a packet and copy, in the order of sending. */
    public static void packets(Run run, Appendable out) throws IOException {
        CSVPrinter printer = printer(PACKETS, out);
        for (Packet packet : run.packets()) {
            Transit way = packet.transit();
            Kinematics state = packet.pdu().state();
            printer.printRecord(
                    way.number(),
                    way.copy(),
                    seconds(way.sentMicros()),
                    way.delivered() ? seconds(way.arrivedMicros()) : "",
                    way.fate().word(),
                    packet.reason().word(),
                    Decimal.text(state.position().x()),
                    Decimal.text(state.position().y()),
                    Decimal.text(state.velocity().x()),
                    Decimal.text(state.velocity().y()),
                    Decimal.text(state.acceleration().x()),
                    Decimal.text(state.acceleration().y()));
        }
    }

    /** A row an event of a game, in the order of time. */
    public static void events(GameRun run, Appendable out) throws IOException {
        CSVPrinter printer = printer(EVENTS, out);
        for (Happening one : run.happenings()) {
            printer.printRecord(
                    seconds(one.micros()),
                    run.game().nameOf(one.node()),
                    Decimal.text(one.clock()),
                    one.what().word(),
                    one.message() < 0 ? "" : one.message(),
                    one.client() < 0 ? "" : run.game().nameOf(one.client()),
                    detail(one.detail()));
        }
    }

    private static String detail(Map<String, Object> detail) {
        return detail.entrySet().stream()
                .map(one -> one.getKey() + "=" + detail(one.getValue()))
                .collect(Collectors.joining(";"));
    }

    private static String detail(Object value) {
        return switch (value) {
            case Double number -> Decimal.text(number);
            case Vec2 place -> Decimal.text(place.x()) + " " + Decimal.text(place.y());
            default -> String.valueOf(value);
        };
    }

    private static String seconds(long micros) {
        return Decimal.text(SimulationTime.seconds(micros));
    }

    /** A row a method. */
    public static void measures(Run run, Appendable out) throws IOException {
        CSVPrinter printer = printer(
                Stream.concat(Stream.of("method"), Stream.of(Measure.values()).map(Measure::column))
                        .toList(),
                out);
        for (MethodRun method : run.methods()) {
            Measures measures = run.measures(method);
            List<String> row = new ArrayList<>(List.of(method.method().name()));
            for (Measure measure : Measure.values()) {
                OptionalDouble value = measure.of(measures);
                row.add(value.isPresent() ? Decimal.text(value.getAsDouble()) : "");
            }
            printer.printRecord(row);
        }
    }

    private static CSVPrinter printer(List<String> names, Appendable out) throws IOException {
        CSVPrinter printer = new CSVPrinter(out, FORMAT);
        printer.printRecord(names);
        return printer;
    }
}
