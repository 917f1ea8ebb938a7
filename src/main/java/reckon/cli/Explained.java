package reckon.cli;

import java.util.Comparator;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import reckon.explain.Worksheet;
import reckon.run.Explanation;
import reckon.run.MethodRun;
import reckon.run.Packet;
import reckon.run.Run;
import reckon.run.Worksheets;

/**
 * All that is told of a frame on which a method shows something.
 *
 * @param frame which one
 * @param drawn why the point is drawn where it is
 * @param sender what the sender decided last
 * @param newest the place in the run of the packet that brought the newest update first
 * @param packet how it fared
 * @param measures what is measured
 */
record Explained(int frame, Explanation drawn, Worksheet sender, Packet newest, Worksheet packet, Worksheet measures) {

    static Explained of(Run run, MethodRun method, int frame) {
        double seconds = run.time(frame);
        Explanation drawn = Explanation.of(method, seconds).orElseThrow();
        int newest = newest(run, method, seconds).orElseThrow();
        return new Explained(
                frame,
                drawn,
                Worksheets.sender(run, seconds),
                run.packets().get(newest),
                Worksheets.fate(run, newest),
                Worksheets.measures(run, method, frame, run.measures(method)));
    }

    private static OptionalInt newest(Run run, MethodRun method, double seconds) {
        int number = method.epochAt(seconds).orElseThrow().newest().number();
        return IntStream.range(0, run.packets().size())
                .filter(place -> {
                    Packet packet = run.packets().get(place);
                    return packet.pdu().number() == number && packet.transit().delivered();
                })
                .boxed()
                .min(Comparator.comparingDouble(
                        place -> run.packets().get(place).arrived()))
                .stream()
                .mapToInt(Integer::intValue)
                .findFirst();
    }
}
