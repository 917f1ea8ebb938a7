package reckon.scheme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.junit.jupiter.api.Test;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;
import reckon.network.Network;
import reckon.network.PacketOverride;
import reckon.setting.Group;
import reckon.setting.Values;

/** A message whose fate is set by hand has that fate, and no other has it. */
class LetterOverridesTest {
    private static final NodeClock CLOCK = new NodeClock(0.5, 0);

    private static Game game(LinkOverride... overrides) {
        List<Client> clients = List.of(
                new Client("A", 0.1, 0.1, CLOCK, 0, OptionalDouble.empty()),
                new Client("B", 0.1, 0.1, CLOCK, 0, OptionalDouble.empty()));
        List<GameCommand> commands = List.of(
                new GameCommand(1, 0, Vec2.ZERO, new Vec2(4, 0), Optional.empty()),
                new GameCommand(1.003, 0, Vec2.ZERO, new Vec2(0, 4), Optional.empty()));
        return new Game(
                1,
                clients,
                Network.defaults(),
                Values.defaults(Group.SCHEME),
                Map.of(),
                List.of(),
                commands,
                Set.of(),
                List.of(overrides));
    }

    private static LinkOverride override(double sent, OptionalDouble arrived) {
        return new LinkOverride(0, Post.SERVER, new PacketOverride(sent, arrived));
    }

    private static List<Letter> orders(Game game) {
        return GameRun.of(game).letters().stream()
                .filter(letter -> letter.message() instanceof Order)
                .toList();
    }

    @Test
    void aMessageArrivesWhenItIsDraggedTo() {
        List<Letter> orders = orders(game(override(1.003, OptionalDouble.of(1.25))));
        assertEquals(1_100_000, orders.get(0).way().arrivedMicros());
        assertFalse(orders.get(0).way().byHand());
        assertEquals(1_250_000, orders.get(1).way().arrivedMicros());
        assertTrue(orders.get(1).way().byHand());
    }

    @Test
    void theNearestIsMeantAndNotTheFirst() {
        List<Letter> orders = orders(game(override(1.002, OptionalDouble.of(1.25))));
        assertEquals(1_100_000, orders.get(0).way().arrivedMicros());
        assertEquals(1_250_000, orders.get(1).way().arrivedMicros());
    }

    @Test
    void oneThatIsSentBeforeAndNearestIsMeant() {
        List<Letter> orders = orders(game(override(1.001, OptionalDouble.of(1.25))));
        assertEquals(1_250_000, orders.get(0).way().arrivedMicros());
        assertEquals(1_103_000, orders.get(1).way().arrivedMicros());
    }

    @Test
    void aLostOneIsSentAgainAndEverythingComesToAnEnd() {
        GameRun run = GameRun.of(game(override(1, OptionalDouble.empty())));
        List<Letter> orders = orders(run.game());
        assertFalse(orders.getFirst().way().delivered());
        assertTrue(orders.stream()
                .anyMatch(letter -> letter.number() == orders.getFirst().number() && letter.attempt() == 1));
        double end = run.seconds();
        assertEquals(List.of(), run.state(0, end).unverified());
        assertEquals(new Vec2(0, 4), run.screen(1, 0).at(end).orElseThrow());
    }

    @Test
    void oneThatIsMeantOnlyAfterItsArrivalArrivesWhenThatTurnsOut() {
        // one sent at 1.003 s is as near to 1.004 s as one at 1.005 s would be, so it is meant only then
        GameRun run = GameRun.of(game(override(1.004, OptionalDouble.of(1.0041))));
        Letter meant = orders(run.game()).get(1);
        assertTrue(meant.way().byHand());
        assertEquals(1_005_000, meant.way().arrivedMicros());
        assertEquals(
                List.of(1_005_000L),
                run.happenings().stream()
                        .filter(one -> one.node() == Post.SERVER
                                && one.what() == Happening.What.RECEIVE
                                && one.message() == meant.number())
                        .map(Happening::micros)
                        .toList());
    }

    @Test
    void onAnotherLinkNothingChanges() {
        Game plain = game();
        Game other = game(new LinkOverride(1, Post.SERVER, new PacketOverride(1, OptionalDouble.of(3))));
        assertEquals(GameRun.of(plain).happenings(), GameRun.of(other).happenings());
        assertTrue(SimulationTime.seconds(orders(other).getFirst().way().arrivedMicros()) < 1.2);
    }

    @Test
    void aReceiptThatLeavesAtTheSameMomentIsNotMeant() {
        // the client acknowledges the answer to its login when it reports its clock, both at 0.2 s
        GameRun run = GameRun.of(game(override(0.2, OptionalDouble.of(0.9))));
        Letter report = run.letters().stream()
                .filter(letter -> letter.message() instanceof Message.LoginReport && letter.from() == 0)
                .findFirst()
                .orElseThrow();
        assertEquals(900_000, report.way().arrivedMicros());
    }

    @Test
    void theTwoWaysBetweenPeersHaveTheirOwnLatency() {
        List<Client> clients = List.of(
                new Client("A", 0.1, 0.01, CLOCK, 0, OptionalDouble.empty()),
                new Client("B", 0.2, 0.3, CLOCK, 0, OptionalDouble.empty()));
        List<GameCommand> commands = List.of(
                new GameCommand(1, 0, Vec2.ZERO, new Vec2(4, 0), Optional.empty()),
                new GameCommand(3, 1, Vec2.ZERO, new Vec2(0, 4), Optional.empty()));
        GameRun run =
                GameRun.of(game().withClients(clients).withCommands(commands).withKind(SchemeKind.HALF_SERVER));
        for (Letter letter : run.letters()) {
            if (letter.message() instanceof PeerMove) {
                long took = letter.way().arrivedMicros() - letter.way().sentMicros();
                assertEquals(letter.from() == 0 ? 400_000 : 210_000, took);
            }
        }
    }
}
