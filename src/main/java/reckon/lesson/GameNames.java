package reckon.lesson;

import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import reckon.scheme.Game;
import reckon.scheme.GameMeasure;
import reckon.scheme.GameMeasures;
import reckon.scheme.SchemeKind;
import reckon.setting.Setting;
import reckon.setting.Settings;

/** What conditions on games can name. */
final class GameNames implements Names {
    private static final UnitOfMeasure METRE = UnitOfMeasure.of("m");
    private static final UnitOfMeasure SECOND = UnitOfMeasure.of("s");
    private static final List<String> OWN = List.of("commands", "walls", "clients", "disagreement", "time");

    @Override
    public Optional<Phrase> find(String name, int method) throws BadCondition {
        Optional<Phrase> found = find(name);
        if (found.isPresent() && method >= 0) {
            throw new BadCondition("has " + name + "(" + (method + 1) + "), but a game has no methods; write " + name
                    + ", or " + name + "[verified-first] for another scheme's");
        }
        return found;
    }

    private static Optional<Phrase> find(String name) throws BadCondition {
        Optional<GameMeasure> measure = measure(name);
        if (measure.isPresent()) {
            return Optional.of(of(name, measure.get(), scene -> scene.game().measures()));
        }
        if (OWN.contains(name)) {
            return Optional.of(own(name));
        }
        Optional<Setting<?>> setting = SettingNames.find(name, true);
        return setting.isEmpty() ? Optional.empty() : Optional.of(setting(name, setting.get()));
    }

    private static Optional<GameMeasure> measure(String name) {
        return Arrays.stream(GameMeasure.values())
                .filter(measure -> measure.column().equals(name))
                .findFirst();
    }

    private static Phrase.Figure of(String name, GameMeasure measure, Function<Scene, GameMeasures> measures) {
        return new Phrase.Named(
                name,
                UnitOfMeasure.of(measure.unit()),
                false,
                false,
                (scene, frame) -> measure.of(measures.apply(scene)).orElse(Double.NaN));
    }

    @Override
    public Phrase.Figure under(String name, SchemeKind kind) throws BadCondition {
        GameMeasure measure = measure(name)
                .orElseThrow(() -> new BadCondition("has " + name + "[" + kind.word() + "], but " + name
                        + " is no measure of games" + Suggestion.orAll(name, measures())));
        return of(name + "[" + kind.word() + "]", measure, scene -> scene.under(kind));
    }

    private static List<String> measures() {
        return Arrays.stream(GameMeasure.values()).map(GameMeasure::column).toList();
    }

    private static Phrase own(String name) {
        return switch (name) {
            case "commands" -> count(name, game -> game.commands().size());
            case "walls" -> count(name, game -> game.walls().size());
            case "clients" -> count(name, game -> game.clients().size());
            case "time" -> new Phrase.Named(name, SECOND, true, false, Scene::time);
            default ->
                new Phrase.Named(
                        name,
                        METRE,
                        true,
                        false,
                        (scene, frame) -> scene.game().run().disagreement(scene.time(frame)));
        };
    }

    private static Phrase count(String name, ToDoubleFunction<Game> count) {
        return new Phrase.Named(
                name,
                UnitOfMeasure.NONE,
                false,
                false,
                (scene, frame) -> count.applyAsDouble(scene.game().run().game()));
    }

    private static Phrase setting(String name, Setting<?> setting) throws BadCondition {
        if (SettingNames.otherGroups(true).contains(setting.group())) {
            throw new BadCondition(
                    "has " + name + ", a setting of methods, where a game is played; name a setting of games");
        }
        if (setting == Settings.DELAY || setting == Settings.RECORDED) {
            throw new BadCondition("has " + name + ", but in a game each client has its own ways; name something else");
        }
        return Names.setting(name, setting, new Reader() {
            @Override
            public <T> Optional<T> read(Scene scene, Setting<T> one) {
                return Optional.of(scene.game().run().game().values(one.group()).get(one));
            }
        });
    }

    @Override
    public Collection<String> all() {
        Set<String> all = new LinkedHashSet<>(measures());
        all.addAll(OWN);
        all.addAll(SettingNames.all(true));
        return all;
    }
}
