package reckon.app.session;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
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
    /** At least this much of a path that is being drawn, µs, and this part of it, lie between two of its measures. */
    private static final long LEAST_BETWEEN_MICROS = 250_000;

    private static final long PARTS = 40;

    private final Executor worker;
    private final Executor screen;
    private final Problems problems;
    private final AtomicReference<@Nullable Request> waiting = new AtomicReference<>();
    private final ReadOnlyObjectWrapper<Run> run;
    private final ReadOnlyObjectWrapper<List<Measures>> measures;
    private final ReadOnlyBooleanWrapper computing = new ReadOnlyBooleanWrapper(this, "computing", false);
    /** The runs that are wanted and not made yet: the one that waits, and the one under way. */
    private final List<Job> unfinished = new ArrayList<>();

    private @Nullable Simulation simulation;
    /** How far the path that is being drawn was measured, µs. */
    private long measuredMicros;

    private record Request(Scenario scenario, long untilMicros, Job job) {
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
        this.run = new ReadOnlyObjectWrapper<>(this, "run", simulate(request(empty, empty.endMicros())));
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

    private static Request request(Scenario scenario, long untilMicros) {
        return new Request(scenario, untilMicros, new Job(texts -> texts.get("work.run"), false));
    }

    /** Runs a scenario as a whole, unless that is what is shown. */
    public void show(Scenario scenario) {
        if (!(unfinished.isEmpty() && isShown(scenario))) {
            show(scenario, scenario.endMicros());
        }
    }

    private boolean isShown(Scenario scenario) {
        Run shown = run.get();
        return shown.clockMicros() == scenario.endMicros()
                && measures.get().size() == shown.methods().size()
                && shown.scenario().equals(scenario);
    }

    /** Gives up the runs that are being made; the one that is shown stays. */
    public void giveUp() {
        waiting.set(null);
        unfinished.forEach(Job::cancel);
        unfinished.clear();
        computing.set(false);
    }

    /** Runs a scenario up to a moment, while its path is still being drawn. */
    public void show(Scenario scenario, long untilMicros) {
        Request wanted = request(scenario, untilMicros);
        unfinished.add(wanted.job());
        computing.set(true);
        Request before = waiting.getAndSet(wanted);
        if (before == null) {
            worker.execute(this::work);
        } else {
            unfinished.remove(before.job());
        }
    }

    private void finished(Job job) {
        unfinished.remove(job);
        computing.set(!unfinished.isEmpty());
    }

    private void work() {
        Request request = waiting.getAndSet(null);
        if (request == null) {
            return;
        }
        try {
            if (request.job().begin()) {
                make(request);
            }
        } catch (CancellationException e) {
            // nobody wants to hear of it
        } catch (TooLargeException e) {
            screen.execute(() -> problems.wrong(String.valueOf(e.getMessage())));
        } catch (RuntimeException | Error e) {
            screen.execute(() -> problems.unexpected(e));
        } finally {
            request.job().end();
            screen.execute(() -> finished(request.job()));
        }
    }

    private void make(Request request) {
        Run result = simulate(request);
        screen.execute(() -> {
            if (!request.job().isCancelled()) {
                measures.set(List.of());
                run.set(result);
            }
        });
        if (waiting.get() == null && isWorthMeasuring(request)) {
            measuredMicros = request.untilMicros();
            List<Measures> measured =
                    result.methods().stream().map(result::measures).toList();
            screen.execute(() -> {
                if (run.get() == result) {
                    measures.set(measured);
                }
            });
        }
    }

    /** A path that is being drawn is not measured at each pulse: a long one would take too long. */
    private boolean isWorthMeasuring(Request request) {
        long between = Math.max(LEAST_BETWEEN_MICROS, request.untilMicros() / PARTS);
        return request.whole() || request.untilMicros() >= measuredMicros + between;
    }

    private Run simulate(Request request) {
        Simulation known = simulation;
        // one that ends halfway cannot go on
        simulation = null;
        // a path that is gone on with ended in a while of standing still, which now never was
        if (known == null || !known.canGoOn(request.scenario()) || known.clockMicros() > request.untilMicros()) {
            known = new Simulation(request.scenario(), SimulationTime.FRAMES_PER_SECOND);
            measuredMicros = -LEAST_BETWEEN_MICROS;
        }
        known.advance(request.scenario(), request.untilMicros());
        simulation = known;
        return known.run();
    }
}
