package reckon.app.session;

import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
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
    /** At least this much of a path that is being drawn, µs, and this part of it, lie between two of its measures. */
    private static final long LEAST_BETWEEN_MICROS = 250_000;

    private static final long PARTS = 40;

    private final Executor worker;
    private final Executor screen;
    private final Problems problems;
    private final AtomicReference<@Nullable Job> waiting = new AtomicReference<>();
    private final ReadOnlyObjectWrapper<Run> run;
    private final ReadOnlyObjectWrapper<List<Measures>> measures;
    private @Nullable Simulation simulation;
    /** How far the path that is being drawn was measured, µs. */
    private long measuredMicros;

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

    /** Runs a scenario as a whole. */
    public void show(Scenario scenario) {
        show(scenario, scenario.endMicros());
    }

    /** Runs a scenario up to a moment, while its path is still being drawn. */
    public void show(Scenario scenario, long untilMicros) {
        if (waiting.getAndSet(new Job(scenario, untilMicros)) == null) {
            worker.execute(this::work);
        }
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
            if (waiting.get() == null && isWorthMeasuring(job)) {
                measuredMicros = job.untilMicros();
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

    /** A path that is being drawn is not measured at each pulse: a long one would take too long. */
    private boolean isWorthMeasuring(Job job) {
        long between = Math.max(LEAST_BETWEEN_MICROS, job.untilMicros() / PARTS);
        return job.whole() || job.untilMicros() >= measuredMicros + between;
    }

    private Run simulate(Job job) {
        Simulation known = simulation;
        // a path that is gone on with ended in a while of standing still, which now never was
        if (known == null || !known.canGoOn(job.scenario()) || known.clockMicros() > job.untilMicros()) {
            known = new Simulation(job.scenario(), SimulationTime.FRAMES_PER_SECOND);
            simulation = known;
            measuredMicros = -LEAST_BETWEEN_MICROS;
        }
        known.advance(job.scenario(), job.untilMicros());
        return known.run();
    }
}
