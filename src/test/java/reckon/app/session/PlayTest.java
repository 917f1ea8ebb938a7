package reckon.app.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import reckon.draw.Theme;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;
import reckon.network.PacketOverride;
import reckon.scheme.Game;
import reckon.scheme.Letter;
import reckon.scheme.LinkOverride;
import reckon.scheme.Order;
import reckon.scheme.Post;
import reckon.text.Language;

/** The playhead of a game, and what a hand does to it, without a window. */
class PlayTest {
    private final List<String> wrong = new ArrayList<>();
    private final Session session = new Session(
            new Look(Language.ENGLISH, Theme.LIGHT),
            new Problems() {
                @Override
                public void wrong(String line) {
                    wrong.add(line);
                }

                @Override
                public void unexpected(Throwable cause) {
                    throw new AssertionError(cause);
                }
            },
            Runnable::run,
            Runnable::run,
            Runnable::run);
    private final Play play = session.play();

    PlayTest() {
        session.openReady("game-late");
    }

    private double at(int event) {
        return SimulationTime.seconds(play.run().happenings().get(event).micros());
    }

    @Test
    void betweenTwoEventsBackIsTheOneBefore() {
        int event = play.run().eventsBy(1.5) - 1;
        play.playback().seek(1.5);
        assertEquals(event, play.eventProperty().get());
        assertTrue(play.step(-1));
        assertEquals(event, play.eventProperty().get());
        assertEquals(at(event), play.moment());
        assertTrue(play.step(-1));
        assertEquals(event - 1, play.eventProperty().get());
        play.playback().seek(1.5);
        assertTrue(play.step(1));
        assertEquals(event + 1, play.eventProperty().get());
    }

    @Test
    void afterTheLastEventThereIsNoNext() {
        play.playback().end();
        int last = play.run().happenings().size() - 1;
        double moment = play.moment();
        assertFalse(play.step(1));
        assertEquals(moment, play.moment());
        assertTrue(play.look(last));
        assertFalse(play.step(1));
        assertTrue(play.step(-5));
        assertEquals(last - 5, play.eventProperty().get());
    }

    @Test
    void theEventLookedAtStaysWhenASettingChanges() {
        int run = 0;
        while (!play.run().happenings().get(run).what().word().equals("run")) {
            run++;
        }
        play.look(run);
        session.game().client(1, client -> client.withWays(0.2, 0.4), null);
        assertEquals(
                "run",
                play.run().happenings().get(play.eventProperty().get()).what().word());
        assertEquals(at(play.eventProperty().get()), play.moment());
    }

    private int order() {
        List<Letter> letters = play.run().letters();
        for (int i = 0; i < letters.size(); i++) {
            if (letters.get(i).message() instanceof Order
                    && letters.get(i).way().copy() == 0) {
                return i;
            }
        }
        throw new AssertionError("nobody commands");
    }

    @Test
    void anOverrideThatIsOnlyNearAMessageIsFreedWithIt() {
        Game game = session.document().game().orElseThrow();
        PacketOverride near = new PacketOverride(1.002, OptionalDouble.of(1.5));
        session.edits()
                .change(
                        session.document()
                                .withGame(game.withOverrides(List.of(new LinkOverride(0, Post.SERVER, near)))
                                        .withNetwork(game.network().withOverrides(List.of(near)))),
                        texts -> "overrides");
        assertTrue(play.run().letters().get(order()).way().byHand());
        session.letters().free(order());
        assertEquals(List.of(), session.document().game().orElseThrow().overrides());
        assertFalse(play.run().letters().get(order()).way().byHand());
    }

    @Test
    void whoIsNotInTheGameCommandsNothing() {
        session.game().client(1, client -> client.joining(2), null);
        play.playback().seek(1.5);
        int before = session.document().game().orElseThrow().commands().size();
        session.game().command(1, new Vec2(1, 1));
        session.game().command(7, new Vec2(1, 1));
        assertEquals(before, session.document().game().orElseThrow().commands().size());
        session.game().command(0, new Vec2(1, 1));
        session.game().removeCommand();
        session.game().removeCommand();
        assertEquals(
                before - 1, session.document().game().orElseThrow().commands().size());
    }

    @Test
    void whatIsLaidAsideCountsAsUnsavedUntilItIsSaved() {
        session.turnTo(Mode.METHODS);
        session.path().begin(0, 0);
        session.drawing().move(2, 2);
        session.advance(0.5);
        session.path().endStroke();
        session.path().finish();
        session.turnTo(Mode.SCHEMES);
        assertTrue(session.edits().asideUnsaved());
        session.turn();
        assertTrue(session.edits().openUnsaved());
        assertEquals(List.of(), wrong);
    }
}
