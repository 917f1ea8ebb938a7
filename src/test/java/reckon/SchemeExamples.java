package reckon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import reckon.explain.Symbol;
import reckon.explain.Worksheet;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;
import reckon.network.Network;
import reckon.scheme.Client;
import reckon.scheme.Game;
import reckon.scheme.GameCommand;
import reckon.scheme.GameRun;
import reckon.scheme.Happening;
import reckon.scheme.Happening.What;
import reckon.scheme.NodeClock;
import reckon.scheme.Post;
import reckon.scheme.Wall;
import reckon.setting.Group;
import reckon.setting.Setting;
import reckon.setting.Settings;
import reckon.setting.Values;

/** Plays the games of the worked schemes, and holds what happens in them against what is expected. */
final class SchemeExamples {
    private static final int A = 0;
    private static final int B = 1;

    private final GameRun run;
    private final double t0;

    private SchemeExamples(Game game) {
        this.run = GameRun.of(game);
        this.t0 = game.commands().getFirst().at();
    }

    static void check(Example example) {
        SchemeExamples played = new SchemeExamples(game(example.inner("scheme")));
        Example expect = example.inner("expect");
        for (String key : expect.values().keySet()) {
            played.check(key, expect);
        }
        played.checkClocks();
    }

    private void check(String key, Example expect) {
        switch (key) {
            case "T0" -> expect.expect(key, time(A, What.COMMAND));
            case "T1" -> expect.expect(key, received(Post.SERVER, "order"));
            case "T2" -> expect.expect(key, Math.max(received(B, "relay"), received(B, "peer-move")));
            case "checkedLateness" ->
                expectToldAlike(
                        key,
                        Symbol.CHECKED_LATENESS,
                        (double) follows().detail().get("L_c"),
                        expect);
            case "usedLateness" ->
                expectToldAlike(
                        key, Symbol.LATENESS, (double) follows().detail().get("L"), expect);
            case "P3" -> expectToldAlike(key, Symbol.P3, expect);
            case "P4" -> expectToldAlike(key, Symbol.P4, expect);
            case "S" ->
                expectToldAlike(
                        key, Symbol.RUN_SPEED, (double) follows().detail().get("S"), expect);
            case "pulled" -> assertEquals(What.PULL, follows().what(), key);
            case "reachesP4At" -> expect.expect(key, time(B, What.AGREE));
            case "disagreementAtP4" -> expect.expect(key, run.disagreement(A, time(B, What.AGREE)));
            case "startsUncorrectedAt" -> {
                assertEquals(What.START, follows().what(), key);
                expect.expect(key, time(B, What.START));
            }
            case "inputDelay" -> expect.expect(key, time(A, What.START) - t0);
            case "verifiedAt" -> expect.expect(key, time(A, What.VERIFIED));
            case "refusedAt" -> expect.expect(key, time(Post.SERVER, What.REFUSE));
            case "refusalReachesAAt" -> expect.expect(key, received(A, "verdict"));
            case "rollbackAt" -> expect.expect(key, time(A, What.ROLLBACK));
            case "rollbackFrom" ->
                expect.expect(key, (Vec2) one(A, What.ROLLBACK).detail().get("from"));
            case "rollbackTo" -> {
                expect.expect(key, (Vec2) one(A, What.ROLLBACK).detail().get("to"));
                expect.expect(key, run.screen(A, A).at(run.seconds()).orElseThrow());
            }
            case "neverMoves" ->
                assertEquals(
                        0,
                        run.happenings().stream()
                                .filter(one -> one.what() == What.START)
                                .count(),
                        key);
            case "startA", "startB", "startC" -> expect.expect(key, time(key.charAt(5) - 'A', What.START));
            case "stampedStart" ->
                expect.expect(
                        key, SimulationTime.seconds(run.truth(A).all().getLast().micros()));
            case "maxDisagreement" -> expect.expect(key, run.maxDisagreement(A));
            case "pingA" -> expect.expect(key, run.game().clients().getFirst().ping());
            case "waitsForVerdict" ->
                assertEquals(
                        expect.get(key),
                        run.happenings().stream()
                                .noneMatch(one -> one.what() == What.START && one.node() == A && seconds(one) == t0),
                        key);
            default -> fail("nobody knows how to check " + key);
        }
    }

    /** Checks a number of how B follows A, on the sheet of the event too. */
    private void expectToldAlike(String key, Symbol symbol, double number, Example expect) {
        expect.expect(key, number);
        expect.expect(key, sheet(follows()).number(symbol));
    }

    /** The same of a place. */
    private void expectToldAlike(String key, Symbol symbol, Example expect) {
        expect.expect(key, (Vec2) follows().detail().get(key));
        expect.expect(key, sheet(follows()).vector(symbol));
    }

    private Worksheet sheet(Happening happening) {
        return run.worksheet(run.happenings().indexOf(happening));
    }

    /** Every client finds its clock by its login, and is wrong by half of what the way down takes longer. */
    private void checkClocks() {
        for (Happening one : run.happenings()) {
            if (one.what() == What.RECEIVE && "login-answer".equals(one.detail().get("what"))) {
                Client client = run.game().clients().get(one.node());
                double error = (client.down() - client.up()) / 2;
                Worksheet sheet = sheet(one);
                assertEquals(client.clock().offset() + error, sheet.number(Symbol.TIME_MODIFIED), 1e-9);
                assertEquals(error, sheet.number(Symbol.EXPECTED_ERROR), 1e-9);
                assertEquals(error, sheet.number(Symbol.CLOCK_ERROR), 1e-9);
            }
        }
    }

    private static double seconds(Happening happening) {
        return SimulationTime.seconds(happening.micros());
    }

    private Optional<Happening> first(int node, What what) {
        return run.happenings().stream()
                .filter(one -> one.node() == node && one.what() == what && one.client() == A)
                .findFirst();
    }

    private Happening one(int node, What what) {
        return first(node, what).orElseThrow(() -> new AssertionError("no " + what + " on " + node));
    }

    private double time(int node, What what) {
        return seconds(one(node, what));
    }

    private double received(int node, String message) {
        return run.happenings().stream()
                .filter(one -> one.node() == node && one.what() == What.RECEIVE)
                .filter(one -> message.equals(one.detail().get("what")))
                .mapToDouble(SchemeExamples::seconds)
                .findFirst()
                .orElse(-1);
    }

    /** How B follows A. */
    private Happening follows() {
        return run.happenings().stream()
                .filter(one -> one.node() == B)
                .filter(one -> one.what() == What.PULL || one.what() == What.RUN || one.what() == What.START)
                .findFirst()
                .orElseThrow(() -> new AssertionError("B does not follow"));
    }

    private static Game game(Example scheme) {
        List<String> names = new ArrayList<>(scheme.inner("clients").values().keySet());
        List<Client> clients = names.stream()
                .map(name -> client(name, scheme.inner("clients").inner(name)))
                .toList();
        Map<Game.Pair, Double> peers = new HashMap<>();
        if (scheme.has("peerLatency")) {
            Example given = scheme.inner("peerLatency");
            for (String pair : given.values().keySet()) {
                String[] both = pair.split("-", -1);
                peers.put(Game.Pair.of(names.indexOf(both[0]), names.indexOf(both[1])), given.number(pair));
            }
        }
        List<Wall> walls = new ArrayList<>();
        if (scheme.has("walls")) {
            for (Object wall : scheme.list("walls")) {
                List<?> ends = (List<?>) wall;
                walls.add(new Wall(Example.vector(ends.get(0)), Example.vector(ends.get(1))));
            }
        }
        List<GameCommand> commands = scheme.list("commands").stream()
                .map(Example::of)
                .map(one -> new GameCommand(
                        one.number("at"),
                        names.indexOf((String) one.get("client")),
                        one.vector("from"),
                        one.vector("to"),
                        Optional.ofNullable((Boolean) one.values().get("important"))))
                .toList();
        return new Game(42, clients, Network.defaults(), values(scheme), peers, walls, commands, Set.of(), List.of());
    }

    private static Client client(String name, Example given) {
        return new Client(
                name,
                given.number("up"),
                given.number("down"),
                new NodeClock(given.number("clockOffset"), 0),
                0,
                OptionalDouble.empty());
    }

    private static Values values(Example scheme) {
        Values values = Values.defaults(Group.SCHEME);
        for (String key : scheme.values().keySet()) {
            for (Setting<?> setting : Settings.of(Group.SCHEME)) {
                if (setting.key().equals(key)) {
                    values = with(values, setting, scheme.get(key));
                }
            }
        }
        return values;
    }

    private static <T> Values with(Values values, Setting<T> setting, Object value) {
        return values.with(setting, setting.cast(value));
    }
}
