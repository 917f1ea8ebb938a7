package reckon.lesson;

import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.explain.Value;
import reckon.method.Phase;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;
import reckon.run.Measure;
import reckon.run.MethodRun;
import reckon.run.Run;
import reckon.setting.Group;
import reckon.setting.Setting;

/** What conditions on methods can name. */
final class MethodNames implements Names {
    private static final UnitOfMeasure METRE = UnitOfMeasure.of("m");
    private static final UnitOfMeasure SECOND = UnitOfMeasure.of("s");

    /** What is counted of a whole run, beside measures. */
    private static final List<String> COUNTED = List.of("stalls", "methods", "duration", "length", "updates", "lost");

    /** What differs from frame to frame, beside terms. */
    private static final List<String> FRAMEWISE = List.of("error", "time", "speed", "phase");

    /** A number of one method on a frame. */
    private interface OfMethod {
        double at(Scene scene, int method, int frame);
    }

    @Override
    public Optional<Phrase> find(String name, int method) throws BadCondition {
        for (Measure measure : Measure.values()) {
            if (measure.column().equals(name)) {
                return Optional.of(measure(measure, method));
            }
        }
        if (COUNTED.contains(name) || FRAMEWISE.contains(name)) {
            return Optional.of(own(name, method));
        }
        Optional<Setting<?>> setting = SettingNames.find(name, false);
        if (setting.isPresent()) {
            return Optional.of(setting(name, setting.get(), method));
        }
        Optional<Symbol> symbol = symbol(name);
        return symbol.isEmpty() ? Optional.empty() : Optional.of(term(symbol.get(), method));
    }

    private static Phrase measure(Measure measure, int method) {
        return ofMethod(
                measure.column(),
                UnitOfMeasure.of(measure.unit()),
                false,
                method,
                (scene, place, frame) ->
                        measure.of(scene.methods().measures().get(place)).orElse(Double.NaN));
    }

    private static Phrase own(String name, int method) throws BadCondition {
        return switch (name) {
            case "stalls" ->
                ofMethod(
                        name,
                        UnitOfMeasure.NONE,
                        false,
                        method,
                        (scene, place, frame) -> run(scene, place).noticedStalls());
            case "error" -> ofMethod(name, METRE, true, method, MethodNames::error);
            case "phase" -> phase(method);
            case "methods" ->
                ofRun(name, UnitOfMeasure.NONE, method, run -> run.methods().size());
            case "duration" -> ofRun(name, SECOND, method, MethodNames::duration);
            case "length" ->
                ofRun(name, METRE, method, run -> run.scenario().track().length());
            case "updates" -> ofRun(name, UnitOfMeasure.NONE, method, Run::updates);
            case "lost" -> ofRun(name, UnitOfMeasure.NONE, method, Run::lost);
            case "time" -> ofFrame(name, SECOND, method, Scene::time);
            default ->
                ofFrame(
                        name,
                        UnitOfMeasure.of("m/s"),
                        method,
                        (scene, frame) -> scene.methods().run().trueSpeed(frame));
        };
    }

    private static double duration(Run run) {
        return SimulationTime.seconds(Math.max(0, run.scenario().track().endMicros()));
    }

    private static Phrase ofMethod(String name, UnitOfMeasure unit, boolean framewise, int method, OfMethod value) {
        int place = Math.max(0, method);
        return new Phrase.Named(
                written(name, method),
                unit,
                framewise,
                false,
                (scene, frame) -> has(scene, place) ? value.at(scene, place, frame) : Double.NaN);
    }

    private static Phrase ofRun(String name, UnitOfMeasure unit, int method, ToDoubleFunction<Run> value)
            throws BadCondition {
        requireUnsaid(name, method);
        return new Phrase.Named(
                name,
                unit,
                false,
                false,
                (scene, frame) -> value.applyAsDouble(scene.methods().run()));
    }

    private static Phrase ofFrame(String name, UnitOfMeasure unit, int method, Phrase.Source source)
            throws BadCondition {
        requireUnsaid(name, method);
        return new Phrase.Named(name, unit, true, false, source);
    }

    private static Phrase phase(int method) {
        int place = Math.max(0, method);
        return new Phrase.Word(
                written("phase", method),
                Arrays.stream(Phase.values()).map(Phase::word).toList(),
                true,
                (scene, frame) -> has(scene, place)
                        ? Optional.of(
                                run(scene, place).phaseAt(scene.time(frame)).word())
                        : Optional.empty());
    }

    private static double error(Scene scene, int method, int frame) {
        MethodRun run = run(scene, method);
        return run.shown(frame) ? scene.methods().run().error(run, frame) : Double.NaN;
    }

    private static Phrase setting(String name, Setting<?> setting, int method) throws BadCondition {
        if (setting.group() == Group.SCHEME) {
            throw new BadCondition(
                    "has " + name + ", a setting of games, where methods run; name a setting of methods");
        }
        if (setting.group() != Group.METHOD) {
            requireUnsaid(name, method);
        }
        int place = Math.max(0, method);
        return Names.setting(written(name, method), setting, new Reader() {
            @Override
            public <T> Optional<T> read(Scene scene, Setting<T> one) {
                return has(scene, place)
                        ? Optional.of(scene.methods().run().scenario().get(one, place))
                        : Optional.empty();
            }
        });
    }

    private static Phrase term(Symbol symbol, int method) throws BadCondition {
        if (symbol.kind().vector()) {
            throw new BadCondition("has " + symbol.id() + ", which is a vector; write length(" + symbol.id() + "), x("
                    + symbol.id() + ") or y(" + symbol.id() + ")");
        }
        return told(written(symbol.id(), method), symbol, method, value -> ((Value.Scalar) value).number());
    }

    private static Phrase.Named told(String name, Symbol symbol, int method, Function<Value, Double> number) {
        int place = Math.max(0, method);
        return new Phrase.Named(
                name,
                UnitOfMeasure.of(symbol.kind().unit()),
                true,
                false,
                (scene, frame) -> !has(scene, place)
                        ? Double.NaN
                        : scene.terms(place, frame)
                                .flatMap(sheet -> sheet.term(symbol))
                                .map(Term::value)
                                .map(number)
                                .orElse(Double.NaN));
    }

    @Override
    public Phrase.Figure part(String part, String term, int method) throws BadCondition {
        Optional<Symbol> symbol = symbol(term).filter(one -> one.kind().vector());
        if (symbol.isEmpty()) {
            throw new BadCondition("has " + part + "(" + term + "), but no vector is called " + term
                    + Suggestion.of(term, vectors()).orElse("; name a formula term that is one, such as delta"));
        }
        Function<Vec2, Double> number = switch (part) {
            case "x" -> Vec2::x;
            case "y" -> Vec2::y;
            default -> Vec2::length;
        };
        String name = part + "(" + written(term, method) + ")";
        return told(name, symbol.get(), method, value -> number.apply(((Value.Vector) value).vector()));
    }

    @Override
    public Phrase.Figure endError(int stall, int method) {
        String name = "end_error(stall " + stall + (method < 0 ? "" : ", " + (method + 1)) + ")";
        int place = Math.max(0, method);
        return new Phrase.Named(name, METRE, false, false, (scene, frame) -> {
            List<Long> ends = has(scene, place) ? run(scene, place).stallEndsMicros() : List.of();
            return ends.size() < stall
                    ? Double.NaN
                    : error(scene, place, SimulationTime.firstFrame(ends.get(stall - 1), scene.framesPerSecond()) - 1);
        });
    }

    private static Optional<Symbol> symbol(String id) {
        return Symbols.find(id);
    }

    private static List<String> vectors() {
        return Arrays.stream(Symbol.values())
                .filter(symbol -> symbol.kind().vector())
                .map(Symbol::id)
                .toList();
    }

    private static boolean has(Scene scene, int method) {
        return method < scene.methods().run().methods().size();
    }

    private static MethodRun run(Scene scene, int method) {
        return scene.methods().run().methods().get(method);
    }

    private static String written(String name, int method) {
        return method < 0 ? name : name + "(" + (method + 1) + ")";
    }

    private static void requireUnsaid(String name, int method) throws BadCondition {
        if (method >= 0) {
            throw new BadCondition(
                    "has " + written(name, method) + ", but " + name + " is not a method's; take the brackets away");
        }
    }

    @Override
    public Collection<String> all() {
        Set<String> all = new LinkedHashSet<>();
        Arrays.stream(Measure.values()).map(Measure::column).forEach(all::add);
        all.addAll(COUNTED);
        all.addAll(FRAMEWISE);
        all.addAll(SettingNames.all(false));
        Arrays.stream(Symbol.values()).map(Symbol::id).forEach(all::add);
        return all;
    }
}
