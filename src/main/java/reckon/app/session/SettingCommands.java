package reckon.app.session;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import javafx.beans.property.IntegerProperty;
import org.jspecify.annotations.Nullable;
import reckon.file.Document;
import reckon.method.Method;
import reckon.method.MethodNames;
import reckon.network.Preset;
import reckon.run.Scenario;
import reckon.scheme.Client;
import reckon.scheme.Game;
import reckon.setting.Group;
import reckon.setting.Setting;
import reckon.setting.Settings;
import reckon.setting.Values;
import reckon.text.Texts;

/** Reads and changes the settings of what is open, be it a scenario of methods or a game. */
final class SettingCommands {
    /** In a game each link has its own delay, and none is recorded. */
    private static final Set<Setting<?>> PER_LINK = Set.of(Settings.DELAY, Settings.RECORDED);

    private final Look look;
    private final Problems problems;
    private final Edits edits;
    private final IntegerProperty method;

    /**
     * The settings of what is open.
     *
     * @param method the method chosen
     */
    SettingCommands(Look look, Problems problems, Edits edits, IntegerProperty method) {
        this.look = look;
        this.problems = problems;
        this.edits = edits;
        this.method = method;
    }

    private Document document() {
        return edits.documentProperty().get();
    }

    private Scenario scenario() {
        return document().scenario();
    }

    /** Whether a setting means something in what is open. */
    boolean shows(Setting<?> setting) {
        boolean perLink = document().game().isPresent() && PER_LINK.contains(setting);
        return !perLink && values(setting.group()).filter(setting::appliesTo).isPresent();
    }

    private Optional<Values> values(Group group) {
        return values(group, method.get());
    }

    /** The settings of a group, if what is open has any. */
    private Optional<Values> values(Group group, int place) {
        Optional<Game> game = document().game();
        boolean has = game.isPresent() ? group != Group.SENDER && group != Group.METHOD : group != Group.SCHEME;
        return has
                ? Optional.of(game.map(open -> open.values(group))
                        .orElseGet(() -> scenario()
                                .values(
                                        group,
                                        Math.min(place, scenario().methods().size() - 1))))
                : Optional.empty();
    }

    <T> T get(Setting<T> setting, int place) {
        return values(setting.group(), place).map(values -> values.get(setting)).orElseGet(setting::defaultValue);
    }

    <T> T get(Setting<T> setting) {
        return get(setting, method.get());
    }

    <T> void set(Setting<T> setting, T value, @Nullable Object gesture) {
        try {
            edits.change(changed(setting, value), texts -> texts.get("setting." + setting.path()), gesture);
        } catch (IllegalArgumentException e) {
            problems.wrong(look.texts().get("problem.setting", look.texts().get("setting." + setting.path())));
        }
    }

    private <T> Document changed(Setting<T> setting, T value) {
        Optional<Game> game = document().game();
        if (game.isPresent()) {
            return document().withGame(game.get().with(setting, value));
        }
        Scenario changed = scenario().with(setting, method.get(), value);
        return document().withScenario(Naming.renamed(scenario(), changed, setting, method.get()));
    }

    <T> T defaultOf(Setting<T> setting) {
        return setting.equals(Settings.NAME)
                ? setting.cast(Naming.ownName(scenario(), method.get()))
                : setting.defaultValue();
    }

    /** Makes the network one that people know; in a game every client then has its delay both ways. */
    void take(Preset preset) {
        change(
                scenario().withNetwork(preset.on(scenario().network())),
                game -> onPreset(game, preset),
                texts -> texts.get("edit.preset", texts.get("preset." + preset.word())));
    }

    /** The network that people know, where it is one of them. */
    Optional<Preset> preset() {
        Optional<Game> game = document().game();
        return game.isPresent()
                ? Arrays.stream(Preset.values())
                        .filter(preset -> onPreset(game.get(), preset).equals(game.get()))
                        .findFirst()
                : Preset.of(scenario().network());
    }

    private static Game onPreset(Game game, Preset preset) {
        List<Client> clients = game.clients().stream()
                .map(client -> client.withWays(preset.delay(), preset.delay()))
                .toList();
        return game.withNetwork(preset.on(game.network())).withClients(clients);
    }

    private void change(Scenario changed, UnaryOperator<Game> game, Function<Texts, String> name) {
        Optional<Game> open = document().game();
        edits.change(
                open.isPresent()
                        ? document().withGame(game.apply(open.get()))
                        : document().withScenario(changed),
                name);
    }

    /** Adds a method like the one chosen, and chooses it. */
    void addMethod(int most) {
        List<Method> methods = new ArrayList<>(scenario().methods());
        if (methods.size() < most && document().game().isEmpty()) {
            Method copy = methods.get(method.get());
            int added = methods.size();
            methods.add(copy.named(MethodNames.free(copy.ownName(), Naming.others(scenario(), added))));
            change(scenario().withMethods(methods), game -> game, texts -> texts.get("edit.add.method"));
            method.set(added);
        }
    }

    /** Removes the method chosen, if it is not the only one. */
    void removeMethod() {
        List<Method> methods = new ArrayList<>(scenario().methods());
        if (methods.size() > 1) {
            methods.remove(method.get());
            change(scenario().withMethods(methods), game -> game, texts -> texts.get("edit.remove.method"));
        }
    }
}
