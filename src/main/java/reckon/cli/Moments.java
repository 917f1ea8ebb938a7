package reckon.cli;

import java.nio.file.Path;
import java.util.Locale;
import reckon.file.InputException;
import reckon.motion.SimulationTime;
import reckon.run.MethodRun;
import reckon.run.Run;

/** The frame that an option {@code --at} means. */
final class Moments {

    private Moments() {}

    /**
     * The frame nearest to a moment in s.
     *
     * @throws InputException where the run has none
     */
    static int frame(Run run, double at, Path scenario) throws InputException {
        if (!(at >= 0 && at <= run.seconds())) {
            throw new InputException(
                    scenario,
                    String.format(Locale.ROOT, "its run goes from 0 to %.3f s; --at %s is outside", run.seconds(), at));
        }
        return Math.min(SimulationTime.nearestFrame(at, SimulationTime.FRAMES_PER_SECOND), run.frames() - 1);
    }

    /**
     * The same, of those on which a method shows something.
     *
     * @throws InputException where it shows nothing
     */
    static int shownFrame(Run run, MethodRun method, double at, Path scenario) throws InputException {
        int frame = frame(run, at, scenario);
        if (method.firstFrame() >= run.frames()) {
            throw new InputException(scenario, "no update ever arrives, so nothing is drawn that could be explained");
        }
        if (!method.shown(frame)) {
            throw new InputException(
                    scenario,
                    String.format(
                            Locale.ROOT,
                            "nothing is drawn before the first update arrives; give --at %.3f or later, not %s",
                            run.time(method.firstFrame()),
                            at));
        }
        return frame;
    }
}
