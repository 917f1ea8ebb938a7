package reckon.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import reckon.explain.Term;
import reckon.explain.Worksheet;
import reckon.file.InputException;
import reckon.method.Form;
import reckon.motion.SimulationTime;
import reckon.scheme.GameRun;
import reckon.scheme.Happening;

/**
 * All that is told of an event of a game.
 *
 * @param run the game
 * @param row the event's row in the table of events, from 0
 */
record GameExplained(GameRun run, int row) {

    /**
     * The last event up to a moment in s.
     *
     * @throws InputException where there is none
     */
    static GameExplained at(GameRun run, double at, Path scenario) throws InputException {
        if (!(at >= 0 && at <= run.seconds())) {
            throw new InputException(
                    scenario,
                    String.format(
                            Locale.ROOT, "its game goes from 0 to %.3f s; --at %s is outside", run.seconds(), at));
        }
        List<Happening> happenings = run.happenings();
        int row = run.eventsBy(at) - 1;
        if (row < 0) {
            String first = happenings.isEmpty()
                    ? "nothing ever happens"
                    : String.format(Locale.ROOT, "the first event is at %s s", seconds(happenings.getFirst()));
            throw new InputException(scenario, "no event has happened by --at " + at + "; " + first);
        }
        return new GameExplained(run, row);
    }

    /**
     * The event of a row.
     *
     * @throws InputException where there is none
     */
    static GameExplained row(GameRun run, int row, Path scenario) throws InputException {
        int rows = run.happenings().size();
        if (row < 0 || row >= rows) {
            String has = rows == 0 ? "it has none" : "its events are 0 to " + (rows - 1);
            throw new InputException(scenario, "has no event " + row + "; " + has);
        }
        return new GameExplained(run, row);
    }

    private static double seconds(Happening happening) {
        return SimulationTime.seconds(happening.micros());
    }

    Happening happening() {
        return run.happenings().get(row);
    }

    double time() {
        return seconds(happening());
    }

    /** On which node it happens, by its name. */
    String node() {
        return run.game().nameOf(happening().node());
    }

    String scheme() {
        return run.game().kind().word();
    }

    Form form() {
        return run.game().rules().form();
    }

    Worksheet worksheet() {
        return run.worksheet(row);
    }

    /** The same in the other form, where that differs. */
    Optional<Worksheet> other() {
        return run.otherForm(row);
    }

    /** What it came to. */
    Term result() {
        return worksheet().terms().getLast();
    }
}
