package reckon.network;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Test;

/** Draws are even, and know nothing of each other. */
class DrawsTest {
    private static final int DRAWS = 50_000;

    private static double[] draws(IntToDoubleFunction draw) {
        double[] draws = new double[DRAWS];
        Arrays.setAll(draws, draw);
        return draws;
    }

    /** Draws that differ in one thing each. */
    private static Map<String, double[]> samples() {
        Map<String, double[]> samples = new LinkedHashMap<>();
        for (Effect effect : Effect.values()) {
            samples.put("effect " + effect, draws(i -> Draws.uniform(1, 0, effect.number(), i, 0)));
            samples.put("copy, effect " + effect, draws(i -> Draws.uniform(1, 0, effect.number() + Effect.COPY, i, 0)));
        }
        samples.put("next slot", draws(i -> Draws.uniform(1, 0, Effect.LOSS.number(), i + 1, 0)));
        samples.put("next number", draws(i -> Draws.uniform(1, 0, Effect.LOSS.number(), i, 1)));
        samples.put("numbers of one slot", draws(i -> Draws.uniform(1, 0, Effect.LOSS.number(), 7, i)));
        samples.put("next link", draws(i -> Draws.uniform(1, 1, Effect.LOSS.number(), i, 0)));
        samples.put("next seed", draws(i -> Draws.uniform(2, 0, Effect.LOSS.number(), i, 0)));
        samples.put("seeds", draws(i -> Draws.uniform(i, 0, Effect.LOSS.number(), 3, 0)));
        return samples;
    }

    @Test
    void drawsAreEven() {
        samples().forEach((name, draws) -> {
            Chance.assertDistributed(draws, u -> u);
            assertTrue(Arrays.stream(draws).allMatch(u -> u >= 0 && u < 1), name);
        });
    }

    @Test
    void drawsOfDifferentThingsDoNotGoTogether() {
        List<Map.Entry<String, double[]>> samples = List.copyOf(samples().entrySet());
        for (int i = 0; i < samples.size(); i++) {
            for (int j = 0; j < i; j++) {
                String pair = samples.get(i).getKey() + " and " + samples.get(j).getKey();
                Chance.assertUncorrelated(
                        samples.get(i).getValue(), samples.get(j).getValue(), pair);
            }
        }
    }
}
