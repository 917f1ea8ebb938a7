package reckon.scheme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import reckon.motion.SimulationTime;

/** That two games were played alike, to the bit. */
public final class GameSameness {

    private GameSameness() {}

    /** Fails where anything that happened, was sent or was shown differs. */
    public static void assertSame(GameRun expected, GameRun actual) {
        assertEquals(expected.game(), actual.game());
        assertEquals(
                expected.happenings().stream().map(GameSameness::untold).toList(),
                actual.happenings().stream().map(GameSameness::untold).toList());
        assertEquals(expected.letters(), actual.letters());
        int clients = expected.game().clients().size();
        for (int frame = 0; frame < expected.eventful() * SimulationTime.FRAMES_PER_SECOND; frame++) {
            double at = SimulationTime.frame(frame, SimulationTime.FRAMES_PER_SECOND);
            for (int player = 0; player < clients; player++) {
                assertEquals(expected.truth(player).at(at), actual.truth(player).at(at));
                for (int client = 0; client < clients; client++) {
                    assertEquals(
                            expected.screen(client, player).at(at),
                            actual.screen(client, player).at(at));
                }
            }
        }
    }

    /** What happened, without the way to tell it. */
    private static String untold(Happening one) {
        return one.micros() + " " + one.node() + " " + one.clock() + " " + one.what() + " " + one.message() + " "
                + one.client() + " " + one.detail();
    }
}
