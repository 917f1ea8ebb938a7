package reckon.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import javafx.geometry.Point2D;
import javafx.scene.Cursor;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;
import reckon.app.session.Session;
import reckon.app.session.Walk;
import reckon.app.timeline.TimelineView;
import reckon.draw.Theme;
import reckon.draw.TimeScale;
import reckon.draw.TimelineLayout;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.file.Documents;
import reckon.file.InputException;
import reckon.network.Fate;
import reckon.network.PacketOverride;
import reckon.network.Stall;
import reckon.run.Packet;
import reckon.run.Run;
import reckon.run.Sameness;
import reckon.run.Scenario;
import reckon.run.Simulator;
import reckon.setting.Settings;
import reckon.text.Language;

/** Takes packets and stalls on the timeline into the hand, as a person would, and lights terms by them. */
@ExtendWith(ApplicationExtension.class)
class TimelineHandsTest {
    private static final double FRAME = 1.0 / 60;

    /** Sent at 6 s, between the two stalls of the demonstration. */
    private static final int PACKET = 120;

    @TempDir
    Path folder;

    private WindowFixture fixture;
    private Session session;
    private TimelineView timeline;
    private TimelineGestures gestures;

    @Start
    void start(Stage stage) {
        fixture = new WindowFixture(Language.ENGLISH, Theme.LIGHT);
        fixture.show(stage, 1000, 700);
        session = fixture.session;
    }

    @BeforeEach
    void open(FxRobot robot) {
        timeline = robot.lookup("#timeline").query();
        gestures = new TimelineGestures(timeline);
        WindowFixture.onScreen(() -> session.openReady("demo"));
        fixture.settled();
        // nothing is left to chance
        WindowFixture.onScreen(() -> {
            session.set(Settings.JITTER, 0.0, null);
            session.set(Settings.LOSS_P, 0.0, null);
        });
        fixture.settled();
    }

    @AfterEach
    void close() {
        fixture.close();
        assertEquals(List.of(), fixture.wrong);
        assertEquals(List.of(), fixture.unexpected);
    }

    private Run run() {
        return session.simulations().runProperty().get();
    }

    private TimelineLayout layout() {
        return WaitForAsyncUtils.waitForAsyncFx(30_000, timeline::geometry);
    }

    private Point2D at(double seconds, double y) {
        return timeline.localToScreen(layout().scale().x(seconds), y);
    }

    private Point2D arrival(int place) {
        return at(run().packets().get(place).arrived(), layout().arrivedY());
    }

    private Point2D cross(int place) {
        TimelineLayout layout = layout();
        return at(
                run().packets().get(place).pdu().sent(), layout.sentY() + 0.45 * (layout.arrivedY() - layout.sentY()));
    }

    /** Drags from a place on the screen, so many pixels away. */
    private static void drag(FxRobot robot, Point2D from, double byX, double byY) {
        robot.drag(from).moveTo(from.add(byX / 2, byY / 2)).dropTo(from.add(byX, byY));
    }

    private Fate fate(int place) {
        return run().packets().get(place).transit().fate();
    }

    /** The moment that a drag to a place so many pixels away comes to. */
    private double moved(double from, double pixels) {
        TimeScale scale = layout().scale();
        return from + pixels * scale.secondsPerPixel();
    }

    private List<PacketOverride> overrides() {
        return session.scenario().network().overrides();
    }

    private List<Stall> stalls() {
        return session.scenario().network().stalls();
    }

    /** That the file that is saved gives the run that is shown, in every frame. */
    private void assertSavedAsShown() throws InputException {
        Path file = folder.resolve("saved.yaml");
        Run shown = fixture.settled();
        WindowFixture.onScreen(() -> session.save(file));
        fixture.settled();
        Scenario saved = Documents.read(file).scenario();
        assertEquals(session.scenario(), saved);
        Sameness.assertSame(Simulator.run(saved), shown, "the saved file");
    }

    private void undone(FxRobot robot, Run before) {
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        Run after = fixture.settled();
        assertEquals(before.scenario(), session.scenario());
        Sameness.assertSame(before, after, "undone");
    }

    @Test
    void anArrivalIsDraggedSavedAndUndone(FxRobot robot) throws InputException {
        Run before = run();
        double arrived = before.packets().get(PACKET).arrived();
        robot.moveTo(arrival(PACKET));
        WindowFixture.await(() -> Cursor.H_RESIZE.equals(timeline.getCursor()));
        drag(robot, arrival(PACKET), 60, 3);
        Run after = fixture.settled();
        assertEquals(1, overrides().size());
        assertEquals(6, overrides().getFirst().sent());
        assertEquals(moved(arrived, 60), after.packets().get(PACKET).arrived(), 1e-3);
        assertTrue(after.packets().get(PACKET).transit().byHand());
        assertTrue(arrived + 0.5 < after.packets().get(PACKET).arrived(), "by more than half a second");
        assertSavedAsShown();
        drag(robot, arrival(PACKET), -200, 0);
        fixture.settled();
        assertEquals(List.of(new PacketOverride(6, OptionalDouble.of(6))), overrides(), "not before it was sent");
        undone(robot, after);
        undone(robot, before);
    }

    @Test
    void onAZoomedTimelineToo(FxRobot robot) throws InputException {
        WindowFixture.onScreen(() -> gestures.wheel(0.45, 0.5, 12));
        assertTrue(layout().span().length() < 2, () -> layout().span().toString());
        Run before = run();
        int place = before.packetsSentBy(layout().span().from() + 0.3);
        double arrived = before.packets().get(place).arrived();
        drag(robot, arrival(place), -20, 0);
        Run after = fixture.settled();
        assertEquals(moved(arrived, -20), after.packets().get(place).arrived(), 1e-3);
        assertTrue(after.packets().get(place).arrived() < arrived - 0.01);
        assertSavedAsShown();
        undone(robot, before);
    }

    @Test
    void aPacketIsDraggedOffAndItsCrossDownToTheArrivals(FxRobot robot) throws InputException {
        Run before = run();
        double lane = layout().arrivedY() - layout().sentY();
        drag(robot, arrival(PACKET), 0, -lane * 0.6);
        Run lost = fixture.settled();
        assertEquals(List.of(new PacketOverride(6, OptionalDouble.empty())), overrides());
        assertEquals(Fate.LOST, fate(PACKET));
        assertSavedAsShown();
        drag(robot, cross(PACKET), 20, 0);
        assertSame(lost, "sideways it stays lost");
        drag(robot, cross(PACKET), 50, lane * 0.55);
        fixture.settled();
        assertEquals(moved(6, 50), run().packets().get(PACKET).arrived(), 1e-3);
        assertSavedAsShown();
        undone(robot, lost);
        undone(robot, before);
    }

    private void assertSame(Run expected, String what) {
        Sameness.assertSame(expected, fixture.settled(), what);
    }

    @Test
    void keysLoseThePacketSteppedToAndBringItBack(FxRobot robot) {
        Run before = run();
        WindowFixture.onScreen(() -> session.playback().jump(359));
        robot.push(KeyCode.CLOSE_BRACKET);
        assertEquals(
                OptionalInt.of(PACKET),
                session.fates().selection().placeProperty().get());
        robot.push(KeyCode.DELETE);
        fixture.settled();
        assertEquals(Fate.LOST, fate(PACKET));
        robot.push(KeyCode.SHIFT, KeyCode.DELETE);
        assertSame(before, "brought back");
        assertEquals(List.of(), overrides());
    }

    @Test
    void aDoubleClickOnALostPacketBringsItBack(FxRobot robot) {
        WindowFixture.onScreen(() -> session.set(Settings.LOSS_P, 1.0, null));
        fixture.settled();
        robot.doubleClickOn(cross(PACKET));
        fixture.settled();
        assertEquals(List.of(new PacketOverride(6, OptionalDouble.of(6.1))), overrides());
        robot.doubleClickOn(arrival(PACKET));
        fixture.settled();
        assertEquals(List.of(), overrides(), "and again takes that back");
    }

    @Test
    void aMenuLosesAPacketAndLetsItArrive(FxRobot robot) {
        robot.rightClickOn(arrival(PACKET)).clickOn("Lose this packet");
        fixture.settled();
        assertEquals(Fate.LOST, fate(PACKET));
        robot.rightClickOn(cross(PACKET)).clickOn("Let it arrive");
        fixture.settled();
        assertEquals(List.of(new PacketOverride(6, OptionalDouble.of(6.1))), overrides());
        robot.rightClickOn(arrival(PACKET)).clickOn("As the network decides");
        fixture.settled();
        assertEquals(List.of(), overrides());
    }

    @Test
    void theEdgesOfAStallAreDraggedAndItsBarMovesIt(FxRobot robot) throws InputException {
        Run before = run();
        assertEquals(List.of(new Stall(4.2, 0.6), new Stall(8.4, 0.6)), stalls());
        double plot = layout().height() * 0.75;
        robot.moveTo(at(4.8, plot));
        WindowFixture.await(() -> Cursor.H_RESIZE.equals(timeline.getCursor()));
        WindowFixture.await(() -> story(robot).contains("From 4.200 s to 4.800 s: 600 ms"));
        drag(robot, at(4.8, plot), 50, 0);
        Run longer = fixture.settled();
        assertEquals(4.2, stalls().getFirst().at());
        assertEquals(moved(0.6, 50), stalls().getFirst().length(), 1e-3);
        assertSavedAsShown();
        double bar = layout().arrivedY() + 1.85 * 13;
        drag(robot, at(4.5, bar), -60, 0);
        fixture.settled();
        assertEquals(moved(4.2, -60), stalls().getFirst().at(), 1e-3);
        assertEquals(
                longer.scenario().network().stalls().getFirst().length(),
                stalls().getFirst().length());
        assertSavedAsShown();
        undone(robot, longer);
        undone(robot, before);
        robot.rightClickOn(at(4.5, bar)).clickOn("Remove this stall");
        fixture.settled();
        assertEquals(List.of(new Stall(8.4, 0.6)), stalls());
    }

    private static String story(FxRobot robot) {
        return robot.lookup("#packet-story").query().isVisible()
                ? String.join(
                        "\n",
                        robot.lookup("#packet-story .label").queryAllAs(Label.class).stream()
                                .map(Label::getText)
                                .toList())
                : "";
    }

    @Test
    void aRandomStallSaysThatItCannotBeDragged(FxRobot robot) {
        WindowFixture.onScreen(() -> {
            session.stalls().clear();
            session.set(Settings.STALL_EVERY, OptionalDouble.of(4), null);
        });
        fixture.settled();
        Scenario before = session.scenario();
        double from = run().stalls().getFirst().from();
        double plot = layout().height() * 0.75;
        robot.moveTo(at(from, plot));
        WindowFixture.await(() -> story(robot).contains("cannot be dragged"));
        assertEquals(Cursor.DEFAULT, timeline.getCursor());
        drag(robot, at(from, plot), 50, 0);
        assertEquals(before, fixture.settled().scenario());
        assertEquals(from + moved(0, 50), session.playback().seconds(), 2 * FRAME, "there one scrubs");
    }

    @Test
    void aPacketLightsItsTermAndATermItsPackets(FxRobot robot) {
        Walk walk = session.walk();
        WindowFixture.onScreen(() -> {
            session.methodProperty().set(1);
            session.playback().seek(6.3);
            walk.openProperty().set(true);
        });
        int newest = run().packetsSentBy(6.2) - 1;
        TimelineLayout layout = layout();
        double sent = run().packets().get(newest).pdu().sent();
        Point2D middle = at(sent + 0.05, (layout.sentY() + layout.arrivedY()) / 2);
        Color before = colour(newest);
        robot.moveTo(middle);
        WindowFixture.await(() -> walk.litProperty().get().isPresent());
        Term lit = walk.litProperty().get().orElseThrow();
        assertTrue(walk.litPackets().contains(newest), () -> lit.symbol() + " " + walk.litPackets());
        assertTrue(story(robot).contains("Packet " + newest), "it tells its story all the same");
        robot.clickOn(middle);
        assertEquals(Optional.of(lit.symbol()), walk.keptProperty().get());
        assertEquals(newest, walk.packetProperty().get());
        assertEquals(6.3, session.playback().seconds(), FRAME, "a click on a packet leaves the playhead");
        robot.moveTo(at(2, layout.height() - 8));
        WindowFixture.await(() -> walk.pointedProperty().get().isEmpty());
        assertEquals(Optional.of(lit.symbol()), walk.litProperty().get().map(Term::symbol), "a click keeps it lit");

        WindowFixture.onScreen(() -> {
            walk.keep(lit.symbol());
            session.fates().selection().clear();
            walk.pointedProperty().set(Optional.of(Symbol.V0));
        });
        assertEquals(List.of(newest), walk.litPackets());
        WindowFixture.onScreen(fixture.window::draw);
        Color velocity = colour(newest);
        assertTrue(velocity.getGreen() > 0.5 && velocity.getRed() < 0.2, "in the colour of velocities: " + velocity);
        WindowFixture.onScreen(() -> walk.pointedProperty().set(Optional.empty()));
        WindowFixture.onScreen(fixture.window::draw);
        assertEquals(before, colour(newest));
        assertNotEquals(before, velocity);
        assertFalse(walk.litProperty().get().isPresent());
    }

    /** The colour right below where a packet arrives. */
    private Color colour(int place) {
        TimelineLayout layout = layout();
        Packet packet = run().packets().get(place);
        int x = (int) Math.round(layout.scale().x(packet.arrived()));
        int y = (int) Math.round(layout.arrivedY() + 2);
        return WaitForAsyncUtils.waitForAsyncFx(
                30_000, () -> timeline.snapshot(null, null).getPixelReader().getColor(x, y));
    }

    @Test
    void aDragDuringARunThatTakesTimeNeverWaits(FxRobot robot) throws IOException {
        java.util.concurrent.CountDownLatch until = new java.util.concurrent.CountDownLatch(1);
        fixture.holdRuns(until);
        drag(robot, arrival(PACKET), 60, 0);
        assertEquals(1, overrides().size(), "the scenario has it, though no run has been made of it");
        assertFalse(run().packets().get(PACKET).transit().byHand());
        until.countDown();
        fixture.settled();
        assertTrue(run().packets().get(PACKET).transit().byHand());
    }
}
