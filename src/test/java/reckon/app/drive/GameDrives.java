package reckon.app.drive;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.SplitPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import reckon.scheme.Client;
import reckon.scheme.Game;
import reckon.scheme.SchemeKind;
import reckon.setting.SchemeSettings;

/** How every control is driven that there is for games, by its name. */
final class GameDrives {

    private GameDrives() {}

    static Map<String, Drive> all() {
        Map<String, Drive> all = new HashMap<>();
        GameDeeds.all().forEach((id, deed) -> {
            if (!id.endsWith("-letter") && !id.equals("remove-command")) {
                boolean toggles = id.equals("walls") || id.equals("compare");
                all.put(toggles ? "toggle-" + id : id, Drive.click(deed));
            }
        });
        Map.of(
                        "event-back", "packet-back",
                        "event-forward", "packet-forward",
                        "game-time-in", "time-in",
                        "game-time-out", "time-out",
                        "game-time-whole", "time-whole")
                .forEach((id, command) ->
                        all.put(id, Drive.click(GameDeeds.shared().get(command))));
        all.putAll(clients());
        for (SchemeKind kind : SchemeKind.values()) {
            all.put("scheme-" + kind.word(), Drive.click(unfolded(chosen(kind))));
            all.put("compared-" + kind.word(), Drive.click(GameDeeds.played(desk -> {
                desk.onScreen(() -> GameDesk.fire("toggle-compare"));
                return chosen(kind).ready().apply(desk);
            })));
        }
        List.of("node-0", "node-1", "node-server").forEach(id -> all.put(id, Drive.click(unfolded(known(id)))));
        all.put("game-split .split-pane-divider", divided());
        return all;
    }

    /** In a game, with the panel at the right to be seen. */
    static Deed unfolded(Deed deed) {
        return GameDeeds.played(desk -> {
            desk.unfold();
            return deed.ready().apply(desk);
        });
    }

    /** The game that is open is played by a scheme. */
    private static Deed chosen(SchemeKind kind) {
        return Deed.of(desk -> {
            SchemeKind other = kind == SchemeKind.COMBINED ? SchemeKind.HALF_SERVER : SchemeKind.COMBINED;
            desk.make(() -> desk.session
                    .edits()
                    .change(desk.session.document().withGame(GameDesk.game(desk).withKind(other)), texts -> "another"));
            return () -> GameDesk.game(desk).kind() == kind
                    && GameDesk.run(desk).game().kind() == kind;
        });
    }

    /** What a node has in mind is shown, and of no other. */
    private static Deed known(String id) {
        return Deed.of(desk -> {
            String other = id.equals("node-0") ? "node-1" : "node-0";
            desk.node(id);
            desk.onScreen(() -> GameDesk.fire(other));
            desk.await(other, () -> GameDesk.on(other) && !GameDesk.on(id));
            // what it has in mind may take more room, and move what is clicked on next
            desk.onScreen(() -> {
                desk.fixture.window.draw();
                desk.fixture.window.applyCss();
                desk.fixture.window.layout();
            });
            String before = desk.look(GameDrives::memory);
            return () -> GameDesk.on(id) && !GameDesk.on(other) && !memory().equals(before);
        });
    }

    private static String memory() {
        StringBuilder words = new StringBuilder();
        Nodes.all(Nodes.find("node-box").orElseThrow()).stream()
                .filter(node -> node.getStyleClass().contains("measure-value"))
                .forEach(node -> words.append(((Labeled) node).getText()).append('\n'));
        return words.toString();
    }

    private static Map<String, Drive> clients() {
        Map<String, Drive> clients = new HashMap<>();
        clients.put("client-0", Drive.click(clientChosen(1, 0)));
        clients.put("client-1", Drive.click(clientChosen(0, 1)));
        clients.put("client-up", typed("120 ms", client -> client.up() == 0.12));
        clients.put("client-down", typed("130 ms", client -> client.down() == 0.13));
        clients.put("client-offset", typed("0.5 s", client -> client.clock().offset() == 0.5));
        clients.put("client-drift", typed("20", client -> client.clock().drift() == 20));
        clients.put("client-join", typed("0.4 s", client -> client.join() == 0.4));
        clients.put("client-leave", typed("2.5 s", client -> client.leave().orElse(0) == 2.5));
        clients.put("client-peer-1", typed("90 ms", peers(game -> game.latency(0, 1) == 0.09)));
        clients.put(
                "client-cheats",
                Drive.click(of(desk -> () -> GameDesk.game(desk).cheats().contains(0))));
        clients.put(
                "add-client",
                Drive.click(of(desk -> () -> GameDesk.game(desk).clients().size() == 3
                        && Nodes.find("screen-2").isPresent())));
        clients.put(
                "remove-client",
                Drive.click(of(desk -> () -> GameDesk.game(desk).clients().size() == 1
                        && Nodes.find("screen-1").isEmpty())));
        return clients;
    }

    /** With the first client chosen. */
    private static Deed of(java.util.function.Function<Desk, Callable<Boolean>> ready) {
        return GameDeeds.played(desk -> {
            desk.onScreen(() -> GameDesk.fire("client-0"));
            return ready.apply(desk);
        });
    }

    private static Deed clientChosen(int before, int client) {
        return GameDeeds.played(desk -> {
            desk.onScreen(() -> GameDesk.fire("client-" + before));
            Game game = GameDesk.game(desk);
            String way = Math.rint(game.clients().get(client).up() * 1000) + " ms";
            return () -> GameDesk.on("client-" + client)
                    && !GameDesk.on("client-" + before)
                    && way.replace(".0", "").equals(up());
        });
    }

    private static String up() {
        return ((javafx.scene.control.TextField) Nodes.find("client-up").orElseThrow()).getText();
    }

    private static Drive typed(String text, Predicate<Client> taken) {
        return typed(
                text,
                of(desk -> () -> taken.test(GameDesk.game(desk).clients().getFirst())
                        && GameDesk.run(desk).game().equals(GameDesk.game(desk))));
    }

    private static Drive typed(String text, Deed deed) {
        return new Drive(deed, (desk, field) -> {
            desk.hand.click(field);
            desk.hand.push(KeyCombination.valueOf("Ctrl+A"));
            desk.hand.type(desk.scene(), text);
            desk.hand.push(KeyCode.ENTER);
        });
    }

    /** Only where clients tell each other without a server in between. */
    private static Deed peers(Predicate<Game> taken) {
        return of(desk -> {
            desk.make(() -> desk.session.set(SchemeSettings.KIND, "half-server", null));
            return () -> taken.test(GameDesk.game(desk));
        });
    }

    private static Drive divided() {
        Deed deed = GameDeeds.played(desk -> {
                    double before = desk.look(GameDrives::height);
                    return () -> Math.abs(height() - before - 40) < 2;
                })
                .tidied(desk -> desk.onScreen(
                        () -> ((SplitPane) desk.fixture.window.lookup("#game-split")).setDividerPositions(0.38)));
        return new Drive(deed, (desk, divider) -> {
            Point2D from = Hand.middle(divider);
            desk.hand.pull(divider, from, from.add(0, 40));
        });
    }

    private static double height() {
        Node screens = Nodes.find("screens").orElseThrow();
        return screens.getLayoutBounds().getHeight();
    }
}
