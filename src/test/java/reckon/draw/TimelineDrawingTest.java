package reckon.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reckon.explain.Role;
import reckon.motion.Track;
import reckon.run.Run;
import reckon.run.Scenario;
import reckon.run.Simulator;
import reckon.run.TrackSource;
import reckon.setting.Settings;
import reckon.text.Language;
import reckon.text.Texts;

class TimelineDrawingTest {
    private static final double EM = 13;

    /** Ten minutes and 50,000 packets with everything that can happen to them. */
    private static final Run LONG = Simulator.run(scenario(599)
            .with(Settings.INTERVAL, 0, 0.012)
            .with(Settings.LOSS_P, 0, 0.3)
            .with(Settings.DUPLICATE, 0, 0.2)
            .with(Settings.STALL_EVERY, 0, OptionalDouble.of(0.5))
            .with(Settings.JITTER, 0, 0.05));

    private static Scenario scenario(double seconds) {
        Track track = Track.EMPTY.plus(0, 0, 0).plus(seconds, seconds, 0);
        return Scenario.of(new TrackSource.Points(track)).with(Settings.POLICY, 0, "interval");
    }

    private static Moment moment(Run run) {
        return new Moment(run, 0, Texts.of(Language.ENGLISH), EM, Layers.ALL);
    }

    private static TimelineLayout layout(TimeSpan span) {
        return new TimelineLayout(span, 1000, 260, EM);
    }

    @ParameterizedTest
    @CsvSource({"0, 600", "100, 160", "300, 302", "300, 300.1", "599.5, 600"})
    void aLongRunTakesNoMoreLinesThanThereIsRoomFor(double from, double to) {
        assertTrue(LONG.packets().size() > 50_000);
        TimelineLayout layout = layout(new TimeSpan(from, to));
        CountingPen pen = new CountingPen();
        TimelineDrawing drawing = new TimelineDrawing(LONG);
        Spotlight spotlight = new Spotlight(
                List.of(20_800, 20_801), Role.UPDATE, OptionalInt.of(24_000), OptionalInt.of(25_000), Optional.empty());
        drawing.ground(pen, moment(LONG), layout);
        drawing.now(pen, moment(LONG), layout, Optional.of(new TimeSpan(301, 400)), spotlight);
        assertTrue(pen.lines < 4000, pen.lines + " lines");
        assertTrue(pen.points < 12_000, pen.points + " points");
        double room = EM * 1.5;
        assertTrue(pen.leftmost >= layout.scale().left() - room, "from " + pen.leftmost);
        assertTrue(pen.rightmost <= layout.scale().right() + room, "to " + pen.rightmost);
    }

    @Test
    void thePacketAtAPlaceIsTheOneWhoseLineIsThere() {
        Run run = Simulator.run(scenario(9).with(Settings.DELAY, 0, 0.4));
        TimelineLayout layout = layout(new TimeSpan(4, 6));
        TimelineDrawing drawing = new TimelineDrawing(run);
        for (int packet : List.of(75, 80, 100, 110)) {
            double middle = packet * 0.05 + 0.2;
            double x = layout.scale().x(middle);
            double y = (layout.sentY() + layout.arrivedY()) / 2;
            assertEquals(OptionalInt.of(packet), drawing.packetAt(layout, x + 1, y));
        }
        assertEquals(
                OptionalInt.empty(), drawing.packetAt(layout, layout.scale().x(5), layout.height() - EM));
    }

    @Test
    void noStallIsShadedWhereTheKeyStands() {
        Run run = Simulator.run(scenario(9).with(Settings.STALL_EVERY, 0, OptionalDouble.of(1)));
        TimelineLayout layout = layout(new TimeSpan(0, 10));
        NotingPen pen = new NotingPen();
        Layers bare = Layers.ALL.withLegend();
        new TimelineDrawing(run).ground(pen, new Moment(run, 0, Texts.of(Language.ENGLISH), EM, bare), layout);
        List<NotingPen.Filled> shades =
                pen.filled.stream().filter(one -> one.ink() == Ink.STALL).toList();
        assertTrue(shades.size() > 4, "there are stalls");
        assertTrue(shades.stream()
                .allMatch(shade -> shade.bottom() <= layout.arrivedY() || shade.top() >= layout.plotTop()));
    }

    @Test
    void theEndsOfALoopCanBeGrabbed() {
        TimelineLayout layout = layout(new TimeSpan(0, 10));
        TimeSpan loop = new TimeSpan(2, 6);
        double y = (layout.loopTop() + layout.sentY()) / 2;
        TimeScale scale = layout.scale();
        assertEquals(Optional.of(LoopBar.End.A), LoopBar.endAt(layout, loop, scale.x(2) - 5, y));
        assertEquals(Optional.of(LoopBar.End.B), LoopBar.endAt(layout, loop, scale.x(6) + 5, y));
        assertEquals(Optional.empty(), LoopBar.endAt(layout, loop, scale.x(4), y));
        assertEquals(Optional.empty(), LoopBar.endAt(layout, loop, scale.x(2), layout.arrivedY()));
        assertTrue(LoopBar.at(layout, scale.x(4), y));
    }
}
