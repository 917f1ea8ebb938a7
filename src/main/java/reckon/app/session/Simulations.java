package reckon.app.session;

import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import reckon.motion.SimulationTime;
import reckon.network.TooLargeException;
import reckon.run.Measures;
import reckon.run.Run;
import reckon.run.Scenario;
import reckon.run.Simulation;

/**
 * Runs scenarios beside the window: the thread that draws never waits for a run. Of several that wait only the latest is
 * run; a path that is being drawn goes on from where it was.
 */
public final class Simulations {
    private final Executor worker;
    private final Executor screen;
    private final Problems problems;
    private final AtomicReference<@Nullable Job> waiting = new AtomicReference<>();
    private final ReadOnlyObjectWrapper<Run> run;
    private final ReadOnlyObjectWrapper<List<Measures>> measures;
    private final ReadOnlyBooleanWrapper computing = new ReadOnlyBooleanWrapper(this, "computing", false);
    private int pending;
    private @Nullable Simulation simulation;

    private record Job(Scenario scenario, long untilMicros) {
        boolean whole() {
            return untilMicros >= scenario.endMicros();
        }
    }

    /**
     * Nothing run but an empty scenario.
     *
     * @param worker one thread that runs scenarios
     * @param screen the thread that draws
     * @param problems takes what is wrong
     */
    public Simulations(Scenario empty, Executor worker, Executor screen, Problems problems) {
        this.worker = worker;
        this.screen = screen;
        this.problems = problems;
        this.run = new ReadOnlyObjectWrapper<>(this, "run", simulate(new Job(empty, empty.endMicros())));
        this.measures = new ReadOnlyObjectWrapper<>(this, "measures", List.of());
    }

    /** The latest run. */
    public ReadOnlyObjectProperty<Run> runProperty() {
        return run.getReadOnlyProperty();
    }

    /** The measures of the latest run's methods, in their order; empty while they are not known. */
    public ReadOnlyObjectProperty<List<Measures>> measuresProperty() {
        return measures.getReadOnlyProperty();
    }

    /** Whether a run is being made that is not shown yet. */
    public ReadOnlyBooleanProperty computingProperty() {
        return computing.getReadOnlyProperty();
    }

    /** Runs a scenario as a whole. */
    public void show(Scenario scenario) {
        show(scenario, scenario.endMicros());
    }

    /** Runs a scenario up to a moment, while its path is still being drawn. */
    public void show(Scenario scenario, long untilMicros) {
        if (waiting.getAndSet(new Job(scenario, untilMicros)) == null) {
            pending(1);
            worker.execute(() -> {
                try {
                    work();
                } finally {
                    screen.execute(() -> pending(-1));
                }
            });
        }
    }

    private void pending(int more) {
        pending += more;
        computing.set(pending > 0);
    }

    private void work() {
        Job job = waiting.getAndSet(null);
        if (job == null) {
            return;
        }
        try {
            Run result = simulate(job);
            screen.execute(() -> {
                measures.set(List.of());
                run.set(result);
            });
            if (job.whole() && waiting.get() == null) {
                List<Measures> measured =
                        result.methods().stream().map(result::measures).toList();
                screen.execute(() -> {
                    if (run.get() == result) {
                        measures.set(measured);
                    }
                });
            }
        } catch (TooLargeException e) {
            screen.execute(() -> problems.wrong(String.valueOf(e.getMessage())));
        } catch (RuntimeException | Error e) {
            screen.execute(() -> problems.unexpected(e));
        }
    }

    private Run simulate(Job job) {
        Simulation known = simulation;
        if (known == null || !known.canGoOn(job.scenario())) {
            known = new Simulation(job.scenario(), SimulationTime.FRAMES_PER_SECOND);
            simulation = known;
        }
        known.advance(job.scenario(), job.untilMicros());
        return known.run();
    }
}
