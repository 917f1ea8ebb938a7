package reckon.app.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reckon.app.session.Look;
import reckon.app.session.Playback;
import reckon.app.session.Problems;
import reckon.app.session.Session;
import reckon.draw.Theme;
import reckon.draw.TimeSpan;
import reckon.setting.Settings;
import reckon.text.Language;

/** Which stretch of the run is shown, with no window. */
class TimeWindowTest {
    private static final Problems NONE = new Problems() {
        @Override
        public void wrong(String line) {
            throw new AssertionError(line);
        }

        @Override
        public void unexpected(Throwable cause) {
            throw new AssertionError(cause);
        }
    };

    private final Session session =
            new Session(new Look(Language.ENGLISH, Theme.LIGHT), NONE, Runnable::run, Runnable::run, Runnable::run);
    private final TimeWindow window = new TimeWindow(session.playback());
    private final Playback playback = session.playback();

    @BeforeEach
    void open() {
        session.openReady("demo");
    }

    private TimeSpan shown() {
        return window.spanProperty().get();
    }

    private TimeSpan whole() {
        return TimeSpan.whole(session.simulations().runProperty().get().seconds());
    }

    @Test
    void zoomsAboutThePlayheadAndBackToTheWhole() {
        assertEquals(whole(), shown());
        playback.seek(8);
        window.zoom(4);
        assertEquals(whole().length() / Math.pow(1.25, 4), shown().length(), 1e-9);
        assertEquals(
                8 / whole().length(), (8 - shown().from()) / shown().length(), 1e-9, "the playhead stays where it is");
        window.zoom(-9);
        assertEquals(whole(), shown());
    }

    @Test
    void pansNoFartherThanTheRun() {
        window.pan(3);
        assertEquals(whole(), shown(), "there is nothing else to show");
        window.zoom(5, 0);
        window.pan(2);
        assertEquals(2, shown().from(), 1e-9);
        window.pan(-5);
        assertEquals(0, shown().from());
        window.pan(1000);
        assertEquals(whole().to(), shown().to(), 1e-9);
        window.showWhole();
        assertEquals(whole(), shown());
    }

    @Test
    void keepsThePlayheadInViewWhilePlaying() {
        window.zoom(10, 0);
        playback.play();
        for (int i = 0; i < 16 * 60; i++) {
            session.advance(1.0 / 60);
            assertTrue(shown().holds(playback.seconds()), playback.seconds() + " s");
        }
        playback.jump(0);
        assertEquals(0, shown().from(), 1e-9);
    }

    @Test
    void aChangedSettingKeepsZoomAndPlayhead() {
        playback.seek(8);
        window.zoom(6);
        TimeSpan before = shown();
        int frame = playback.frameProperty().get();
        session.set(Settings.DELAY, 0.3, null);
        assertEquals(before, shown());
        assertEquals(frame, playback.frameProperty().get());
        session.openReady("dodge");
        assertEquals(whole(), shown(), "another path is shown as a whole");
    }

    @Test
    void growsWithAPathThatIsDrawn() {
        session.path().begin(0, 0);
        for (int i = 0; i < 150; i++) {
            session.drawing().move(i * 0.01, 0);
            session.advance(1.0 / 60);
        }
        assertEquals(whole(), shown());
        assertTrue(shown().length() > 2.4);
        session.path().endStroke();
        assertEquals(whole(), shown());
    }
}
