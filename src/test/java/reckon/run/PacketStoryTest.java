package reckon.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import reckon.network.Fate;
import reckon.setting.Settings;

/** Stories of packets that are sent every 50 ms, packet k at k / 20 s, which is on frame 3k. */
class PacketStoryTest {

    private static PacketStory story(Given given, int index) {
        Run run = given.run();
        return PacketStory.of(run, run.methods().getFirst(), index);
    }

    private static void assertUse(PacketUse use, int frame, PacketStory story) {
        assertEquals(use, story.use());
        assertEquals(OptionalInt.of(frame), story.frame());
    }

    private static void assertUse(PacketUse use, PacketStory story) {
        assertEquals(use, story.use());
        assertEquals(OptionalInt.empty(), story.frame());
    }

    @Test
    void isShownOnTheFrameAtOrAfterItsArrival() {
        Given late = Given.straight(1, 1).network(Settings.DELAY, 0.11);
        assertUse(PacketUse.SHOWN, 10, story(late, 1));
        assertEquals(0.11, story(late, 1).took(), 1e-9);
        assertEquals(0, story(late, 1).held());
        assertEquals(10 / 60.0, story(late, 1).seconds());
        assertEquals(Reason.FIRST, story(late, 0).packet().reason());
        assertEquals(Reason.INTERVAL, story(late, 1).packet().reason());
        Given onTheFrame = Given.straight(1, 1).network(Settings.DELAY, 0.15);
        assertUse(PacketUse.SHOWN, 12, story(onTheFrame, 1));
    }

    @Test
    void aStallHoldsWhatWouldArriveInIt() {
        Given stalled = Given.straight(1, 1)
                .network(Settings.DELAY, 0.1)
                .stall(0.4, 0.3)
                .method("second", "cubic");
        PacketStory held = story(stalled, 7);
        assertEquals(0.25, held.held(), 1e-9, "due at 0.45 s, there at 0.7 s");
        assertEquals(0.35, held.took(), 1e-9);
        assertUse(PacketUse.OVERTAKEN, held);
        PacketStory onTime = story(stalled, 12);
        assertEquals(0, onTime.held(), "due at the very end of the stall");
        assertUse(PacketUse.SHOWN, 42, onTime);
    }

    @Test
    void lostAndDroppedOnesAreNeverShown() {
        PacketStory lost = story(Given.straight(1, 1).lost(0.1), 2);
        assertEquals(Fate.LOST, lost.packet().transit().fate());
        assertTrue(lost.packet().transit().byHand());
        assertUse(PacketUse.NONE, lost);
        Given full = Given.straight(1, 1).network(Settings.RATE, 172).network(Settings.QUEUE, 172);
        assertEquals(Fate.DROPPED, story(full, 1).packet().transit().fate());
        assertFalse(story(full, 1).packet().transit().byHand());
        assertUse(PacketUse.NONE, story(full, 1));
    }

    @Test
    void anOldOneEntersTheHistoryIfThereIsOne() {
        Given overtaken = Given.straight(1, 1).arrives(0.2, 0.31);
        assertUse(PacketUse.USELESS, story(overtaken.method("second", "snap"), 4));
        assertUse(PacketUse.REMEMBERED, story(overtaken.method("patent", "snap"), 4));
        assertTrue(story(overtaken, 4).packet().transit().byHand());
    }

    @Test
    void aSnapshotIsShownWhenItIsPlayedOut() {
        Given snapshots = Given.straight(1, 1)
                .network(Settings.DELAY, 0.02)
                .method(Settings.PREDICTOR, "snapshot")
                .method(Settings.PLAYOUT, 0.1);
        assertUse(PacketUse.SHOWN, 18, story(snapshots, 4));
        assertUse(PacketUse.SHOWN, 2, story(snapshots, 0));
        assertUse(PacketUse.SHOWN, 19, story(snapshots.arrives(0.2, 0.31), 4));
        assertUse(PacketUse.USELESS, story(snapshots.arrives(0.2, 0.42), 4));
    }

    @Test
    void ofTwoTheLaterOneTellsNothingNew() {
        Given twice = Given.straight(1, 1).network(Settings.DUPLICATE, 1);
        PacketStory original = story(twice, 4);
        PacketStory copy = story(twice, 5);
        assertEquals(1, copy.packet().transit().copy());
        assertTrue(original.duplicated() && copy.duplicated());
        assertUse(PacketUse.SHOWN, 6, original);
        assertUse(PacketUse.KNOWN, copy);
        assertFalse(story(Given.straight(1, 1), 4).duplicated());
    }

    @Test
    void betweenTwoFramesOnlyTheNewestIsShown() {
        Given dense = Given.straight(1, 1).sender(Settings.INTERVAL, 0.005);
        assertUse(PacketUse.OVERTAKEN, story(dense, 2));
        assertUse(PacketUse.SHOWN, 1, story(dense, 3));
    }

    @Test
    void theRunMayEndBefore() {
        Given given = Given.straight(1, 1).network(Settings.DELAY, 0.11);
        assertUse(PacketUse.PENDING, story(given, 40));
    }
}
