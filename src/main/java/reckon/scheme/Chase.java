package reckon.scheme;

import static reckon.explain.Expression.min;
import static reckon.explain.Expression.minus;

import java.util.List;
import java.util.Optional;
import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.motion.Vec2;
import reckon.setting.SchemeSettings;

/**
 * How a screen that is late catches up with a player: {@link Pull}, kept before the end of the way.
 *
 * @param move the command
 * @param lateness how long ago the player set out, s
 * @param leadSet how far ahead both screens are to agree, s
 * @param runs whether the player is to run after, or else is put there at once
 */
record Chase(Move move, double lateness, double leadSet, boolean runs) {

    /** How long the player has been going, s. */
    double gone() {
        return Math.min(lateness, move.walk());
    }

    /** How far ahead both screens agree, s; less than set near the end. */
    double lead() {
        return Math.min(leadSet, move.walk() - gone());
    }

    /** Whether the player is put there at once. */
    boolean pulls() {
        return !runs || lead() == 0;
    }

    private Pull pull() {
        return new Pull(move.from(), move.velocity(), gone(), lead());
    }

    private boolean atEnd(double time) {
        return time >= move.walk();
    }

    /** Where the player is by now. */
    Vec2 p3() {
        return atEnd(gone()) ? move.to() : pull().p3();
    }

    /** Where both screens agree. */
    Vec2 p4() {
        return atEnd(gone() + lead()) ? move.to() : pull().p4();
    }

    /** How fast it runs there, m/s. */
    double speed() {
        return pull().runSpeed();
    }

    Way way(double now) {
        return pulls()
                ? Way.walking(now, p3(), move.to(), move.speed())
                : new Way(
                        List.of(
                                new Leg(now, move.from(), p4(), speed()),
                                new Leg(now + lead(), p4(), move.to(), move.speed())),
                        Optional.of(p3()));
    }

    /** Tells how it catches up; L has been told. */
    void explain(Sink sink) {
        move.explain(sink);
        sink.put(Symbol.GONE, min(Symbol.LATENESS, Symbol.WALK_TIME), gone());
        if (runs) {
            sink.given(Symbol.LEAD_SET, leadSet, Origin.setting(SchemeSettings.LEAD));
            sink.put(Symbol.LEAD, min(Symbol.LEAD_SET, minus(Symbol.WALK_TIME, Symbol.GONE)), lead());
        }
        if (atEnd(gone())) {
            sink.put(Symbol.P3, Symbol.P2, p3());
        } else {
            pull().explainP3(Symbol.GONE, sink);
        }
        if (!pulls()) {
            explainRun(sink);
        }
    }

    private void explainRun(Sink sink) {
        if (atEnd(gone() + lead())) {
            sink.put(Symbol.P4, Symbol.P2, p4());
        } else {
            pull().explainP4(sink);
        }
        pull().explainRunSpeed(sink);
    }
}
