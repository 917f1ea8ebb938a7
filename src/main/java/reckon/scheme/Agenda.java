package reckon.scheme;

import java.util.PriorityQueue;

/** What is to happen, in the order of time; what happens at one moment, in the order of being planned. */
final class Agenda {
    private final PriorityQueue<Entry> entries = new PriorityQueue<>();
    private long planned;
    private long now;

    private record Entry(long micros, long order, Runnable task) implements Comparable<Entry> {
        @Override
        public int compareTo(Entry other) {
            int byTime = Long.compare(micros, other.micros);
            return byTime == 0 ? Long.compare(order, other.order) : byTime;
        }
    }

    /** The present moment, µs. */
    long now() {
        return now;
    }

    /** Plans a task; what would be in the past happens at once. */
    void plan(long micros, Runnable task) {
        entries.add(new Entry(Math.max(now, micros), planned++, task));
    }

    /**
     * Does everything that is planned up to a moment, that moment included.
     *
     * @param afterwards what is done after each thing
     */
    void run(long untilMicros, Runnable afterwards) {
        while (!entries.isEmpty() && entries.peek().micros() <= untilMicros) {
            Entry entry = entries.remove();
            now = entry.micros();
            entry.task().run();
            afterwards.run();
        }
        now = untilMicros;
    }
}
