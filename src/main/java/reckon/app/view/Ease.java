package reckon.app.view;

/** A change that is seen to happen: it takes a moment while the window beats, and no time where it does not. */
public final class Ease {
    private final Pulse pulse;
    private final double seconds;
    private double passed;

    /** A change that takes so long, s; it has not begun. */
    public Ease(Pulse pulse, double seconds) {
        this.pulse = pulse;
        this.seconds = seconds;
        this.passed = seconds;
        pulse.addMoving(wall -> passed += wall);
    }

    /** Begins, again if need be. */
    public void start() {
        passed = pulse.beats() ? 0 : seconds;
    }

    /** Whether it is under way. */
    public boolean moves() {
        return passed < seconds;
    }

    /** How much of it has happened, 0 to 1: it begins and ends gently. */
    public double share() {
        double share = Math.clamp(passed / seconds, 0, 1);
        return share * share * (3 - 2 * share);
    }
}
