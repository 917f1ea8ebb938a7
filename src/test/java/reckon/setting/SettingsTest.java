package reckon.setting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The registry, and values of its settings. */
class SettingsTest {

    static Stream<Setting<?>> all() {
        return Stream.of(Group.values()).flatMap(group -> Settings.of(group).stream());
    }

    @Test
    void everySettingOfTheRegistryIsListedOnceUnderAPathOfItsOwn() throws IllegalAccessException {
        List<Setting<?>> declared = new ArrayList<>();
        for (Class<?> registry : List.of(Settings.class, SchemeSettings.class)) {
            for (var field : registry.getFields()) {
                if (Setting.class.isAssignableFrom(field.getType())) {
                    declared.add((Setting<?>) field.get(null));
                }
            }
        }
        List<Setting<?>> listed = all().toList();
        assertEquals(declared.size(), listed.size());
        assertEquals(new HashSet<>(declared), new HashSet<>(listed));
        assertEquals(
                listed.size(), listed.stream().map(Setting::path).distinct().count());
    }

    @ParameterizedTest
    @MethodSource("all")
    <T> void theDefaultIsAllowed(Setting<T> setting) {
        assertTrue(setting.allows(setting.defaultValue()), setting.allowed());
        assertEquals(setting.defaultValue(), Values.defaults(setting.group()).get(setting));
    }

    /** As the description of the scenario file gives them. */
    @ParameterizedTest
    @CsvSource({
        "scenario.seed, 42",
        "sender.policy, threshold",
        "sender.threshold, 0.25",
        "sender.heartbeat, 5.0",
        "sender.model, second",
        "sender.interval, 0.05",
        "sender.tick, 0.01",
        "sender.window, 0.05",
        "network.delay, 0.1",
        "network.jitter, 0.0",
        "network.jitterShape, normal",
        "network.loss.kind, independent",
        "network.loss.p, 0.0",
        "network.duplicate, 0.0",
        "network.reorder, 0.0",
        "network.rate, OptionalDouble.empty",
        "network.queue, 16000.0",
        "network.stallEvery, OptionalDouble.empty",
        "network.stallLength, 0.3",
        "network.recorded, false",
        "method.predictor, second",
        "method.convergence, cubic",
        "method.time, 0.3",
        "method.form, corrected",
        "method.timeStamps, true",
        "method.window, 0.1",
        "method.c, 1.0",
        "method.stallAfter, OptionalDouble.empty",
        "method.playout, 0.1",
        "method.maxExtrapolation, OptionalDouble.empty",
        "method.snapDistance, 5.0"
    })
    void whatIsLeftOutIsWhatTheFileFormatSays(String path, String value) {
        Setting<?> setting =
                all().filter(one -> one.path().equals(path)).findFirst().orElseThrow();
        assertEquals(value, setting.defaultValue().toString());
    }

    @ParameterizedTest
    @MethodSource("all")
    void aSliderLiesWithinTheRangeAndHasTheDefaultOnIt(Setting<?> setting) {
        Range range = switch (setting) {
            case NumberSetting number -> number.range();
            case OptionalNumberSetting number -> number.range();
            case ChoiceSetting choice -> null;
            case FlagSetting flag -> null;
            case TextSetting text -> null;
            case WholeSetting whole -> null;
        };
        if (range != null) {
            assertTrue(range.contains(range.from()) && range.contains(range.to()) && range.from() < range.to());
            assertTrue(range.contains(range.least()) && range.contains(range.most()));
            assertFalse(range.contains(Math.nextDown(range.least())));
            assertFalse(range.contains(Double.NaN));
            assertEquals(range.most() == Double.POSITIVE_INFINITY, range.contains(Double.POSITIVE_INFINITY));
        }
        if (setting instanceof NumberSetting number) {
            double standard = number.defaultValue();
            assertTrue(
                    number.range().from() <= standard
                            && standard <= number.range().to(),
                    setting.path());
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void whatIsAllowedIsSaid(Setting<?> setting) {
        assertFalse(setting.allowed().isBlank());
    }

    @Test
    void settingsMeanSomethingOnlyBesideTheRightChoices() {
        Values patent = Values.defaults(Group.METHOD).with(Settings.PREDICTOR, "patent");
        assertTrue(Settings.C.appliesTo(patent));
        assertFalse(Settings.PLAYOUT.appliesTo(patent));
        Values snapshot = Values.defaults(Group.METHOD).with(Settings.PREDICTOR, "snapshot");
        assertFalse(Settings.CONVERGENCE.appliesTo(snapshot));
        assertFalse(Settings.TIME.appliesTo(snapshot), "nor does what only a convergence has");
        assertTrue(Settings.SNAP_DISTANCE.appliesTo(snapshot));
    }

    @Test
    void valuesChangeOneByOneAndAreEqualWhereAllAreEqual() {
        Values values = Values.defaults(Group.NETWORK);
        Values changed = values.with(Settings.DELAY, 0.2).with(Settings.RATE, OptionalDouble.of(900));
        assertEquals(0.2, changed.number(Settings.DELAY));
        assertEquals(OptionalDouble.of(900), changed.number(Settings.RATE));
        assertEquals(0.1, values.number(Settings.DELAY), "values do not change");
        Values back = changed.with(Settings.RATE, OptionalDouble.empty()).with(Settings.DELAY, 0.1);
        assertEquals(values, back);
        assertEquals(values.hashCode(), back.hashCode());
        Values otherWay = values.with(Settings.RATE, OptionalDouble.of(900)).with(Settings.DELAY, 0.2);
        assertEquals(changed, otherWay);
    }

    @Test
    void refusesWhatIsNotAllowedAndSettingsOfOtherGroups() {
        Values values = Values.defaults(Group.NETWORK);
        assertThrows(IllegalArgumentException.class, () -> values.with(Settings.DELAY, -0.1));
        assertThrows(IllegalArgumentException.class, () -> values.with(Settings.DELAY, Double.NaN));
        assertThrows(IllegalArgumentException.class, () -> values.with(Settings.LOSS_P, 1.01));
        assertThrows(IllegalArgumentException.class, () -> values.with(Settings.JITTER_SHAPE, "round"));
        assertThrows(IllegalArgumentException.class, () -> values.with(Settings.RATE, OptionalDouble.of(0)));
        assertThrows(IllegalArgumentException.class, () -> values.get(Settings.THRESHOLD));
        Values method = Values.defaults(Group.METHOD);
        assertThrows(IllegalArgumentException.class, () -> method.with(Settings.NAME, " "));
        assertThrows(IllegalArgumentException.class, () -> method.with(Settings.NAME, "two\nlines"));
    }
}
