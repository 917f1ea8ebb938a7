package reckon.network;

import static reckon.explain.Expression.call;
import static reckon.explain.Expression.compare;
import static reckon.explain.Expression.minus;
import static reckon.explain.Expression.number;
import static reckon.explain.Expression.over;
import static reckon.explain.Expression.sum;
import static reckon.explain.Expression.times;

import reckon.explain.Expression;
import reckon.explain.Expression.Operation;
import reckon.explain.Expression.Relation;
import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.motion.SimulationTime;
import reckon.setting.Settings;

/** How what a link does to a packet is told. */
final class LinkTerms {
    private static final Origin DRAWN = Origin.of(Origin.Source.DRAW);

    private LinkTerms() {}

    static void duplicate(double draw, double chance, boolean twice, Sink sink) {
        sink.given(Symbol.DRAW_DUPLICATE, draw, DRAWN);
        sink.given(Symbol.CHANCE_DUPLICATE, chance, Origin.setting(Settings.DUPLICATE));
        sink.put(Symbol.DUPLICATED, compare(Symbol.DRAW_DUPLICATE, Relation.LESS, Symbol.CHANCE_DUPLICATE), twice);
    }

    static void loss(double draw, boolean lost, Sink sink) {
        sink.given(Symbol.DRAW_LOSS, draw, DRAWN);
        sink.put(Symbol.LOST, compare(Symbol.DRAW_LOSS, Relation.LESS, Symbol.CHANCE_LOSS), lost);
    }

    static void logged(boolean lost, Sink sink) {
        sink.given(Symbol.LOST, lost ? 1 : 0, Origin.of(Origin.Source.RECORDING));
    }

    static void sent(long sentMicros, boolean limited, Sink sink) {
        sink.given(Symbol.LAST_SENT, SimulationTime.seconds(sentMicros), Origin.of(Origin.Source.CLOCK));
        if (!limited) {
            sink.put(Symbol.LEFT, Symbol.LAST_SENT, SimulationTime.seconds(sentMicros));
        }
    }

    /**
     * How a packet gets onto a link of limited rate.
     *
     * @param rate what the link carries, B/s
     * @param queue what may wait, B
     * @param freeMicros when the packet before has left
     * @param startMicros when this one starts to leave
     * @param waiting what is still to be sent before it, B
     * @param dropped whether that is too much
     * @param leftMicros when it has left
     */
    record Crossing(
            double rate,
            double queue,
            long freeMicros,
            long startMicros,
            double waiting,
            boolean dropped,
            long leftMicros) {

        void tell(Sink sink) {
            sink.given(Symbol.LINK_RATE, rate, Origin.setting(Settings.RATE));
            sink.given(Symbol.QUEUE, queue, Origin.setting(Settings.QUEUE));
            sink.given(Symbol.PACKET_BYTES, Link.PACKET_BYTES, Origin.of(Origin.Source.FIXED));
            sink.given(Symbol.LINK_FREE, SimulationTime.seconds(freeMicros), Origin.of(Origin.Source.LINK));
            sink.put(
                    Symbol.LEAVES_FROM,
                    call(Operation.MAX, Symbol.LAST_SENT, Symbol.LINK_FREE),
                    SimulationTime.seconds(startMicros));
            sink.put(Symbol.WAITING, times(minus(Symbol.LEAVES_FROM, Symbol.LAST_SENT), Symbol.LINK_RATE), waiting);
            sink.put(
                    Symbol.DROPPED,
                    compare(sum(Symbol.WAITING, Symbol.PACKET_BYTES), Relation.GREATER, Symbol.QUEUE),
                    dropped);
            if (!dropped) {
                Expression takes = over(Symbol.PACKET_BYTES, Symbol.LINK_RATE);
                sink.put(Symbol.LEFT, micros(sum(Symbol.LEAVES_FROM, takes)), SimulationTime.seconds(leftMicros));
            }
        }
    }

    static void reorder(double draw, double chance, boolean skips, Sink sink) {
        sink.given(Symbol.DRAW_REORDER, draw, DRAWN);
        sink.given(Symbol.CHANCE_REORDER, chance, Origin.setting(Settings.REORDER));
        sink.put(Symbol.SKIPS, compare(Symbol.DRAW_REORDER, Relation.LESS, Symbol.CHANCE_REORDER), skips);
    }

    /** Tells a delay that is not computed, and gives it. */
    static double told(double delay, Origin.Source source, Sink sink) {
        if (sink.listens()) {
            sink.given(Symbol.ITS_DELAY, delay, Origin.of(source));
        }
        return delay;
    }

    static void steady(double delay, Sink sink) {
        sink.given(Symbol.DELAY, delay, Origin.setting(Settings.DELAY));
        sink.put(Symbol.ITS_DELAY, Symbol.DELAY, delay);
    }

    static void varying(double delay, double jitter, double its, Sink sink) {
        sink.given(Symbol.DELAY, delay, Origin.setting(Settings.DELAY));
        sink.given(Symbol.JITTER, jitter, Origin.setting(Settings.JITTER));
        sink.put(
                Symbol.ITS_DELAY,
                call(Operation.MAX, number(0), sum(Symbol.DELAY, times(Symbol.JITTER, Symbol.DEVIATE))),
                its);
    }

    static void arrival(long dueMicros, long arrivedMicros, Sink sink) {
        double due = SimulationTime.seconds(dueMicros);
        sink.put(Symbol.DUE, micros(sum(Symbol.LEFT, Symbol.ITS_DELAY)), due);
        if (arrivedMicros == dueMicros) {
            sink.put(Symbol.ARRIVED, Symbol.DUE, due);
        } else {
            double held = SimulationTime.seconds(arrivedMicros - dueMicros);
            sink.given(Symbol.HELD, held, Origin.of(Origin.Source.STALL));
            sink.put(Symbol.ARRIVED, sum(Symbol.DUE, Symbol.HELD), SimulationTime.seconds(arrivedMicros));
        }
    }

    private static Expression micros(Expression time) {
        return call(Operation.MICROSECONDS, time);
    }
}
