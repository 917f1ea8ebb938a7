package reckon.lesson;

import java.util.List;
import reckon.file.Document;
import reckon.run.Measures;
import reckon.run.Run;
import reckon.run.Simulator;
import reckon.scheme.GameMeasures;
import reckon.scheme.GameRun;

/** What a document came to when it was run: what goals are judged on. */
public sealed interface Played {

    /** Runs a document; takes as long as its run. */
    static Played of(Document document) {
        return document.game()
                .<Played>map(game -> of(GameRun.of(game)))
                .orElseGet(() -> of(Simulator.run(document.scenario())));
    }

    /** A run, with its measures. */
    static OfMethods of(Run run) {
        return new OfMethods(run, run.methods().stream().map(run::measures).toList());
    }

    /** A game, with its measures. */
    static OfGame of(GameRun run) {
        return new OfGame(run, GameMeasures.of(run));
    }

    /**
     * A run of methods.
     *
     * @param run the run
     * @param measures the measures of its methods, in order
     */
    record OfMethods(Run run, List<Measures> measures) implements Played {}

    /**
     * A game.
     *
     * @param run the game, as it was played
     * @param measures its measures
     */
    record OfGame(GameRun run, GameMeasures measures) implements Played {}
}
