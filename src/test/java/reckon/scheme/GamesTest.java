package reckon.scheme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import reckon.motion.Vec2;
import reckon.scheme.Happening.What;

/** What must hold in every game, however bad the network. */
class GamesTest {
    private static final int GAMES = Boolean.getBoolean("reckon.long") ? 5000 : 300;
    private static final double SAME = 1e-9;

    private static String about(int index, GameRun run) {
        return "game " + index + ": " + run.game();
    }

    @ParameterizedTest
    @EnumSource(names = "DEAD_RECKONING_MESH", mode = EnumSource.Mode.EXCLUDE)
    void everyHonestScreenEndsInTheServersState(SchemeKind kind) {
        RandomGames games = new RandomGames(kind.word().hashCode());
        for (int i = 0; i < GAMES; i++) {
            GameRun run = GameRun.of(games.next(kind));
            String about = about(i, run);
            double end = run.seconds();
            for (int player = 0; player < run.game().clients().size(); player++) {
                Optional<Vec2> truth = run.truth(player).at(end);
                if (truth.isEmpty() || run.game().cheats().contains(player)) {
                    continue;
                }
                for (int client = 0; client < run.game().clients().size(); client++) {
                    Optional<Vec2> shown = run.screen(client, player).at(end);
                    String where = client + " of " + player + " in " + about;
                    assertTrue(shown.isPresent(), where);
                    assertEquals(0, shown.get().distance(truth.get()), SAME, where);
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void noCommandIsAppliedTwiceOrOutOfOrder(SchemeKind kind) {
        RandomGames games = new RandomGames(31 + kind.word().hashCode());
        for (int i = 0; i < GAMES; i++) {
            GameRun run = GameRun.of(games.next(kind));
            Map<List<Integer>, Integer> newest = new HashMap<>();
            for (Happening one : run.happenings()) {
                if (one.what() == What.START || one.what() == What.RUN || one.what() == What.PULL) {
                    int number = (int) one.detail().get("number");
                    Integer before = newest.put(List.of(one.node(), one.client()), number);
                    String about = one + " in " + about(i, run);
                    assertTrue(before == null || before < number, about);
                }
            }
            for (int client = 0; client < run.game().clients().size(); client++) {
                List<NodeState.Unverified> left =
                        run.state(client, run.seconds()).unverified();
                assertEquals(List.of(), left, client + ", at the end of " + about(i, run));
            }
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"PREDICTION_AND_PULL", "VERIFIED_FIRST", "COMBINED"})
    void aRollbackLosesNothingThatWasNotRefused(SchemeKind kind) {
        RandomGames games = new RandomGames(57 + kind.word().hashCode());
        for (int i = 0; i < GAMES; i++) {
            GameRun run = GameRun.of(games.next(kind));
            for (int client = 0; client < run.game().clients().size(); client++) {
                Set<Object> accepted = numbers(run, Post.SERVER, What.ACCEPT, client);
                Set<Object> refused = numbers(run, Post.SERVER, What.REFUSE, client);
                Set<Object> verified = numbers(run, client, What.VERIFIED, client);
                String about = client + " in " + about(i, run);
                assertTrue(accepted.containsAll(verified), about);
                Set<Object> both = new HashSet<>(accepted);
                both.retainAll(refused);
                assertEquals(Set.of(), both, about);
                if (kind == SchemeKind.VERIFIED_FIRST) {
                    Set<Object> shown = numbers(run, client, What.START, client);
                    assertTrue(accepted.containsAll(shown), "shown, but not accepted: " + about);
                }
            }
        }
    }

    private static Set<Object> numbers(GameRun run, int node, What what, int client) {
        Set<Object> numbers = new HashSet<>();
        for (Happening one : run.happenings()) {
            if (one.node() == node && one.what() == what && one.client() == client) {
                assertTrue(numbers.add(one.detail().get("number")), () -> "twice: " + one);
            }
        }
        return numbers;
    }

    @ParameterizedTest
    @EnumSource
    void theSameSeedGivesTheSameLog(SchemeKind kind) {
        RandomGames games = new RandomGames(5 + kind.word().hashCode());
        for (int i = 0; i < 50; i++) {
            Game game = games.next(kind);
            List<Happening> once = GameRun.of(game).happenings();
            assertFalse(once.isEmpty());
            assertEquals(once, GameRun.of(game).happenings());
        }
    }

    @ParameterizedTest
    @EnumSource(names = "DEAD_RECKONING_MESH")
    void everyReplicaEndsWithinTheThresholdOfItsOwner(SchemeKind kind) {
        RandomGames games = new RandomGames(kind.word().hashCode());
        for (int i = 0; i < GAMES; i++) {
            GameRun run = GameRun.of(games.next(kind));
            double end = run.seconds();
            for (int player = 0; player < run.game().clients().size(); player++) {
                Optional<Vec2> own = run.screen(player, player).at(end);
                for (int client = 0; client < run.game().clients().size(); client++) {
                    Optional<Vec2> replica = run.screen(client, player).at(end);
                    String where = client + " of " + player + " in " + about(i, run);
                    assertEquals(own.isPresent(), replica.isPresent(), where);
                    if (own.isPresent()) {
                        double apart = own.get().distance(replica.orElseThrow());
                        assertTrue(apart <= run.game().rules().threshold() + SAME, apart + " m, " + where);
                    }
                }
            }
        }
    }
}
