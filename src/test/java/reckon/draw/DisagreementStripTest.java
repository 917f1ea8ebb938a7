package reckon.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import reckon.scheme.GameRun;
import reckon.scheme.PlayedGames;
import reckon.scheme.SchemeKind;
import reckon.text.Language;
import reckon.text.Texts;

/** The strip shows how far the screens are apart, of several games each as its own line. */
class DisagreementStripTest {
    private static final double EM = 13;

    private static GameMoment moment(GameRun run, double seconds, Language language) {
        return new GameMoment(run, seconds, Texts.of(language), EM);
    }

    @Test
    void theLineReachesTheGreatestDisagreement() {
        GameRun run = PlayedGames.simple(SchemeKind.PREDICTION_AND_PULL, false);
        DisagreementStrip strip = DisagreementStrip.of(List.of(run));
        StripLayout layout = new StripLayout(new TimeSpan(0, 3), 1280, 160, EM);
        RecordingPen pen = new RecordingPen();
        strip.ground(pen, moment(run, 0, Language.ENGLISH), layout);
        double highest = curve(pen, 0).ys().stream().mapToDouble(y -> y).min().orElseThrow();
        double greatest = run.maxDisagreement(0);
        ValueAxis axis = ValueAxis.upTo(greatest, layout.top(), layout.bottom(), EM);
        assertEquals(axis.y(greatest), highest, 1.5);
        assertTrue(highest >= layout.top());
    }

    private static RecordingPen.Line curve(RecordingPen pen, int run) {
        return pen.of(RecordingPen.Line.class).stream()
                .filter(line -> line.xs().size() > 2)
                .filter(line ->
                        line.stroke().equals(Stroke.method(run, line.stroke().width())))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @EnumSource
    void eachGameHasItsLineAndItsName(Language language) {
        List<GameRun> runs = Arrays.stream(SchemeKind.values())
                .map(kind -> PlayedGames.busy(kind, 4, 12))
                .toList();
        DisagreementStrip strip = DisagreementStrip.of(runs);
        StripLayout layout = new StripLayout(new TimeSpan(0, 8), 1280, 160, EM);
        RecordingPen pen = new RecordingPen();
        strip.ground(pen, moment(runs.getFirst(), 2, language), layout);
        strip.now(pen, moment(runs.getFirst(), 2, language), layout);
        for (int i = 0; i < runs.size(); i++) {
            assertTrue(curve(pen, i).xs().size() > 100);
            assertTrue(pen.wrote(SchemeNames.of(runs.get(i).game().kind(), Texts.of(language))), "name " + i);
        }
        assertTrue(pen.wrote(Texts.of(language).get("game.disagreement")));
        OddPlaces.assertNone(pen, runs.getFirst());
    }

    @ParameterizedTest
    @EnumSource
    void nothingIsDrawnNowhere(SchemeKind kind) {
        for (GameRun run : PlayedGames.random(kind, 20)) {
            DisagreementStrip strip = DisagreementStrip.of(List.of(run));
            for (TimeSpan span : List.of(TimeSpan.whole(run.eventful()), new TimeSpan(2, 2.1))) {
                RecordingPen pen = new RecordingPen();
                StripLayout layout = new StripLayout(span, 400, 90, EM);
                strip.ground(pen, moment(run, 2.05, Language.CHINESE), layout);
                strip.now(pen, moment(run, 2.05, Language.CHINESE), layout);
                OddPlaces.assertNone(pen, run);
            }
        }
    }

    @Test
    void aGameWithoutACommandHasAFlatLine() {
        GameRun run = PlayedGames.busy(SchemeKind.COMBINED, 2, 0);
        RecordingPen pen = new RecordingPen();
        StripLayout layout = new StripLayout(TimeSpan.whole(run.eventful()), 400, 90, EM);
        DisagreementStrip.of(List.of(run)).ground(pen, moment(run, 0, Language.ENGLISH), layout);
        OddPlaces.assertNone(pen, run);
    }
}
