package reckon.lesson;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import reckon.scheme.SchemeKind;
import reckon.setting.ChoiceSetting;
import reckon.setting.FlagSetting;
import reckon.setting.NumberSetting;
import reckon.setting.OptionalNumberSetting;
import reckon.setting.Setting;
import reckon.setting.TextSetting;
import reckon.setting.WholeSetting;

/** What conditions on one kind of scenario can name. */
interface Names {
    /** The place of a method where none is said. */
    int UNSAID = -1;

    /** Those of a kind of scenario. */
    static Names of(boolean game) {
        return game ? new GameNames() : new MethodNames();
    }

    /**
     * What has a name; nothing where nothing has.
     *
     * @param method the place of the method in brackets behind it, from 0, or {@link #UNSAID}
     */
    Optional<Phrase> find(String name, int method) throws BadCondition;

    /** A measure of the same game under another scheme. */
    default Phrase.Figure under(String name, SchemeKind kind) throws BadCondition {
        throw new BadCondition("has " + name + "[" + kind.word() + "], but there are no schemes among methods; write "
                + name + "(2) for another method's");
    }

    /** A part of a formula term that is a vector: {@code length}, {@code x} or {@code y}. */
    default Phrase.Figure part(String part, String term, int method) throws BadCondition {
        throw new BadCondition("has " + part + "(" + term
                + "), but a game has no formula terms on its frames; name a measure or a setting");
    }

    /** The drawn error at the end of a stall. */
    default Phrase.Figure endError(int stall, int method) throws BadCondition {
        throw new BadCondition("has end_error, which only methods have; name a measure of games");
    }

    /** Every name, for who misspelt one. */
    Collection<String> all();

    /** Where the value of a setting is read. */
    interface Reader {
        /** The value; nothing where there is no such method. */
        <T> Optional<T> read(Scene scene, Setting<T> setting);
    }

    /** A setting as part of a condition. */
    static Phrase setting(String name, Setting<?> setting, Reader reader) throws BadCondition {
        UnitOfMeasure unit = UnitOfMeasure.of(setting.unit().symbol());
        return switch (setting) {
            case NumberSetting number -> named(name, unit, false, scene -> reader.read(scene, number));
            case WholeSetting whole ->
                named(name, unit, false, scene -> reader.read(scene, whole).map(Long::doubleValue));
            case OptionalNumberSetting optional ->
                named(
                        name,
                        unit,
                        true,
                        scene -> reader.read(scene, optional)
                                .filter(OptionalDouble::isPresent)
                                .map(OptionalDouble::getAsDouble));
            case ChoiceSetting choice ->
                new Phrase.Word(name, choice.words(), false, (scene, frame) -> reader.read(scene, choice));
            case FlagSetting flag ->
                new Phrase.Word(
                        name,
                        List.of("true", "false"),
                        false,
                        (scene, frame) -> reader.read(scene, flag).map(String::valueOf));
            case TextSetting text ->
                throw new BadCondition("has " + name + ", which is words of a person; compare a number or a choice");
        };
    }

    /** A number of the whole run, or nothing. */
    interface OfScene {
        Optional<Double> at(Scene scene);
    }

    private static Phrase named(String name, UnitOfMeasure unit, boolean optional, OfScene value) {
        return new Phrase.Named(
                name, unit, false, optional, (scene, frame) -> value.at(scene).orElse(Double.NaN));
    }
}
