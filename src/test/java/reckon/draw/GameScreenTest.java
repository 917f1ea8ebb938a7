package reckon.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;
import reckon.network.Network;
import reckon.network.PacketOverride;
import reckon.scheme.Game;
import reckon.scheme.GameRun;
import reckon.scheme.Happening.What;
import reckon.scheme.LinkOverride;
import reckon.scheme.PlayedGames;
import reckon.scheme.Post;
import reckon.scheme.SchemeKind;
import reckon.setting.SchemeSettings;
import reckon.setting.Settings;
import reckon.text.Language;
import reckon.text.Texts;

/** The screen of a node shows the players where the node has them, and where the server has them. */
class GameScreenTest {
    private static final double EM = 13;

    private static Camera camera(GameRun run) {
        return Camera.fitting(GameBounds.of(run.game()), 300, 220);
    }

    private static RecordingPen drawn(GameRun run, double seconds, int node, Language language) {
        RecordingPen pen = new RecordingPen();
        GameScreen.draw(pen, new GameMoment(run, seconds, Texts.of(language), EM), camera(run), node);
        return pen;
    }

    private static RecordingPen drawn(GameRun run, double seconds, int node) {
        return drawn(run, seconds, node, Language.ENGLISH);
    }

    private static double when(GameRun run, int node, What what) {
        return run.happenings().stream()
                .filter(one -> one.node() == node && one.what() == what)
                .mapToDouble(one -> SimulationTime.seconds(one.micros()))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aPlayerIsDrawnWhereItsScreenHasIt() {
        GameRun run = PlayedGames.simple(SchemeKind.PREDICTION_AND_PULL, false);
        Camera camera = camera(run);
        for (int node : new int[] {0, 1, Post.SERVER}) {
            Vec2 at = (node == Post.SERVER ? run.truth(0) : run.screen(node, 0))
                    .at(1.4)
                    .orElseThrow();
            assertTrue(drawn(run, 1.4, node).of(RecordingPen.Disc.class).stream()
                    .filter(disc -> disc.ink() == Ink.player(0))
                    .anyMatch(disc -> Math.abs(disc.x() - camera.stageX(at.x())) < 1e-9
                            && Math.abs(disc.y() - camera.stageY(at.y())) < 1e-9));
            assertEquals(at.x(), camera.worldX(camera.stageX(at.x())), 1e-9);
        }
    }

    @Test
    void aChaseHasItsPointsWhileItIsUnderWay() {
        GameRun run = PlayedGames.simple(SchemeKind.PREDICTION_AND_PULL, false);
        double runs = when(run, 1, What.RUN);
        double agree = when(run, 1, What.AGREE);
        RecordingPen during = drawn(run, (runs + agree) / 2, 1);
        for (String point : new String[] {"P₁", "P₂", "P₃", "P₄"}) {
            assertTrue(during.wrote(point), point);
            assertFalse(drawn(run, agree + 0.01, 1).wrote(point), point);
            assertFalse(drawn(run, (runs + agree) / 2, 0).wrote(point), point);
        }
    }

    @Test
    void whereTheServerHasAPlayerElsewhereItSaysHowFar() {
        GameRun run = PlayedGames.simple(SchemeKind.VERIFIED_FIRST, false);
        double at = when(run, 1, What.START) - 0.002;
        double apart = run.screen(1, 0)
                .at(at)
                .orElseThrow()
                .distance(run.truth(0).at(at).orElseThrow());
        assertTrue(apart > 0.1);
        for (Language language : Language.values()) {
            assertTrue(drawn(run, at, 1, language).wrote(Texts.of(language).get("game.apart", apart)));
        }
        assertFalse(drawn(run, 0.9, 1).wrote(Texts.of(Language.ENGLISH).get("game.apart", 0)));
    }

    @Test
    void aRollbackIsSeenForHalfASecond() {
        GameRun run = PlayedGames.simple(SchemeKind.PREDICTION_AND_PULL, true);
        double at = when(run, 0, What.ROLLBACK);
        assertTrue(jumps(drawn(run, at + 0.4, 0)));
        assertFalse(jumps(drawn(run, at + 0.6, 0)));
        assertFalse(jumps(drawn(run, at - 0.01, 0)));
    }

    private static boolean jumps(RecordingPen pen) {
        return pen.of(RecordingPen.Line.class).stream()
                .anyMatch(
                        line -> line.stroke().ink() == Ink.LOSS && line.stroke().dash() == Dash.DASHED);
    }

    @Test
    void aReplicaThatHasHeardNothingForLongIsMarkedAsStale() {
        GameRun run = PlayedGames.simple(SchemeKind.DEAD_RECKONING_MESH, false);
        Network silent =
                run.game().network().withValues(run.game().network().values().with(Settings.LOSS_P, 1.0));
        Game game = run.game().with(SchemeSettings.HEARTBEAT, 0.5).withNetwork(silent);
        assertFalse(drawn(GameRun.of(game.withNetwork(run.game().network())), 1.5, 1)
                .wrote("stale"));
        LinkOverride heard = new LinkOverride(0, 1, new PacketOverride(1.01, OptionalDouble.of(1.1)));
        GameRun lonely = GameRun.of(game.withOverrides(List.of(heard)));
        // the clocks are not known: it counts from 1.1 s on, and goes on for 2.4 heartbeats
        assertFalse(drawn(lonely, 2.25, 1).wrote("stale"));
        RecordingPen after = drawn(lonely, 2.35, 1);
        assertTrue(after.wrote("stale"));
        assertTrue(after.of(RecordingPen.Ring.class).stream()
                .anyMatch(ring ->
                        ring.stroke().dash() == Dash.DOTTED && ring.stroke().ink() == Ink.player(0)));
        assertTrue(drawn(lonely, 2.35, 1, Language.CHINESE).wrote("过期"));
        assertFalse(drawn(lonely, 2.35, 0).wrote("stale"));
    }

    @Test
    void aCheatIsMarked() {
        GameRun honest = PlayedGames.simple(SchemeKind.HALF_SERVER, false);
        GameRun cheating = GameRun.of(honest.game().withCheats(Set.of(0)));
        assertTrue(drawn(cheating, 1.5, 1).wrote("cheats"));
        assertFalse(drawn(honest, 1.5, 1).wrote("cheats"));
    }

    @ParameterizedTest
    @EnumSource
    void nothingIsDrawnNowhere(SchemeKind kind) {
        for (GameRun run : PlayedGames.random(kind, 40)) {
            for (double at = 0; at < run.seconds() && at < 12; at += 0.77) {
                for (int node = Post.SERVER; node < run.game().clients().size(); node++) {
                    OddPlaces.assertNone(drawn(run, at, node), run);
                }
            }
        }
    }
}
