package reckon.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reckon.file.Document;
import reckon.motion.Track;
import reckon.run.Scenario;
import reckon.run.TrackSource;

/** Whether goals are met. */
class JudgeTest {
    private static final Played NOTHING = Played.of(Document.of(Scenario.of(new TrackSource.Points(Track.EMPTY))));
    private static final Played STRAIGHT = Played.of(Document.of(
            Scenario.of(new TrackSource.Points(Track.EMPTY.plus(0, 0, 0).plus(4, 8, 0)))));

    private static Goal when(String text) throws BadCondition {
        Condition condition = Condition.parse(text, false);
        return new Goal.When("g", condition, condition.seconds(), Optional.empty());
    }

    private static Goal never(String text) throws BadCondition {
        return new Goal.Never("g", Condition.parse(text, false), Optional.empty());
    }

    private static boolean met(Goal goal, Played played) {
        return Judge.met(goal, played, Map.of());
    }

    @Test
    void whatMustComeTrue() throws BadCondition {
        assertTrue(met(when("time > 3 s"), STRAIGHT));
        assertFalse(met(when("time > 6 s"), STRAIGHT));
        assertTrue(met(when("speed > 1 m/s for 3 s"), STRAIGHT));
        assertFalse(met(when("speed > 1 m/s for 4.5 s"), STRAIGHT));
        assertTrue(met(when("delay = 100 ms"), STRAIGHT));
    }

    @Test
    void whatMustNotComeTrue() throws BadCondition {
        assertTrue(met(never("time > 6 s"), STRAIGHT));
        assertFalse(met(never("time > 3 s"), STRAIGHT));
    }

    @Test
    void whereNothingWasPlayedNothingIsMet() throws BadCondition {
        assertFalse(met(when("time > 3 s"), NOTHING));
        assertFalse(met(never("error > 1 m"), NOTHING));
        assertFalse(met(when("rms < 1 m"), NOTHING));
        assertTrue(met(when("delay = 100 ms"), NOTHING));
        assertFalse(met(when("max(error) >= 0 m"), NOTHING));
    }

    @Test
    void aConditionOnAGameIsNotMetByMethods() throws BadCondition {
        Condition commands = Condition.parse("commands = 0", true);
        assertFalse(met(new Goal.When("g", commands, 0, Optional.empty()), STRAIGHT));
        assertFalse(met(new Goal.Never("g", commands, Optional.empty()), STRAIGHT));
    }

    @Test
    void choices() {
        Goal goal = new Goal.Choice("g", 3, 1, true);
        assertFalse(Judge.met(goal, NOTHING, Map.of()));
        assertFalse(Judge.met(goal, NOTHING, Map.of("g", "0")));
        assertFalse(Judge.met(goal, NOTHING, Map.of("other", "1")));
        assertTrue(Judge.met(goal, NOTHING, Map.of("g", "1")));
        assertTrue(goal.predict());
    }

    @ParameterizedTest
    @CsvSource({
        "0.37 m, true",
        "37 cm, true",
        "0.38 m, true",
        "0.36 m, true",
        "370 mm, true",
        "０.37 m, true",
        " 0.37m , true",
        "0.381 m, false",
        "0.359 m, false",
        "0.37, false",
        "0.37 s, false",
        "37 %, false",
        "about a third, false",
        "'', false",
        "0.37 m 1, false"
    })
    void amounts(String typed, boolean met) throws BadCondition {
        Amount answer = Amount.parse("0.37 m").orElseThrow();
        Goal goal = new Goal.Number("g", answer, Amount.parse("0.01 m").orElseThrow(), false);
        assertEquals(met, Judge.met(goal, NOTHING, Map.of("g", typed)));
    }
}
