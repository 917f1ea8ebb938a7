package reckon.file;

import java.nio.file.Path;
import java.util.Optional;
import reckon.run.Scenario;
import reckon.scheme.Game;

/** What a document says: one of the two kinds of scenario. */
sealed interface Content {

    /**
     * A path over a network, and methods to show it.
     *
     * @param scenario all of it
     */
    record OfMethods(Scenario scenario) implements Content {

        @Override
        public Tree.Branch tree() {
            return ScenarioTree.of(scenario);
        }

        @Override
        public boolean isSaidBy(String text, Path name) throws InputException {
            return ScenarioReader.read(text, name, new OwnFiles(scenario)).equals(scenario);
        }

        @Override
        public Content moved(References references) {
            return new OfMethods(references.moved(scenario));
        }
    }

    /**
     * A game that is kept together by a synchronisation scheme.
     *
     * @param game all of it
     */
    record OfGame(Game game) implements Content {

        @Override
        public Tree.Branch tree() {
            return GameTree.of(game);
        }

        @Override
        public boolean isSaidBy(String text, Path name) throws InputException {
            return Games.parse(text, name, new OwnFiles(game.network())).equals(Optional.of(game));
        }

        @Override
        public Content moved(References references) {
            return new OfGame(game.withNetwork(references.moved(game.network())));
        }
    }

    /** Its keys and values in a file. */
    Tree.Branch tree();

    /**
     * Whether a text says just this.
     *
     * @param name what the text is called in messages
     * @throws InputException where the text says nothing that can be used
     */
    boolean isSaidBy(String text, Path name) throws InputException;

    /** The same with the files that it refers to named anew. */
    Content moved(References references);
}
