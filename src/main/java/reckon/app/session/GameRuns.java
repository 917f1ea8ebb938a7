package reckon.app.session;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import reckon.draw.GameDiagram;
import reckon.network.TooLargeException;
import reckon.scheme.Game;
import reckon.scheme.GameMeasures;
import reckon.scheme.GameRun;
import reckon.scheme.SchemeKind;

/**
 * Plays games beside the window, and then the same commands by every scheme, to be compared. Of several that wait only the
 * latest is played.
 */
public final class GameRuns {
    private final Executor worker;
    private final Executor screen;
    private final Problems problems;
    private final AtomicReference<@Nullable Game> waiting = new AtomicReference<>();
    private final ReadOnlyObjectWrapper<GameRun> run;
    private final ReadOnlyObjectWrapper<GameDiagram> diagram;
    private final ReadOnlyObjectWrapper<List<Compared>> compared =
            new ReadOnlyObjectWrapper<>(this, "compared", List.of());

    /**
     * A game by one of the schemes.
     *
     * @param run the game
     * @param measures what is measured of it
     * @param diagram how it is drawn: of a long game it takes a while to make ready
     */
    public record Compared(GameRun run, GameMeasures measures, GameDiagram diagram) {

        static Compared of(GameRun run) {
            return new Compared(run, GameMeasures.of(run), new GameDiagram(run));
        }
    }

    /**
     * One game played.
     *
     * @param worker one thread that plays games
     * @param screen the thread that draws
     * @param problems takes what is wrong
     */
    GameRuns(Game first, Executor worker, Executor screen, Problems problems) {
        this.worker = worker;
        this.screen = screen;
        this.problems = problems;
        this.run = new ReadOnlyObjectWrapper<>(this, "run", GameRun.of(first));
        this.diagram = new ReadOnlyObjectWrapper<>(this, "diagram", new GameDiagram(run.get()));
    }

    /** The latest game, as it was played. */
    public ReadOnlyObjectProperty<GameRun> runProperty() {
        return run.getReadOnlyProperty();
    }

    /** How the latest game is drawn. */
    public ReadOnlyObjectProperty<GameDiagram> diagramProperty() {
        return diagram.getReadOnlyProperty();
    }

    /** The game by every scheme, in their order; of the game before while they are not known. */
    public ReadOnlyObjectProperty<List<Compared>> comparedProperty() {
        return compared.getReadOnlyProperty();
    }

    /** Plays a game. */
    public void show(Game game) {
        if (waiting.getAndSet(game) == null) {
            worker.execute(this::work);
        }
    }

    private void work() {
        Game game = waiting.getAndSet(null);
        if (game == null) {
            return;
        }
        try {
            GameRun played = GameRun.of(game);
            GameDiagram drawn = new GameDiagram(played);
            screen.execute(() -> {
                diagram.set(drawn);
                run.set(played);
            });
            compare(played, drawn);
        } catch (TooLargeException e) {
            screen.execute(() -> problems.wrong(String.valueOf(e.getMessage())));
        } catch (RuntimeException | Error e) {
            screen.execute(() -> problems.unexpected(e));
        }
    }

    private void compare(GameRun played, GameDiagram drawn) {
        Game game = played.game();
        List<Compared> all = Arrays.stream(SchemeKind.values())
                // whoever waits for another game waits for no comparison of this one
                .takeWhile(kind -> waiting.get() == null)
                .map(kind -> kind == game.kind()
                        ? new Compared(played, GameMeasures.of(played), drawn)
                        : Compared.of(GameRun.of(game.withKind(kind))))
                .toList();
        if (all.size() == SchemeKind.values().length) {
            screen.execute(() -> compared.set(all));
        }
    }
}
