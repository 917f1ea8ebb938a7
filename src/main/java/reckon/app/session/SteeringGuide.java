package reckon.app.session;

import java.util.EnumSet;
import java.util.Set;
import reckon.motion.Inertia;
import reckon.motion.Vec2;

/** A point with inertia that is pushed by keys. It waits for the first of them. */
final class SteeringGuide implements Guide {
    private final Set<Heading> pushes = EnumSet.noneOf(Heading.class);
    private Inertia point;
    private boolean pushed;

    SteeringGuide(Vec2 start) {
        this.point = Inertia.atRest(start);
    }

    void push(Heading heading, boolean on) {
        if (on) {
            pushes.add(heading);
            pushed = true;
        } else {
            pushes.remove(heading);
        }
    }

    @Override
    public boolean waiting() {
        return !pushed;
    }

    @Override
    public Vec2 after(double seconds) {
        Vec2 direction = pushes.stream().map(Heading::direction).reduce(Vec2.ZERO, Vec2::plus);
        point = point.after(seconds, direction);
        return point.position();
    }
}
