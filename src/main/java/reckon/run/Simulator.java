package reckon.run;

import reckon.motion.SimulationTime;

/**
 * Runs scenarios. A run is a pure function of its scenario; it is given up with a {@link
 * java.util.concurrent.CancellationException} where its thread is interrupted.
 */
public final class Simulator {

    private Simulator() {}

    /** The whole run, on the fixed grid of frames. */
    public static Run run(Scenario scenario) {
        return run(scenario, SimulationTime.FRAMES_PER_SECOND);
    }

    /** The whole run, with frames at another rate; frames only look, so that positions agree wherever frames meet. */
    public static Run run(Scenario scenario, int framesPerSecond) {
        Simulation simulation = new Simulation(scenario, framesPerSecond);
        simulation.advance(scenario, scenario.endMicros());
        return simulation.run();
    }
}
