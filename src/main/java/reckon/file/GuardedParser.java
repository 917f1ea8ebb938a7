package reckon.file;

import java.util.concurrent.CancellationException;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.parser.Parser;

/**
 * A parser that stops at what no scenario needs and what can fill the memory or the stack: deep nesting, aliases by the
 * hundred, millions of values. It keeps the trail of keys.
 */
final class GuardedParser implements Parser {
    private static final int MOST_DEPTH = 32;
    private static final int MOST_ALIASES = 50;
    private static final int MOST_EVENTS = 5_000_000;

    private final Parser parser;
    private final KeyTrail trail = new KeyTrail();
    private int aliases;
    private int events;

    /** A text that goes beyond a limit. */
    static final class TooMuch extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final int line;

        TooMuch(int line, String message) {
            super(message);
            this.line = line;
        }

        int line() {
            return line;
        }
    }

    GuardedParser(Parser parser) {
        this.parser = parser;
    }

    /** The keys that lead to where the parser is. */
    KeyTrail trail() {
        return trail;
    }

    @Override
    public boolean checkEvent(Event.ID choice) {
        return parser.checkEvent(choice);
    }

    @Override
    public Event peekEvent() {
        return parser.peekEvent();
    }

    @Override
    public boolean hasNext() {
        return parser.hasNext();
    }

    @Override
    public Event next() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("the reading was cancelled");
        }
        Event event = parser.next();
        trail.follow(event);
        require(trail.depth() <= MOST_DEPTH, event, "is nested deeper than " + MOST_DEPTH + " levels; write it flat");
        aliases += event.getEventId() == Event.ID.Alias ? 1 : 0;
        require(aliases <= MOST_ALIASES, event, "has more than " + MOST_ALIASES + " aliases; write the values out");
        require(++events <= MOST_EVENTS, event, "has millions of values; write points as a block, points: |");
        return event;
    }

    private static void require(boolean holds, Event event, String message) {
        if (!holds) {
            throw new TooMuch(
                    event.getStartMark().map(mark -> mark.getLine() + 1).orElse(0), message);
        }
    }
}
