package reckon.file;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.ScalarEvent;

/** The keys that lead to where a parser is, for messages about a text that breaks off or makes no sense there. */
final class KeyTrail {
    private static final int MOST_SHOWN = 4;

    /** A mapping or a sequence that has begun and not ended. */
    private static final class Level {
        private final boolean mapping;
        private boolean atKey = true;
        private String key = "";

        Level(boolean mapping) {
            this.mapping = mapping;
        }

        /** A key or a value has begun. */
        void child(String text) {
            if (mapping && atKey) {
                key = text;
            }
            atKey = !atKey;
        }
    }

    private final Deque<Level> levels = new ArrayDeque<>();

    /** How many mappings and sequences lie around. */
    int depth() {
        return levels.size();
    }

    void follow(Event event) {
        switch (event.getEventId()) {
            case MappingStart, SequenceStart -> {
                child("");
                levels.push(new Level(event.getEventId() == Event.ID.MappingStart));
            }
            case MappingEnd, SequenceEnd -> levels.pop();
            case Scalar -> child(((ScalarEvent) event).getValue());
            case Alias -> child("");
            default -> {
                // documents and comments have no keys
            }
        }
    }

    private void child(String text) {
        if (!levels.isEmpty()) {
            levels.getFirst().child(text);
        }
    }

    /** The keys so far, joined by dots; the outer ones where they are many. */
    String path() {
        StringBuilder path = new StringBuilder();
        int levelsShown = 0;
        for (Iterator<Level> outermost = levels.descendingIterator(); outermost.hasNext(); ) {
            Level level = outermost.next();
            if (level.mapping && !level.key.isEmpty() && levelsShown++ < MOST_SHOWN) {
                path.append(path.isEmpty() ? "" : ".").append(level.key);
            }
        }
        return path.toString();
    }
}
