package reckon.app.controls;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.controlsfx.control.ToggleSwitch;
import org.jspecify.annotations.Nullable;
import reckon.app.session.Mode;
import reckon.app.session.Session;
import reckon.app.view.Gap;
import reckon.lesson.Control;
import reckon.scheme.Client;
import reckon.scheme.Game;
import reckon.scheme.NodeClock;
import reckon.scheme.SchemeKind;
import reckon.setting.Range;
import reckon.setting.Unit;

/**
 * The clients of a game, one of them chosen: its ways to the server and back, its clock, when it joins and leaves, and whether
 * it cheats.
 */
final class ClientsBox extends VBox {
    private static final Range WAY = new Range(0, Client.LONGEST_WAY, 0, 0.5);
    private static final Range OFFSET = new Range(-1e9, 1e9, -5, 5);
    private static final Range DRIFT = new Range(-100_000, 100_000, -1000, 1000);
    private static final Range MOMENT = new Range(0, 86_400, 0, 10);

    private final Session session;
    private final FlowPane choice = new FlowPane();
    private final List<Line> lines = new ArrayList<>();
    /** One way to each other client, where messages go that way. */
    private final VBox peers = new VBox();

    private final ToggleSwitch cheats = new ToggleSwitch();
    private List<String> names = List.of();
    private List<Integer> peersOf = List.of();
    private int chosen;
    private boolean showing;

    /** How a number changes a client. */
    private interface Change {
        Client of(Client client, double value);
    }

    /** A number of the client chosen, to type and to drag. */
    private final class Line extends HBox {
        private final ToDoubleFunction<Client> value;
        private final Change change;
        private final NumberField field;

        Line(String key, Range range, Unit unit, ToDoubleFunction<Client> value, Change change) {
            this.value = value;
            this.change = change;
            field = new NumberField(
                    range, unit, number -> set(number, null), (gesture, number) -> set(number, gesture));
            field.setId(key.replace('.', '-'));
            field.accessibleTextProperty().bind(session.look().text(key));
            Gap gap = new Gap();
            getChildren().addAll(name(key), gap, field);
            getStyleClass().add("setting-line");
        }

        private void set(double number, @Nullable Object gesture) {
            session.game().client(chosen, one -> change.of(one, number), gesture);
        }

        void show(Client client) {
            field.show(value.applyAsDouble(client));
        }
    }

    ClientsBox(Session session) {
        this.session = session;
        setId("clients");
        getStyleClass().add("section");
        Label title = new Label();
        title.textProperty().bind(session.look().text("clients.title"));
        title.getStyleClass().add("section-title");
        choice.getStyleClass().add("choices");
        add("client.up", WAY, Unit.SECOND, Client::up, (client, value) -> client.withWays(value, client.down()));
        add("client.down", WAY, Unit.SECOND, Client::down, (client, value) -> client.withWays(client.up(), value));
        add("client.offset", OFFSET, Unit.SECOND, client -> client.clock().offset(), ClientsBox::withOffset);
        add("client.drift", DRIFT, Unit.NONE, client -> client.clock().drift(), ClientsBox::withDrift);
        add("client.join", MOMENT, Unit.SECOND, Client::join, ClientsBox::joining);
        add("client.leave", MOMENT, Unit.SECOND, client -> client.leave().orElse(0), ClientsBox::leaving);
        cheats.setId("client-cheats");
        cheats.accessibleTextProperty().bind(session.look().text("client.cheats"));
        cheats.selectedProperty().addListener((value, before, on) -> {
            if (!showing) {
                session.game().setCheat(chosen, on);
            }
        });
        Gap gap = new Gap();
        HBox cheating = new HBox(name("client.cheats"), gap, cheats);
        cheating.getStyleClass().add("setting-line");
        FlowPane buttons = new FlowPane(
                button("add-client", "clients.add", () -> session.game().addClient()),
                button("remove-client", "clients.remove", () -> session.game().removeClient()));
        buttons.getStyleClass().add("button-line");
        getChildren().add(title);
        getChildren().add(choice);
        getChildren().addAll(lines);
        getChildren().addAll(peers, cheating, buttons);
        visibleProperty()
                .bind(session.modeProperty()
                        .isEqualTo(Mode.SCHEMES)
                        .and(session.permit().allowed(Control.CLIENT)));
        managedProperty().bind(visibleProperty());
        session.edits().documentProperty().addListener((value, before, after) -> refresh());
        session.look().textsProperty().addListener((value, before, after) -> refresh());
        refresh();
    }

    private void add(String key, Range range, Unit unit, ToDoubleFunction<Client> value, Change change) {
        lines.add(new Line(key, range, unit, value, change));
    }

    private Label name(String key) {
        Label name = new Label();
        name.textProperty().bind(session.look().text(key));
        Tooltip tip = new Tooltip();
        tip.textProperty().bind(session.look().text(key + ".tip"));
        name.setTooltip(tip);
        name.setMinWidth(USE_PREF_SIZE);
        name.getStyleClass().add("setting-name");
        return name;
    }

    private Button button(String id, String key, Runnable action) {
        Button button = new Button();
        button.setId(id);
        button.textProperty().bind(session.look().text(key));
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
        return button;
    }

    private void refresh() {
        Optional<Game> game = session.document().game();
        game.ifPresent(this::show);
    }

    private void show(Game game) {
        List<String> wanted = game.clients().stream().map(Client::name).toList();
        chosen = Math.min(chosen, wanted.size() - 1);
        if (!wanted.equals(names)) {
            names = wanted;
            choice.getChildren()
                    .setAll(IntStream.range(0, wanted.size())
                            .mapToObj(this::choose)
                            .toList());
        }
        Client client = game.clients().get(chosen);
        showPeers(game);
        choice.getChildren().forEach(button -> {
            if (button instanceof ToggleButton toggle) {
                toggle.setSelected(Integer.valueOf(chosen).equals(toggle.getUserData()));
            }
        });
        lines.forEach(line -> line.show(client));
        showing = true;
        cheats.setSelected(game.cheats().contains(chosen));
        showing = false;
    }

    private void showPeers(Game game) {
        boolean between = game.kind() == SchemeKind.HALF_SERVER || game.kind() == SchemeKind.DEAD_RECKONING_MESH;
        peers.setVisible(between);
        peers.setManaged(between);
        List<Integer> others = IntStream.range(0, game.clients().size())
                .filter(other -> other != chosen)
                .boxed()
                .toList();
        if (!others.equals(peersOf)) {
            peersOf = others;
            peers.getChildren().setAll(others.stream().map(PeerLine::new).toList());
        }
        peers.getChildren().forEach(line -> ((PeerLine) line).show(game));
    }

    /** One way to another client, to type and to drag. */
    private final class PeerLine extends HBox {
        private final int other;
        private final Label name = new Label();
        private final NumberField field;

        PeerLine(int other) {
            this.other = other;
            field = new NumberField(
                    WAY, Unit.SECOND, seconds -> set(seconds, null), (gesture, seconds) -> set(seconds, gesture));
            field.setId("client-peer-" + other);
            name.getStyleClass().add("setting-name");
            Gap gap = new Gap();
            getChildren().addAll(name, gap, field);
            getStyleClass().add("setting-line");
        }

        private void set(double seconds, @Nullable Object gesture) {
            session.game().peerLatency(chosen, other, seconds, gesture);
        }

        void show(Game game) {
            name.setText(session.look().texts().get("client.peer", game.nameOf(other)));
            field.setAccessibleText(name.getText());
            field.show(game.latency(chosen, other));
        }
    }

    private ToggleButton choose(int client) {
        ToggleButton button = new ToggleButton(names.get(client));
        button.setId("client-" + client);
        button.setUserData(client);
        button.getStyleClass().add("choice");
        button.setFocusTraversable(false);
        button.setOnAction(event -> {
            chosen = client;
            refresh();
        });
        return button;
    }

    private static Client withOffset(Client client, double value) {
        return client.withClock(new NodeClock(value, client.clock().drift()));
    }

    private static Client withDrift(Client client, double value) {
        return client.withClock(new NodeClock(client.clock().offset(), value));
    }

    private static Client joining(Client client, double value) {
        boolean gone = client.leave().isPresent() && client.leave().getAsDouble() < value;
        return (gone ? client.leaving(OptionalDouble.empty()) : client).joining(value);
    }

    /** Nought stands for never. */
    private static Client leaving(Client client, double value) {
        return client.leaving(value == 0 ? OptionalDouble.empty() : OptionalDouble.of(Math.max(value, client.join())));
    }
}
