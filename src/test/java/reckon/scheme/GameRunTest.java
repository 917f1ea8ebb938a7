package reckon.scheme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import reckon.explain.Symbol;
import reckon.explain.Worksheet;
import reckon.explain.judge.Judge;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;
import reckon.network.Network;
import reckon.scheme.Happening.What;
import reckon.setting.Group;
import reckon.setting.SchemeSettings;
import reckon.setting.Values;

/** What a game comes to where its screens, its players and its verdicts cross each other. */
class GameRunTest {
    private static final double SAME = 1e-6;

    /** A and B, 0.1 s and 0.3 s from the server; A walks 8 m from 2 s on. */
    private static Game game(SchemeKind kind, OptionalDouble leaves) {
        List<Client> clients = List.of(
                new Client("A", 0.1, 0.1, new NodeClock(1.5, 0), 0, OptionalDouble.empty()),
                new Client("B", 0.3, 0.3, new NodeClock(-1, 0), 0, leaves));
        GameCommand command = new GameCommand(2, 0, Vec2.ZERO, new Vec2(8, 0), Optional.of(true));
        return new Game(
                1,
                clients,
                Network.defaults(),
                Values.defaults(Group.SCHEME).with(SchemeSettings.KIND, kind.word()),
                Map.of(),
                List.of(),
                List.of(command),
                Set.of(),
                List.of());
    }

    private static Game game(SchemeKind kind) {
        return game(kind, OptionalDouble.empty());
    }

    private static long count(GameRun run, int node, What what) {
        return run.happenings().stream()
                .filter(one -> one.node() == node && one.what() == what)
                .count();
    }

    @Test
    void screensAgreeOnlyWhereARunIsNotCutShort() {
        Game game = game(SchemeKind.PREDICTION_AND_PULL).with(SchemeSettings.LEAD, 0.4);
        assertEquals(1, count(GameRun.of(game), 1, What.AGREE));
        GameCommand next = new GameCommand(2.2, 0, new Vec2(0.4, 0), new Vec2(0, 6), Optional.of(true));
        GameRun twice = GameRun.of(game.withCommands(List.of(game.commands().getFirst(), next)));
        assertEquals(2, count(twice, 1, What.RUN));
        assertEquals(1, count(twice, 1, What.AGREE));
        // B hears at 2.4 s and is gone before the run of 0.4 s is over
        GameRun left = GameRun.of(
                game(SchemeKind.PREDICTION_AND_PULL, OptionalDouble.of(2.5)).with(SchemeSettings.LEAD, 0.4));
        assertEquals(1, count(left, 1, What.RUN));
        assertEquals(0, count(left, 1, What.AGREE));
    }

    @Test
    void aYesThatComesAfterAllFindsThePlayerWhereTheServerHasIt() {
        GameRun run = GameRun.of(game(SchemeKind.PREDICTION_AND_PULL)
                .with(SchemeSettings.GIVE_UP, 0.15)
                .with(SchemeSettings.FOLLOW, "pull"));
        assertEquals(1, count(run, 0, What.ROLLBACK));
        int pulled = IntStream.range(0, run.happenings().size())
                .filter(i -> run.happenings().get(i).node() == 0
                        && run.happenings().get(i).what() == What.PULL)
                .findFirst()
                .orElseThrow();
        Worksheet sheet = run.worksheet(pulled);
        assertEquals(List.of(), Judge.of(sheet, false).complaints());
        double late = SimulationTime.seconds(run.happenings().get(pulled).micros()) - 2;
        assertEquals(late, sheet.number(Symbol.LATENESS), SAME);
        assertEquals(late, sheet.number(Symbol.CHECKED_LATENESS), SAME);
        for (double at = 2 + late; at < 7; at += 0.3) {
            Vec2 known = run.truth(0).at(at).orElseThrow();
            assertEquals(0, run.screen(0, 0).at(at).orElseThrow().distance(known), SAME);
        }
    }

    @Test
    void nobodyBelievesWhatTheyDoNotSeeAnyMore() {
        Game game = game(SchemeKind.HALF_SERVER, OptionalDouble.of(3)).withCheats(Set.of(0));
        GameRun run = GameRun.of(game);
        double seen = run.screen(1, 0).at(3).orElseThrow().length();
        assertTrue(seen > 1 && seen < 5, () -> seen + " m");
        assertEquals(seen, run.maxBelieved(0), 1e-4);
        assertEquals(
                8,
                GameRun.of(game(SchemeKind.HALF_SERVER).withCheats(Set.of(0))).maxBelieved(0),
                SAME);
    }

    @Test
    void whoHasNoPlayerIsInRange() {
        Game game = game(SchemeKind.HALF_SERVER);
        GameCommand far = new GameCommand(2, 0, new Vec2(60, 0), new Vec2(61, 0), Optional.empty());
        GameRun run = GameRun.of(game.withCommands(List.of(far)).with(SchemeSettings.RANGE, OptionalDouble.of(10)));
        assertEquals(List.of(1), run.state(0, 5).lists().orElseThrow().local());
    }

    @ParameterizedTest
    @EnumSource
    void aMeshHasNoServerAmongItsNodes(SchemeKind kind) {
        boolean mesh = kind == SchemeKind.DEAD_RECKONING_MESH;
        assertEquals(
                mesh ? List.of(0, 1) : List.of(0, 1, Post.SERVER), game(kind).nodes());
    }

    @Test
    void whatANodeKnewIsKeptFromEachChangeOn() {
        GameRun run = GameRun.of(game(SchemeKind.PREDICTION_AND_PULL));
        for (int node : run.game().nodes()) {
            List<NodeState.Kept> states = run.states(node);
            for (NodeState.Kept kept : states) {
                assertEquals(kept.state(), run.state(node, SimulationTime.seconds(kept.micros())));
            }
            OptionalInt same = IntStream.range(1, states.size())
                    .filter(i -> states.get(i).state().equals(states.get(i - 1).state()))
                    .findFirst();
            assertEquals(OptionalInt.empty(), same);
        }
    }
}
