package reckon.app.session;

import java.util.List;
import java.util.OptionalInt;
import reckon.motion.SimulationTime;
import reckon.scheme.Client;
import reckon.scheme.GameRun;

/**
 * Along a game: what happens there are its events. It ends a little after the last of them.
 *
 * @param run the game as it was played
 */
public record GameCourse(GameRun run) implements Course {

    @Override
    public int frames() {
        return (int) Math.floor(seconds() * SimulationTime.FRAMES_PER_SECOND) + 1;
    }

    @Override
    public double seconds() {
        return run.eventful();
    }

    @Override
    public boolean goesOnFrom(Course before) {
        return before instanceof GameCourse other && names(run).equals(names(other.run));
    }

    private static List<String> names(GameRun run) {
        return run.game().clients().stream().map(Client::name).toList();
    }

    @Override
    public OptionalInt after(int frame) {
        int next = run.eventsBy(SimulationTime.frame(frame, SimulationTime.FRAMES_PER_SECOND));
        return next < run.happenings().size() ? OptionalInt.of(frameOf(next)) : OptionalInt.empty();
    }

    @Override
    public OptionalInt before(int frame) {
        int count = run.eventsBy(SimulationTime.frame(frame - 1, SimulationTime.FRAMES_PER_SECOND));
        return count > 0 ? OptionalInt.of(frameOf(count - 1)) : OptionalInt.empty();
    }

    /** The first frame on which an event has happened. */
    int frameOf(int event) {
        return SimulationTime.firstFrame(run.happenings().get(event).micros(), SimulationTime.FRAMES_PER_SECOND);
    }
}
