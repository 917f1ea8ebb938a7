package reckon.scheme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import reckon.explain.Symbol;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;
import reckon.network.Network;
import reckon.scheme.Happening.What;
import reckon.setting.Group;
import reckon.setting.SchemeSettings;
import reckon.setting.Values;

/** What nodes know at every moment of a game. */
class NodeStateTest {
    private static final double SAME = 1e-6;

    /** A and B, 0.1 s and 0.06 s from the server; A goes through a wall, if that is a cheat's way. */
    private static GameRun play(SchemeKind kind, Set<Integer> cheats) {
        List<Client> clients = List.of(client("A", 0.1, 2.5), client("B", 0.06, -1));
        Values values = Values.defaults(Group.SCHEME).with(SchemeSettings.KIND, kind.word());
        GameCommand command = new GameCommand(2, 0, new Vec2(0, 0), new Vec2(4, 0), Optional.of(true));
        List<Wall> walls = cheats.isEmpty() ? List.of() : List.of(new Wall(new Vec2(2, -1), new Vec2(2, 1)));
        return GameRun.of(
                new Game(1, clients, Network.defaults(), values, Map.of(), walls, List.of(command), cheats, List.of()));
    }

    private static Client client(String name, double way, double offset) {
        return new Client(name, way, way, new NodeClock(offset, 0), 0, OptionalDouble.empty());
    }

    @Test
    void aClientKnowsItsClockAfterTheLoginAndTheServerAfterTheReport() {
        GameRun run = play(SchemeKind.PREDICTION_AND_PULL, Set.of());
        assertEquals(OptionalDouble.empty(), run.state(0, 0.19).timeModified());
        assertEquals(2.5, run.state(0, 0.2).timeModified().orElseThrow(), SAME);
        assertEquals(OptionalDouble.empty(), desk(run, 0.29).timeModified());
        assertEquals(2.5, desk(run, 0.3).timeModified().orElseThrow(), SAME);
        assertEquals(NodeState.NOTHING, run.state(0, -1));
    }

    private static NodeState.Desk desk(GameRun run, double at) {
        return run.state(Post.SERVER, at).desks().getFirst();
    }

    @Test
    void aCommandWaitsInTheUnverifiedQueueForItsVerdict() {
        GameRun run = play(SchemeKind.PREDICTION_AND_PULL, Set.of());
        assertEquals(List.of(), run.state(0, 1.99).unverified());
        NodeState.Unverified waiting = run.state(0, 2.1).unverified().getFirst();
        assertTrue(waiting.moves() && waiting.move().number() == 0);
        assertEquals(List.of(), run.state(0, 2.21).unverified());
        assertEquals(0, desk(run, 2.09).expected());
        assertEquals(1, desk(run, 2.11).expected());
        assertTrue(!play(SchemeKind.VERIFIED_FIRST, Set.of())
                .state(0, 2.1)
                .unverified()
                .getFirst()
                .moves());
    }

    @Test
    void pingsAreTheMeanOfWhatReceiptsTook() {
        GameRun run = play(SchemeKind.HALF_SERVER, Set.of());
        assertEquals(Map.of(), run.state(0, 0.19).pings());
        assertEquals(0.2, run.state(0, 0.2).pings().get(Post.SERVER), SAME);
        assertEquals(0.12, run.state(Post.SERVER, 1).pings().get(1), SAME);
        assertEquals(0.32, run.state(0, 5).pings().get(1), SAME);
    }

    @Test
    void theHalfServerGivesListsAndATableThatFollows() {
        GameRun run = play(SchemeKind.HALF_SERVER, Set.of());
        assertEquals(Optional.empty(), run.state(1, 0.2).lists());
        BroadcastLists lists = run.state(1, 1).lists().orElseThrow();
        assertEquals(List.of(0), lists.global());
        assertEquals(List.of(0), lists.local());
        assertEquals(2.5, lists.timeModified().get(0), SAME);
        // the server has the player since T0, and sends its table every second
        assertEquals(List.of(new UserState(0, new Vec2(0, 0))), run.state(1, 3).users());
        assertEquals(2, run.state(1, 3.1).users().getFirst().place().x(), SAME);
        assertEquals(4, run.state(1, 4.1).users().getFirst().place().x(), SAME);
    }

    @Test
    void theTableFindsACheatOutLater() {
        assertEquals(0, farthest(play(SchemeKind.HALF_SERVER, Set.of())), 0.01);
        GameRun run = play(SchemeKind.HALF_SERVER, Set.of(0));
        // at 3 s it has gone for a second, at one and a half times 2 m/s, while the server has it where it was
        assertEquals(3, farthest(run), SAME);
        assertEquals(1, desk(run, 5).refusals());
    }

    /** The farthest that B finds A from where the table has it, m. */
    private static double farthest(GameRun run) {
        return run.happenings().stream()
                .filter(one -> one.node() == 1 && one.detail().get("apart") != null)
                .mapToDouble(one -> (double) one.detail().get("apart"))
                .max()
                .orElseThrow();
    }

    @Test
    void nodesOnTheMeshKnowTheUpdates() {
        GameRun run = play(SchemeKind.DEAD_RECKONING_MESH, Set.of());
        assertEquals(List.of(-1, -1), run.state(1, 0).heard());
        int heard = run.state(1, 1).heard().getFirst();
        assertTrue(heard >= 0 && run.state(1, 5).heard().getFirst() > heard);
        assertEquals(2, run.state(0, 2.3).sent().orElseThrow().sent(), 0.3);
    }

    /** The unverified queue is at every moment what the events make of it. */
    @ParameterizedTest
    @EnumSource(names = {"PREDICTION_AND_PULL", "VERIFIED_FIRST"})
    void theQueueIsWhatTheEventsMakeOfIt(SchemeKind kind) {
        RandomGames games = new RandomGames(kind.word().hashCode());
        for (int i = 0; i < 50; i++) {
            GameRun run = GameRun.of(games.next(kind));
            for (Happening one : run.happenings()) {
                double now = SimulationTime.seconds(one.micros());
                List<NodeState.Unverified> queue =
                        one.node() < 0 ? List.of() : run.state(one.node(), now).unverified();
                boolean waits = queue.stream()
                        .anyMatch(each -> Integer.valueOf(each.move().number())
                                .equals(one.detail().get("number")));
                if (one.what() == What.VERIFIED) {
                    assertTrue(!waits, one::toString);
                } else if (one.what() == What.COMMAND) {
                    assertTrue(waits, one::toString);
                }
                assertTrue(
                        IntStream.range(1, queue.size())
                                .allMatch(k -> queue.get(k - 1).move().number()
                                        < queue.get(k).move().number()),
                        queue::toString);
            }
        }
    }

    private static GameRun unimportant(Set<Integer> cheats) {
        Game game = play(SchemeKind.COMBINED, cheats).game();
        GameCommand command = new GameCommand(2, 0, new Vec2(0, 0), new Vec2(4, 0), Optional.of(false));
        return GameRun.of(game.withCommands(List.of(command)));
    }

    @Test
    void theMessageCacheKeepsWhatNeedsNoVerdictWithItsCheckCode() {
        GameRun run = unimportant(Set.of());
        NodeState.Cached own = run.state(0, 2.01).cache().getFirst();
        NodeState.Cached heard = run.state(1, 3).cache().getFirst();
        assertEquals(own.move(), heard.move());
        long seed = run.game().seed();
        assertEquals(CheckCode.due(CheckCode.key(seed, 0), own.move()), own.code());
        assertEquals(CheckCode.due(CheckCode.key(seed, 1), own.move()), heard.code());
        assertTrue(own.code() != heard.code());
        assertEquals(new Vec2(4, 0), run.screen(1, 0).at(run.seconds()).orElseThrow());
    }

    @Test
    void aForgedCheckCodeIsFoundOut() {
        GameRun run = unimportant(Set.of(0));
        Happening refused = run.happenings().stream()
                .filter(one -> one.what() == Happening.What.REFUSE)
                .findFirst()
                .orElseThrow();
        assertEquals(Post.SERVER, refused.node());
        assertEquals(1, run.worksheet(run.happenings().indexOf(refused)).number(Symbol.FORGED));
        assertEquals(Vec2.ZERO, run.screen(1, 0).at(run.seconds()).orElseThrow());
    }
}
