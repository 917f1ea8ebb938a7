package reckon.app.timeline;

import java.util.List;
import reckon.network.StallSpan;
import reckon.text.Texts;

/** What is told about a stall. */
final class StallWords {
    private static final double MILLIS_PER_SECOND = 1000;

    private StallWords() {}

    static String title(StallSpan stall, Texts texts) {
        return texts.get(stall.random() ? "story.stall.random" : "story.stall");
    }

    static List<String> lines(StallSpan stall, Texts texts) {
        return List.of(
                texts.get(
                        "story.stall.span", stall.from(), stall.to(), (stall.to() - stall.from()) * MILLIS_PER_SECOND),
                texts.get(stall.random() ? "story.stall.fixed" : "story.stall.drag"));
    }
}
