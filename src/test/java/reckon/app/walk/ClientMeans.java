package reckon.app.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.function.ToDoubleFunction;
import reckon.file.Document;
import reckon.lesson.Goal;
import reckon.scheme.Client;
import reckon.scheme.Game;
import reckon.setting.Unit;

/** Clients, one by one: their numbers typed, and the switch for those who cheat. */
final class ClientMeans implements Means {
    private static final List<Given> NUMBERS = List.of(
            new Given("client-up", Unit.SECOND, Client::up),
            new Given("client-down", Unit.SECOND, Client::down),
            new Given("client-offset", Unit.SECOND, client -> client.clock().offset()),
            new Given("client-drift", Unit.NONE, client -> client.clock().drift()),
            new Given("client-join", Unit.SECOND, Client::join),
            new Given("client-leave", Unit.SECOND, client -> client.leave().orElse(0)));

    /**
     * A number of a client.
     *
     * @param field the name of its field
     */
    private record Given(String field, Unit unit, ToDoubleFunction<Client> value) {}

    @Override
    public void apply(Student student, Goal goal, Document solution) {
        solution.game().ifPresent(game -> {
            assertEquals(game.clients().size(), student.game().clients().size(), "clients come and go by no hand here");
            for (int i = 0; i < game.clients().size(); i++) {
                change(student, game, i);
            }
        });
    }

    private static void change(Student student, Game solution, int client) {
        for (Given number : NUMBERS) {
            double wanted = number.value().applyAsDouble(solution.clients().get(client));
            if (value(student.game(), client, number) != wanted) {
                student.click("client-" + client);
                student.type(number.field(), SettingMeans.text(number.unit(), wanted));
                student.await(
                        number.field() + " " + wanted,
                        () -> value(student.session.document().game().orElseThrow(), client, number) == wanted);
                student.settle();
            }
        }
        if (student.game().cheats().contains(client) != solution.cheats().contains(client)) {
            student.click("client-" + client);
            student.click("client-cheats");
            student.settle();
        }
    }

    private static double value(Game game, int client, Given number) {
        return number.value().applyAsDouble(game.clients().get(client));
    }
}
