package reckon.scheme;

import java.util.List;
import reckon.motion.Vec2;

/**
 * How a screen that is late catches up with a player: {@link Pull}, kept before the end of the way.
 *
 * @param move the command
 * @param late how long the player has been going, s
 * @param pull the formulas
 * @param lead how far ahead both screens agree, s; less than set near the end
 * @param pulls whether the player is put there at once
 */
record Chase(Move move, double late, Pull pull, double lead, boolean pulls) {

    static Chase of(Move move, double lateness, Rules rules) {
        double whole = move.way(0).end();
        double late = Math.min(lateness, whole);
        double lead = Math.min(rules.lead(), whole - late);
        Pull pull = new Pull(move.from(), move.velocity(), late, lead);
        return new Chase(move, late, pull, lead, !rules.runs() || lead == 0);
    }

    private boolean atEnd(double time) {
        return time >= move.way(0).end();
    }

    /** Where the player is by now. */
    Vec2 p3() {
        return atEnd(late) ? move.to() : pull.p3();
    }

    /** Where both screens agree. */
    Vec2 p4() {
        return atEnd(late + lead) ? move.to() : pull.p4();
    }

    /** How fast it runs there, m/s. */
    double speed() {
        return pull.runSpeed();
    }

    Way way(double now) {
        return pulls
                ? Way.walking(now, p3(), move.to(), move.speed())
                : new Way(List.of(
                        new Leg(now, move.from(), p4(), speed()), new Leg(now + lead, p4(), move.to(), move.speed())));
    }
}
