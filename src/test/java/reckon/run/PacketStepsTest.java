package reckon.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import reckon.setting.Settings;

class PacketStepsTest {

    /** Sent every 3 frames, and arrived 6.6 frames later, which is seen on the seventh. */
    private static final Run RUN =
            Given.straight(1, 1).network(Settings.DELAY, 0.11).run();

    @Test
    void goesToEachSendAndEachArrival() {
        PacketSteps steps = new PacketSteps(RUN);
        assertEquals(OptionalInt.of(3), steps.after(0));
        assertEquals(OptionalInt.of(6), steps.after(4));
        assertEquals(OptionalInt.of(7), steps.after(6));
        assertEquals(OptionalInt.of(9), steps.after(7));
        assertEquals(OptionalInt.of(10), steps.after(9));
        assertEquals(OptionalInt.of(9), steps.before(10));
        assertEquals(OptionalInt.of(7), steps.before(9));
        assertEquals(OptionalInt.of(0), steps.before(3));
        assertEquals(OptionalInt.empty(), steps.before(0));
        assertEquals(OptionalInt.empty(), steps.after(RUN.frames() - 1));
    }

    @Test
    void visitsTheSameFramesBothWays() {
        TreeSet<Integer> expected = new TreeSet<>();
        for (int k = 0; k <= 40; k++) {
            expected.add(3 * k);
            expected.add(3 * k + 7);
        }
        expected.removeIf(frame -> frame >= RUN.frames());
        PacketSteps steps = new PacketSteps(RUN);
        List<Integer> there = new ArrayList<>(List.of(0));
        for (OptionalInt next = steps.after(0); next.isPresent(); next = steps.after(next.getAsInt())) {
            there.add(next.getAsInt());
        }
        assertEquals(List.copyOf(expected), there);
        List<Integer> back = new ArrayList<>();
        for (OptionalInt next = steps.before(RUN.frames()); next.isPresent(); next = steps.before(next.getAsInt())) {
            back.add(next.getAsInt());
        }
        assertEquals(there.reversed(), back);
    }

    @Test
    void namesThePacketsThatAreSeenOnAFrame() {
        PacketSteps steps = new PacketSteps(RUN);
        assertEquals(List.of(0), steps.on(0));
        assertEquals(List.of(), steps.on(4));
        assertEquals(List.of(2), steps.on(6), "packet 2 is sent");
        assertEquals(List.of(0), steps.on(7), "packet 0 arrives");
        Run held = Given.straight(1, 1)
                .network(Settings.DELAY, 0.1)
                .stall(0.4, 0.2)
                .lost(0.6)
                .run();
        assertEquals(
                List.of(12, 10, 9, 8, 7, 6),
                new PacketSteps(held).on(36),
                "at 0.6 s one is lost, and what the stall held arrives, the newest first");
        Run close = Given.straight(1, 1).network(Settings.DELAY, 0).run();
        assertEquals(List.of(2), new PacketSteps(close).on(6), "sent and there at once, it is one packet");
    }

    @Test
    void aLossIsSeenAsItIsSent() {
        Run run = Given.straight(1, 1).network(Settings.LOSS_P, 1).run();
        assertEquals(OptionalInt.of(6), new PacketSteps(run).after(3));
        assertEquals(OptionalInt.of(3), new PacketSteps(run).before(6));
    }
}
