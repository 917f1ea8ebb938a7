package reckon.app.timeline;

import java.util.ArrayList;
import java.util.List;
import reckon.network.Transit;
import reckon.run.PacketStory;
import reckon.text.Texts;

/** A packet's story in words. */
final class StoryWords {
    private static final double MILLIS_PER_SECOND = 1000;

    private StoryWords() {}

    static String title(PacketStory story, Texts texts) {
        Transit way = story.packet().transit();
        return texts.get(way.copy() > 0 ? "story.copy" : "story.title", way.number());
    }

    /** The story line by line. */
    static List<String> lines(PacketStory story, String method, Texts texts) {
        List<String> lines = new ArrayList<>();
        Transit way = story.packet().transit();
        lines.add(texts.get(
                "story.sent",
                story.packet().pdu().sent(),
                texts.get("reason." + story.packet().reason().word())));
        switch (way.fate()) {
            case LOST -> lines.add(texts.get("story.lost"));
            case DROPPED -> lines.add(texts.get("story.dropped"));
            case DELIVERED -> {
                lines.add(texts.get("story.arrived", story.packet().arrived(), story.took() * MILLIS_PER_SECOND));
                if (story.held() > 0) {
                    lines.add(texts.get("story.held", story.held() * MILLIS_PER_SECOND));
                }
            }
        }
        if (way.byHand()) {
            lines.add(texts.get("story.hand"));
        }
        if (story.duplicated() && way.copy() == 0) {
            lines.add(texts.get("story.duplicated"));
        }
        if (way.delivered()) {
            int frame = story.frame().orElse(0);
            lines.add(texts.get("use." + story.use().word(), method, frame, story.seconds()));
        }
        lines.add(texts.get(drag(way)));
        return lines;
    }

    private static String drag(Transit way) {
        if (way.copy() > 0) {
            return "story.drag.copy";
        }
        return way.delivered() ? "story.drag" : "story.drag.lost";
    }
}
