package reckon.cli;

import java.util.Arrays;
import java.util.List;
import reckon.scheme.GameMeasure;
import reckon.scheme.GameMeasures;

/** The measures of a game for people to read, a line each. */
final class GameText {
    private GameText() {}

    static String of(GameMeasures measures) {
        return AlignedText.of(
                Arrays.stream(GameMeasure.values())
                        .map(measure ->
                                List.of(measure.column(), measure.unit(), MeasureText.number(measure.of(measures))))
                        .toList(),
                2);
    }
}
