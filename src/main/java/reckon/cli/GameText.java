package reckon.cli;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import reckon.scheme.GameMeasures;

/** The measures of a game for people to read, a line each. */
final class GameText {
    private static final MathContext DIGITS = new MathContext(5);

    private GameText() {}

    static String of(GameMeasures measures) {
        return AlignedText.of(
                List.of(
                        List.of(
                                "input_delay",
                                "s",
                                measures.inputDelay().isPresent()
                                        ? number(measures.inputDelay().getAsDouble())
                                        : "-"),
                        List.of("max_disagreement", "m", number(measures.disagreement())),
                        List.of("pulls", "", String.valueOf(measures.pulls())),
                        List.of("rollbacks", "", String.valueOf(measures.rollbacks())),
                        List.of("refusals", "", String.valueOf(measures.refusals())),
                        List.of("longest_queue", "", String.valueOf(measures.longestQueue())),
                        List.of("messages", "", String.valueOf(measures.messages())),
                        List.of("bytes", "B", String.valueOf(measures.bytes()))),
                2);
    }

    private static String number(double value) {
        return BigDecimal.valueOf(value).round(DIGITS).stripTrailingZeros().toPlainString();
    }
}
