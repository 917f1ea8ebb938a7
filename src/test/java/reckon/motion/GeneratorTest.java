package reckon.motion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Ready tracks fit the stage and the time asked for. */
class GeneratorTest {
    private static final double HALF_WIDTH = 8;
    private static final double HALF_HEIGHT = 5;

    @ParameterizedTest
    @EnumSource(Generator.class)
    void staysOnTheStageAndMovesLikeSomethingThatCanBeFollowed(Generator generator) {
        for (long seed = 0; seed < 20; seed++) {
            for (double duration : new double[] {0, 0.01, 0.02, 1, 20, 120}) {
                Track track = generator.track(duration, seed);
                assertEquals(duration, track.time(track.size() - 1), 0.010_001);
                assertTrue(track.size() >= 1);
                for (int i = 0; i < track.size(); i++) {
                    String where = generator + " of " + duration + " s at " + track.time(i);
                    assertTrue(Math.abs(track.x(i)) <= HALF_WIDTH, where);
                    assertTrue(Math.abs(track.y(i)) <= HALF_HEIGHT, where);
                    assertTrue(i == 0 || track.time(i) > track.time(i - 1), where);
                    // twenty metres a second is as fast as anything there is
                    assertTrue(i == 0 || duration < 1 || track.point(i).distance(track.point(i - 1)) < 0.4, where);
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Generator.class)
    void theSameAgainAndFoundByItsWord(Generator generator) {
        assertEquals(generator.track(10, 5), generator.track(10, 5));
        assertEquals(generator, Generator.of(generator.word()).orElseThrow());
    }

    @ParameterizedTest
    @EnumSource(Generator.class)
    void aLongerOneBeginsAsAShorterOneDoes(Generator generator) {
        if (generator != Generator.SPIRAL) {
            assertTrue(generator.track(10, 5).startsWith(generator.track(4, 5)));
        }
    }

    @Test
    void onlyARandomWalkDependsOnItsSeed() {
        for (Generator generator : Generator.values()) {
            if (generator == Generator.RANDOM_WALK) {
                assertNotEquals(generator.track(10, 1), generator.track(10, 2));
            } else {
                assertEquals(generator.track(10, 1), generator.track(10, 2));
            }
        }
    }
}
