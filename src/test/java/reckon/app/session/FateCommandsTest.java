package reckon.app.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reckon.draw.Theme;
import reckon.motion.Generator;
import reckon.network.Fate;
import reckon.network.Network;
import reckon.network.PacketLog;
import reckon.network.PacketOverride;
import reckon.run.Packet;
import reckon.run.Run;
import reckon.run.Sameness;
import reckon.run.Scenario;
import reckon.run.Simulator;
import reckon.setting.Settings;
import reckon.text.Language;

/** What a hand does to the fates of packets, in a session without a window, in which everything happens at once. */
class FateCommandsTest {
    private final Session session = new Session(
            new Look(Language.ENGLISH, Theme.LIGHT),
            new Problems() {
                @Override
                public void wrong(String line) {
                    throw new AssertionError(line);
                }

                @Override
                public void unexpected(Throwable cause) {
                    throw new AssertionError(cause);
                }
            },
            Runnable::run,
            Runnable::run,
            Runnable::run);
    private final FateCommands fates = session.fates();

    /** An update each 50 ms, each 100 ms on its way. */
    @BeforeEach
    void open() {
        session.path().generate(Generator.CIRCLE);
        session.set(Settings.POLICY, "interval", null);
        session.set(Settings.INTERVAL, 0.05, null);
        session.set(Settings.DELAY, 0.1, null);
    }

    private Run run() {
        return session.simulations().runProperty().get();
    }

    private Packet packet(int place) {
        return run().packets().get(place);
    }

    private long arrived(int place) {
        assertEquals(Fate.DELIVERED, packet(place).transit().fate());
        return packet(place).transit().arrivedMicros();
    }

    private Fate fate(int place) {
        return packet(place).transit().fate();
    }

    private List<PacketOverride> overrides() {
        return session.scenario().network().overrides();
    }

    private void put(Network network) {
        Scenario changed = session.scenario().withNetwork(network);
        session.edits().change(session.document().withScenario(changed), texts -> "put");
    }

    private String undoName(Language language) {
        session.look().languageProperty().set(language);
        return session.edits()
                .undoNameProperty()
                .get()
                .orElseThrow()
                .apply(session.look().texts());
    }

    private static PacketOverride arrives(double sent, double arrived) {
        return new PacketOverride(sent, OptionalDouble.of(arrived));
    }

    private static PacketOverride lost(double sent) {
        return new PacketOverride(sent, OptionalDouble.empty());
    }

    @Test
    void anArrivalIsDraggedAndTheDragIsUndoneAsOne() {
        Scenario before = session.scenario();
        assertEquals(2_100_000, arrived(40));
        fates.grab(40);
        assertTrue(fates.holding());
        assertEquals(OptionalInt.of(40), fates.selection().placeProperty().get());
        fates.arriveAt(2.3);
        assertEquals(2_300_000, arrived(40), "the past changes at once");
        fates.arriveAt(2.456_71);
        fates.release();
        assertEquals(List.of(arrives(2, 2.457)), overrides(), "in whole milliseconds");
        assertEquals(2_457_000, arrived(40));
        assertTrue(packet(40).transit().byHand());
        Sameness.assertSame(Simulator.run(session.scenario()), run(), "as from the start");
        assertEquals("another arrival of packet 40", undoName(Language.ENGLISH));
        assertEquals("改变数据包 40 的到达时刻", undoName(Language.CHINESE));
        fates.arriveAt(3);
        assertEquals(List.of(arrives(2, 2.457)), overrides(), "it has been let go");
        session.undo();
        assertEquals(before, session.scenario());
        assertEquals(2_100_000, arrived(40));
        session.redo();
        assertEquals(2_457_000, arrived(40));
    }

    @Test
    void aSecondDragOfThePacketIsAnEditOfItsOwn() {
        fates.grab(40);
        fates.arriveAt(2.3);
        fates.release();
        fates.grab(40);
        fates.arriveAt(2.5);
        fates.release();
        assertEquals(List.of(arrives(2, 2.5)), overrides(), "replaced, not doubled");
        session.undo();
        assertEquals(List.of(arrives(2, 2.3)), overrides());
    }

    @Test
    void noPacketArrivesBeforeItWasSent() {
        fates.grab(40);
        fates.arriveAt(1.2);
        fates.release();
        assertEquals(List.of(arrives(2, 2)), overrides());
    }

    @Test
    void aPacketIsLostAndBroughtBack() {
        Scenario before = session.scenario();
        fates.lose(40);
        assertEquals(List.of(lost(2)), overrides());
        assertEquals(Fate.LOST, fate(40));
        assertEquals("lose packet 40", undoName(Language.ENGLISH));
        fates.bringBack(40);
        assertEquals(before, session.scenario(), "what the hand did is taken back");
        session.undo();
        assertEquals(Fate.LOST, fate(40));
        fates.letArrive(40);
        assertEquals(List.of(arrives(2, 2.1)), overrides());
        assertEquals("let packet 40 arrive", undoName(Language.ENGLISH));
        fates.free(40);
        assertEquals(List.of(), overrides());
        assertEquals("packet 40 as the network decides", undoName(Language.ENGLISH));
    }

    @Test
    void whatTheNetworkLostArrivesWhenItWouldHave() {
        session.set(Settings.JITTER, 0.04, null);
        List<Long> unlost = run().packets().stream()
                .map(each -> each.transit().arrivedMicros())
                .toList();
        session.set(Settings.LOSS_P, 1.0, null);
        Scenario before = session.scenario();
        fates.bringBack(40);
        assertEquals(unlost.get(40), arrived(40), "by its own draw of the delay");
        fates.bringBack(40);
        assertEquals(before, session.scenario(), "a hand’s arrival is taken back");
        fates.grab(40);
        fates.arriveAt(2.4);
        fates.loseHeld();
        fates.release();
        assertEquals(List.of(lost(2)), overrides());
        fates.bringBack(40);
        assertEquals(unlost.get(40), arrived(40), "taking back the hand’s loss would leave the network’s");
    }

    @Test
    void whatAStallWouldHaveHeldIsHeld() {
        session.set(Settings.LOSS_P, 1.0, null);
        put(session.scenario().network().withStalls(List.of(new reckon.network.Stall(2, 0.5))));
        fates.letArrive(40);
        assertEquals(2_500_000, arrived(40));
    }

    @Test
    void whatAQueueDroppedTakesTheDelayOfTheNetwork() {
        session.set(Settings.RATE, OptionalDouble.of(1000), null);
        session.set(Settings.QUEUE, 0.0, null);
        assertEquals(Fate.DROPPED, fate(40));
        assertTrue(fates.canLose(40));
        fates.letArrive(40);
        assertEquals(2_100_000, arrived(40));
    }

    @Test
    void soDoesWhatAPacketLogLost() {
        PacketLog log = PacketLog.of(new double[] {0}, new double[] {Double.NaN});
        put(session.scenario().network().withLog(Optional.of(new Network.LoggedFates("log.csv", log))));
        fates.letArrive(40);
        assertEquals(2_100_000, arrived(40));
    }

    @Test
    void theOverridesOfThisPacketGiveWayAndThoseOfItsNeighboursStay() {
        session.set(Settings.INTERVAL, 0.004, null);
        PacketOverride before = lost(0.079);
        PacketOverride first = arrives(0.0835, 0.9);
        PacketOverride second = lost(0.085);
        PacketOverride after = arrives(0.089, 0.5);
        put(session.scenario().network().withOverrides(List.of(after, second, before, first)));
        assertEquals(900_000, arrived(21), "of two for one packet the last counts");
        fates.grab(21);
        fates.arriveAt(0.3);
        fates.release();
        assertEquals(List.of(arrives(0.084, 0.3), after, before), overrides());
        assertEquals(300_000, arrived(21));
        assertEquals(Fate.LOST, fate(20));
        assertEquals(500_000, arrived(22));
        fates.lose(22);
        assertEquals(List.of(Fate.LOST, Fate.DELIVERED, Fate.LOST), List.of(fate(20), fate(21), fate(22)));
        fates.free(21);
        assertEquals(184_000, arrived(21));
        assertEquals(List.of(Fate.LOST, Fate.LOST), List.of(fate(20), fate(22)));
    }

    @Test
    void aCopyKeepsItsFate() {
        session.set(Settings.DUPLICATE, 1.0, null);
        Scenario before = session.scenario();
        int copy = 41;
        assertEquals(1, packet(copy).transit().copy());
        fates.lose(copy);
        fates.letArrive(copy);
        fates.bringBack(copy);
        fates.grab(copy);
        fates.arriveAt(5);
        fates.release();
        assertEquals(before, session.scenario());
        fates.lose(40);
        assertEquals(Fate.LOST, fate(40));
        assertEquals(Fate.DELIVERED, fate(copy));
    }

    @Test
    void nothingCanBeGrabbedWhileAPathIsDrawn() {
        session.path().goOn(1, 1);
        assertFalse(fates.canLose(3));
        fates.grab(3);
        assertFalse(fates.holding());
        session.path().endStroke();
        assertTrue(fates.canLose(3));
    }

    @Test
    void anotherPathIsOutOfReachOfAHandThatHeldAPacket() {
        fates.grab(3);
        session.openReady("demo");
        Scenario opened = session.scenario();
        fates.arriveAt(5);
        assertEquals(opened, session.scenario());
        assertEquals(OptionalInt.empty(), fates.selection().placeProperty().get());
    }

    @Test
    void thePacketSteppedToIsChosen() {
        PacketSelection selection = fates.selection();
        session.set(Settings.DELAY, 0.11, null);
        session.playback().jump(119);
        assertFalse(fates.canLose().get());
        session.playback().stepToNextPacket();
        assertEquals(120, session.playback().frameProperty().get());
        assertEquals(OptionalInt.of(40), selection.placeProperty().get(), "sent at 2 s");
        assertEquals(40, session.walk().packetProperty().get(), "its sheet can be shown");
        session.playback().stepToNextPacket();
        assertEquals(OptionalInt.of(38), selection.placeProperty().get(), "arrived at 2.01 s");
        session.playback().stepToNextPacket();
        assertEquals(OptionalInt.of(41), selection.placeProperty().get());
        session.playback().stepToPacketBefore();
        session.playback().stepToPacketBefore();
        assertEquals(OptionalInt.of(40), selection.placeProperty().get());
        assertTrue(fates.canLose().get());
        assertFalse(fates.canBringBack().get());
        fates.lose(40);
        assertFalse(fates.canLose().get());
        assertTrue(fates.canBringBack().get());
        session.walk().packetProperty().set(50);
        assertEquals(OptionalInt.of(50), selection.placeProperty().get(), "the one whose sheet is shown");
    }

    @Test
    void thePacketChosenStaysTheSameWhenOthersComeBetween() {
        fates.selection().choose(40);
        session.set(Settings.DUPLICATE, 1.0, null);
        assertEquals(OptionalInt.of(80), fates.selection().placeProperty().get());
        session.set(Settings.INTERVAL, 0.3, null);
        assertEquals(OptionalInt.empty(), fates.selection().placeProperty().get(), "none is sent at 2 s any more");
    }
}
