package reckon.network;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import reckon.setting.Settings;

/** The presets are those of the specification's table (§7), and are known again. */
class PresetTest {
    /** Delay in ms, jitter in ms, loss in %. */
    private static final Map<String, List<Double>> TABLE = Map.of(
            "lan", List.of(1.0, 0.0, 0.0),
            "trans-pacific", List.of(75.0, 5.0, 0.5),
            "fibre", List.of(10.0, 1.0, 0.0),
            "campus-wifi", List.of(32.0, 12.0, 2.0),
            "4g", List.of(100.0, 20.0, 4.0),
            "5g", List.of(30.0, 20.0, 4.0),
            "3g", List.of(360.0, 30.0, 7.0),
            "leo-satellite", List.of(100.0, 10.0, 0.0));

    @Test
    void theyAreTheTable() {
        assertEquals(
                TABLE.keySet(), Arrays.stream(Preset.values()).map(Preset::word).collect(Collectors.toSet()));
        for (Preset preset : Preset.values()) {
            List<Double> row = TABLE.getOrDefault(preset.word(), List.of());
            assertEquals(row.get(0), preset.delay() * 1000, 1e-9, preset.word());
            assertEquals(row.get(1), preset.jitter() * 1000, 1e-9, preset.word());
            assertEquals(row.get(2), preset.loss() * 100, 1e-9, preset.word());
        }
    }

    @ParameterizedTest
    @EnumSource
    void aNetworkIsKnownAgain(Preset preset) {
        Network before = Network.defaults()
                .withValues(Network.defaults()
                        .values()
                        .with(Settings.DUPLICATE, 0.25)
                        .with(Settings.LOSS_KIND, "gilbert-elliott")
                        .with(Settings.LOSS_P, 0.3))
                .withStalls(List.of(new Stall(1, 2)));
        Network network = preset.on(before);
        assertEquals(Optional.of(preset), Preset.of(network));
        assertEquals(before.stalls(), network.stalls());
        assertEquals(0.25, network.values().get(Settings.DUPLICATE));
        assertEquals(new LossModel.Independent(preset.loss()), network.loss());
        assertEquals(
                Optional.empty(), Preset.of(network.withValues(network.values().with(Settings.DELAY, 0.0421))));
    }

    @Test
    void recordedDelaysGiveWayToAPreset() {
        Network recorded =
                Network.defaults().withValues(Network.defaults().values().with(Settings.RECORDED, true));
        assertFalse(Preset.FIBRE.on(recorded).recorded());
        assertEquals(
                Optional.empty(),
                Preset.of(Preset.FIBRE
                        .on(recorded)
                        .withValues(Preset.FIBRE.on(recorded).values().with(Settings.RECORDED, true))));
    }
}
