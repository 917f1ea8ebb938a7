package reckon.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import reckon.draw.RecordingPen.Line;
import reckon.draw.StallGrip.Part;
import reckon.explain.Role;
import reckon.motion.Track;
import reckon.network.Network;
import reckon.network.PacketOverride;
import reckon.network.Stall;
import reckon.run.Packet;
import reckon.run.Run;
import reckon.run.Scenario;
import reckon.run.Simulator;
import reckon.run.TrackSource;
import reckon.setting.Settings;
import reckon.text.Language;
import reckon.text.Texts;

/** What on a timeline is lit, marked as set by hand, and can be taken hold of. */
class TimelineHandsTest {
    private static final double EM = 13;
    private static final TimelineLayout LAYOUT = new TimelineLayout(new TimeSpan(0, 10), 1000, 260, EM);

    /** An update each 50 ms from 0 to 10 s, each 400 ms on its way. */
    private static Scenario scenario() {
        Track track = Track.EMPTY.plus(0, 0, 0).plus(9, 9, 0);
        return Scenario.of(new TrackSource.Points(track))
                .with(Settings.POLICY, 0, "interval")
                .with(Settings.DELAY, 0, 0.4);
    }

    private static Run run(PacketOverride... overrides) {
        Network network = scenario().network().withOverrides(List.of(overrides));
        return Simulator.run(scenario().withNetwork(network));
    }

    private static Moment moment(Run run) {
        return new Moment(run, 0, Texts.of(Language.ENGLISH), EM, Layers.ALL);
    }

    private static RecordingPen ground(Run run, boolean quiet) {
        RecordingPen pen = new RecordingPen();
        new TimelineDrawing(run).ground(pen, moment(run), LAYOUT, quiet);
        return pen;
    }

    private static RecordingPen lit(Run run, Role role, Integer... numbers) {
        RecordingPen pen = new RecordingPen();
        Spotlight spotlight =
                new Spotlight(List.of(numbers), role, OptionalInt.empty(), OptionalInt.empty(), Optional.empty());
        new TimelineDrawing(run).now(pen, moment(run), LAYOUT, Optional.empty(), spotlight);
        return pen;
    }

    private static List<Line> packets(RecordingPen pen) {
        return pen.of(Line.class).stream()
                .filter(line -> line.ys().get(0) == LAYOUT.sentY() && line.ys().get(1) == LAYOUT.arrivedY())
                .filter(line -> line.stroke().ink() != Ink.INK)
                .toList();
    }

    private static double x(double seconds) {
        return LAYOUT.scale().x(seconds);
    }

    @Test
    void whatATermWasMadeFromIsLitInItsColourAndTheRestGoesQuiet() {
        Run run = run();
        List<Line> loud = packets(ground(run, false));
        List<Line> quiet = packets(ground(run, true));
        assertEquals(loud.size(), quiet.size());
        assertTrue(loud.size() > 180);
        assertTrue(loud.stream().allMatch(line -> line.stroke().opacity() > 0.7));
        assertTrue(quiet.stream().allMatch(line -> line.stroke().opacity() < 0.3));

        List<Line> lit = packets(lit(run, Role.VELOCITY, 20, 23));
        assertEquals(2, lit.size());
        assertTrue(lit.get(0).from(x(1), LAYOUT.sentY()) && lit.get(0).to(x(1.4), LAYOUT.arrivedY()));
        assertTrue(lit.get(1).from(x(1.15), LAYOUT.sentY()) && lit.get(1).to(x(1.55), LAYOUT.arrivedY()));
        for (Line line : lit) {
            assertEquals(Ink.VELOCITY, line.stroke().ink());
            assertEquals(1, line.stroke().opacity());
            assertTrue(line.stroke().width() > 2 * loud.getFirst().stroke().width());
        }
        assertEquals(List.of(), packets(lit(run, Role.VELOCITY, 999)), "an update that there is not");
    }

    @Test
    void ofAnUpdateAndItsCopyTheOneThatCameFirstIsLit() {
        Run run = Simulator.run(scenario().with(Settings.DUPLICATE, 0, 1.0).with(Settings.JITTER, 0, 0.2));
        int copiesFirst = 0;
        for (int i = 0; i < 300; i += 2) {
            Packet original = run.packets().get(i);
            Packet copy = run.packets().get(i + 1);
            double first = Math.min(original.arrived(), copy.arrived());
            copiesFirst += copy.arrived() < original.arrived() ? 1 : 0;
            List<Line> lit = packets(lit(run, Role.UPDATE, original.pdu().number()));
            assertEquals(1, lit.size());
            assertTrue(lit.getFirst().to(x(first), LAYOUT.arrivedY()), "update " + i / 2);
        }
        assertTrue(copiesFirst > 20 && copiesFirst < 130, copiesFirst + " of 150");
    }

    @Test
    void aFateSetByHandHasASignOfItsOwn() {
        assertEquals(0, diamonds(ground(run(), false), x(2.4), LAYOUT.arrivedY()));
        assertFalse(ground(run(), false).wrote("set by hand"));
        Run run = run(new PacketOverride(2, OptionalDouble.of(2.9)), new PacketOverride(4, OptionalDouble.empty()));
        RecordingPen pen = ground(run, false);
        assertEquals(1, diamonds(pen, x(2.9), LAYOUT.arrivedY()));
        double cross = LAYOUT.sentY() + 0.45 * (LAYOUT.arrivedY() - LAYOUT.sentY());
        assertEquals(1, diamonds(pen, x(4), cross));
        assertTrue(pen.wrote("set by hand"), () -> pen.marks.toString());
        assertEquals(
                3,
                pen.of(Line.class).stream()
                        .filter(line -> line.xs().size() == 5)
                        .count(),
                "these two, and that of the key");
    }

    private static long diamonds(RecordingPen pen, double x, double y) {
        return pen.of(Line.class).stream()
                .filter(line -> line.xs().size() == 5 && line.stroke().ink() == Ink.INK)
                .filter(line -> Math.abs((line.xs().get(1) + line.xs().get(3)) / 2 - x) < 1e-6)
                .filter(line -> Math.abs((line.ys().get(0) + line.ys().get(2)) / 2 - y) < 1e-6)
                .count();
    }

    @Test
    void theEndsOfPacketsCanBeReachedButNotOfCopies() {
        Run run = Simulator.run(scenario()
                .with(Settings.INTERVAL, 0, 0.5)
                .with(Settings.LOSS_P, 0, 0.2)
                .with(Settings.DUPLICATE, 0, 0.5)
                .with(Settings.JITTER, 0, 0.2));
        TimelineDrawing drawing = new TimelineDrawing(run);
        int reached = 0;
        for (int i = 0; i < run.packets().size(); i++) {
            Packet packet = run.packets().get(i);
            boolean arrives = packet.transit().delivered();
            double share = arrives ? 1 : 0.45;
            double y = LAYOUT.sentY() + share * (LAYOUT.arrivedY() - LAYOUT.sentY());
            double x = x(arrives ? packet.arrived() : packet.pdu().sent());
            OptionalInt found = drawing.packetEndAt(LAYOUT, OptionalInt.empty(), x, y);
            if (packet.transit().copy() == 0) {
                assertEquals(OptionalInt.of(i), found);
                reached++;
            } else {
                assertTrue(found.isEmpty()
                        || run.packets().get(found.getAsInt()).transit().copy() == 0);
            }
        }
        assertEquals(21, reached, "an update each half second");
        assertEquals(OptionalInt.empty(), drawing.packetEndAt(LAYOUT, OptionalInt.empty(), x(3), LAYOUT.height() - EM));
    }

    @Test
    void whereTwoEndTheOneChosenIsReached() {
        TimelineDrawing drawing = new TimelineDrawing(run(new PacketOverride(2, OptionalDouble.of(3.03))));
        double between = x(3.04);
        assertEquals(OptionalInt.of(40), drawing.packetEndAt(LAYOUT, OptionalInt.of(40), between, LAYOUT.arrivedY()));
        assertEquals(OptionalInt.of(53), drawing.packetEndAt(LAYOUT, OptionalInt.of(53), between, LAYOUT.arrivedY()));
        assertEquals(
                OptionalInt.of(53),
                drawing.packetEndAt(LAYOUT, OptionalInt.of(90), x(3.05), LAYOUT.arrivedY()),
                "one that ends elsewhere is out of reach");
    }

    @Test
    void stallsCanBeReachedAtTheirEdgesAndGivenOnesAtTheirBar() {
        Network network = scenario().network().withStalls(List.of(new Stall(2, 1), new Stall(6, 0.05)));
        TimelineDrawing drawing = new TimelineDrawing(Simulator.run(scenario().withNetwork(network)));
        double plot = LAYOUT.height() * 0.7;
        double bar = LAYOUT.plotTop() + 2;
        assertEquals(Optional.of(Part.START), part(drawing, x(2) + 4, plot));
        assertEquals(Optional.of(Part.END), part(drawing, x(3) - 4, plot));
        assertEquals(Optional.of(Part.END), part(drawing, x(3) + 4, plot));
        assertEquals(Optional.of(Part.WHOLE), part(drawing, x(2.5), bar));
        assertEquals(Optional.of(Part.END), part(drawing, x(3) - 2, bar));
        assertEquals(Optional.of(Part.WHOLE), part(drawing, x(6.025), bar), "too short for a middle");
        assertEquals(Optional.empty(), part(drawing, x(2.5), plot), "there one scrubs");
        assertEquals(Optional.empty(), part(drawing, x(4), bar));
        assertEquals(Optional.empty(), part(drawing, x(2), LAYOUT.loopTop()));
    }

    @Test
    void randomStallsAreOnlyPointedAt() {
        Run run = Simulator.run(scenario().with(Settings.STALL_EVERY, 0, OptionalDouble.of(1)));
        TimelineDrawing drawing = new TimelineDrawing(run);
        double from = run.stalls().getFirst().from();
        double to = run.stalls().getFirst().to();
        StallGrip grip = drawing.stallAt(LAYOUT, x(from), LAYOUT.height() * 0.7).orElseThrow();
        assertTrue(grip.stall().random());
        assertEquals(
                Optional.empty(),
                part(drawing, x(from) + 40, LAYOUT.plotTop() + 2).filter(Part.WHOLE::equals));
        assertTrue(to > from);
    }

    private static Optional<Part> part(TimelineDrawing drawing, double x, double y) {
        return drawing.stallAt(LAYOUT, x, y).map(StallGrip::part);
    }
}
