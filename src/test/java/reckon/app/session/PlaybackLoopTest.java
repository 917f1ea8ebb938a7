package reckon.app.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.junit.jupiter.api.Test;
import reckon.motion.Track;
import reckon.run.Run;
import reckon.run.Scenario;
import reckon.run.Simulator;
import reckon.run.TrackSource;
import reckon.setting.Settings;

/** The loop, and steps by packet, with no window. */
class PlaybackLoopTest {
    private final ReadOnlyObjectWrapper<Run> run = new ReadOnlyObjectWrapper<>(run(3, 1));
    private final Playback playback = new Playback(run.map(RunCourse::new));

    /** A run of a time in s, 60 frames a second, the last included. */
    private static Run run(double seconds, double x) {
        Track track = Track.EMPTY.plus(0, 0, 0).plus(seconds - 1, x, 0);
        return Simulator.run(Scenario.of(new TrackSource.Points(track)).with(Settings.POLICY, 0, "interval"));
    }

    private int frame() {
        return playback.frameProperty().get();
    }

    private Optional<Loop> loop() {
        return playback.loopProperty().get();
    }

    @Test
    void playsTheStretchAgainAndAgain() {
        playback.loop(40, 70);
        playback.jump(50);
        playback.play();
        for (int k = 1; k <= 200; k++) {
            playback.advance(1.0 / 60 + 1e-9);
            assertEquals(40 + (10 + k) % 30, frame(), "after " + k + " frames");
        }
        assertTrue(playback.playingProperty().get());
        playback.advance(10.0);
        assertTrue(frame() >= 40 && frame() < 70, "a long pulse stays in it as well");
    }

    @Test
    void knowsWhetherItWasSteppedToAPacket() {
        assertFalse(playback.atPacketProperty().get());
        playback.stepToNextPacket();
        assertTrue(playback.atPacketProperty().get());
        playback.step(1);
        assertFalse(playback.atPacketProperty().get());
        playback.stepToPacketBefore();
        assertTrue(playback.atPacketProperty().get());
        playback.play();
        playback.advance(0.1);
        assertFalse(playback.atPacketProperty().get());
    }

    @Test
    void beginsAtTheStartOfTheLoopWhereItIsOutside() {
        playback.loop(40, 70);
        playback.jump(100);
        playback.play();
        assertEquals(40, frame());
        playback.jump(3);
        playback.play();
        assertEquals(40, frame());
    }

    @Test
    void theEndsAreSetAtThePlayhead() {
        playback.jump(60);
        playback.loopFromHere();
        assertEquals(Optional.of(new Loop(60, 180)), loop());
        playback.jump(90);
        playback.loopToHere();
        assertEquals(Optional.of(new Loop(60, 90)), loop());
        playback.jump(120);
        playback.loopFromHere();
        assertEquals(Optional.of(new Loop(120, 180)), loop(), "an end before the new start counts no more");
        playback.jump(30);
        playback.loopToHere();
        assertEquals(Optional.of(new Loop(0, 30)), loop());
        playback.clearLoop();
        assertEquals(Optional.empty(), loop());
    }

    @Test
    void neverIsALoopOfNoLength() {
        playback.loop(50, 50);
        assertEquals(Optional.of(new Loop(50, 51)), loop());
        playback.end();
        playback.loopFromHere();
        assertEquals(Optional.of(new Loop(179, 180)), loop());
        playback.clearLoop();
        playback.jump(0);
        playback.loopToHere();
        assertEquals(Optional.of(new Loop(0, 1)), loop());
        run.set(Simulator.run(Scenario.of(new TrackSource.Points(Track.EMPTY))));
        playback.loop(3, 9);
        assertEquals(Optional.empty(), loop());
    }

    @Test
    void staysOnItsPathOnly() {
        playback.loop(40, 150);
        run.set(run(3, 2));
        assertEquals(Optional.of(new Loop(40, 150)), loop(), "the path was changed a little");
        run.set(run(2, 2));
        assertEquals(Optional.empty(), loop(), "another path");
    }

    @Test
    void withoutALoopItStopsAtTheEnd() {
        playback.jump(170);
        playback.play();
        playback.advance(1);
        assertEquals(180, frame());
        assertFalse(playback.playingProperty().get());
    }

    @Test
    void stepsByPacketStop() {
        playback.play();
        playback.stepToNextPacket();
        assertEquals(3, frame(), "the second is sent");
        assertFalse(playback.playingProperty().get());
        playback.stepToNextPacket();
        assertEquals(6, frame());
        playback.stepToPacketBefore();
        playback.stepToPacketBefore();
        playback.stepToPacketBefore();
        assertEquals(0, frame());
    }
}
