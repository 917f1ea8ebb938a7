package reckon.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import reckon.motion.Track;
import reckon.run.Scenario;
import reckon.run.Simulator;
import reckon.run.TrackSource;
import reckon.text.Language;
import reckon.text.Texts;

class LegendTest {
    private static final List<String> ALL =
            List.of("2nd order + cubic", "update received", "the truth", "prediction", "convergence, its points");

    /** What the legend says on a stage of that size, px. */
    private static List<String> words(double width, double height) {
        Track track = Track.EMPTY.plus(0, 0, 0).plus(2, 2, 0);
        Moment moment = new Moment(
                Simulator.run(Scenario.of(new TrackSource.Points(track))),
                10,
                Texts.of(Language.ENGLISH),
                13,
                Layers.ALL);
        CountingPen pen = new CountingPen();
        Legend.of(pen, Camera.fitting(Bounds.WORLD, width, height), moment).draw();
        return pen.texts;
    }

    @Test
    void saysAllWhereThereIsRoom() {
        assertEquals(ALL, words(600, 450));
    }

    /**
     * With letters of half their size, 11.44 px, and lines 1.55 sizes high, the last words make the legend 182 wide and five
     * lines of it 102 high, the others 148 wide and 18 less high for each line. It may hide 16 % of the stage.
     */
    @Test
    void saysAsMuchAsThereIsRoomForTheMethodsFirst() {
        assertEquals(ALL.subList(0, 4), words(340, 250), "13,600 px: not 18,600, but 12,400");
        assertEquals(ALL.subList(0, 3), words(310, 200), "9,900 px: not 12,400, but 9,700");
        assertEquals(List.of(), words(180, 200), "the scale bar needs its room");
    }
}
