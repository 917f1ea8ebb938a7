package reckon.app.session;

import reckon.motion.Vec2;

/** A pointer that is followed. Where it begins away from the path's end the path catches up with it, so that nothing jumps. */
final class PointerGuide implements Guide {
    /** In this time the way that is left to the pointer becomes less by a factor of e, s. */
    private static final double CATCHING_UP = 0.25;

    private Vec2 pointer;
    private Vec2 away;

    /** A pointer at a place, and a path that begins somewhere, m. */
    PointerGuide(Vec2 pointer, Vec2 start) {
        this.pointer = pointer;
        this.away = start.minus(pointer);
    }

    void move(Vec2 to) {
        pointer = to;
    }

    @Override
    public boolean waiting() {
        return false;
    }

    @Override
    public Vec2 after(double seconds) {
        away = away.times(Math.exp(-seconds / CATCHING_UP));
        return pointer.plus(away);
    }
}
