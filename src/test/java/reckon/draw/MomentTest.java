package reckon.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import reckon.motion.Track;
import reckon.run.Run;
import reckon.run.Scenario;
import reckon.run.Simulator;
import reckon.run.TrackSource;
import reckon.text.Language;
import reckon.text.Texts;

/** A method that was added a moment ago may be chosen before its run is there. */
class MomentTest {

    @Test
    void aMethodIsChosenThatThereIs() {
        Run one = Simulator.run(
                Scenario.of(new TrackSource.Points(Track.EMPTY.plus(0, 0, 0).plus(1, 2, 0))));
        Moment moment = new Moment(one, 0, Texts.of(Language.ENGLISH), 13, Layers.ALL.of(3));
        assertEquals(0, moment.layers().chosen());
    }
}
