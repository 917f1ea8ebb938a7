package reckon.app.lesson;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import reckon.app.session.Mode;
import reckon.app.session.Problems;
import reckon.app.session.Session;
import reckon.lesson.Goal;
import reckon.lesson.Judge;
import reckon.lesson.Played;
import reckon.run.Measures;
import reckon.run.Run;
import reckon.scheme.GameMeasures;
import reckon.scheme.GameRun;

/** Judges goals beside the window: of several runs that wait to be judged only the latest is. */
final class Verdicts {
    private final Session session;
    private final Executor judges;
    private final Executor screen;
    private final Problems problems;
    private final AtomicReference<@Nullable Case> waiting = new AtomicReference<>();

    /** What is to be judged, and who wants to know. */
    private record Case(
            Supplier<Played> played, List<Goal> goals, Map<String, String> answers, Consumer<Set<String>> met) {

        Set<String> judged() {
            Played run = played.get();
            return goals.stream()
                    .filter(goal -> Judge.met(goal, run, answers))
                    .map(Goal::id)
                    .collect(Collectors.toSet());
        }
    }

    /**
     * The judge of a session.
     *
     * @param judges one thread that judges
     * @param screen the thread that draws
     */
    Verdicts(Session session, Executor judges, Executor screen, Problems problems) {
        this.session = session;
        this.judges = judges;
        this.screen = screen;
        this.problems = problems;
    }

    /**
     * What is open, as it was run; nothing while the run of what is open is not made yet, or not measured, or its path is being
     * drawn.
     */
    Optional<Supplier<Played>> played() {
        return session.modeProperty().get() == Mode.METHODS ? run() : game();
    }

    private Optional<Supplier<Played>> run() {
        Run run = session.simulations().runProperty().get();
        List<Measures> measures = session.simulations().measuresProperty().get();
        boolean whole = !session.drawing().activeProperty().get()
                && measures.size() == run.methods().size()
                && run.scenario().equals(session.scenario());
        return whole ? Optional.of(() -> new Played.OfMethods(run, measures)) : Optional.empty();
    }

    private Optional<Supplier<Played>> game() {
        GameRun run = session.play().run();
        return session.document().game().filter(run.game()::equals).isPresent()
                ? Optional.of(() -> new Played.OfGame(run, GameMeasures.of(run)))
                : Optional.empty();
    }

    /**
     * Judges goals on what is open now, if that can be judged.
     *
     * @param met takes the ids of those that are met, on the thread that draws
     */
    void judge(List<Goal> goals, Map<String, String> answers, Consumer<Set<String>> met) {
        Optional<Supplier<Played>> played = played();
        if (played.isEmpty() || goals.isEmpty()) {
            return;
        }
        Case wanted = new Case(played.get(), List.copyOf(goals), Map.copyOf(answers), met);
        if (waiting.getAndSet(wanted) == null) {
            judges.execute(this::work);
        }
    }

    private void work() {
        Case next = waiting.getAndSet(null);
        if (next == null) {
            return;
        }
        try {
            Set<String> met = next.judged();
            screen.execute(() -> next.met().accept(met));
        } catch (CancellationException e) {
            // the window is gone
        } catch (RuntimeException | Error e) {
            screen.execute(() -> problems.unexpected(e));
        }
    }
}
