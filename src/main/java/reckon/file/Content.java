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
     * @param bookmarks moments to come back to
     */
    record OfMethods(Scenario scenario, Bookmarks bookmarks) implements Content {

        OfMethods(Scenario scenario) {
            this(scenario, Bookmarks.NONE);
        }

        @Override
        public Tree.Branch tree() {
            return bookmarks.in(ScenarioTree.of(scenario));
        }

        @Override
        public boolean isSaidBy(String text, Path name) throws InputException {
            return ScenarioReader.content(text, name, new OwnFiles(scenario)).equals(this);
        }

        @Override
        public Content moved(References references) {
            return new OfMethods(references.moved(scenario), bookmarks);
        }
    }

    /**
     * A game that is kept together by a synchronisation scheme.
     *
     * @param game all of it
     * @param bookmarks moments to come back to
     */
    record OfGame(Game game, Bookmarks bookmarks) implements Content {

        OfGame(Game game) {
            this(game, Bookmarks.NONE);
        }

        @Override
        public Tree.Branch tree() {
            return bookmarks.in(GameTree.of(game));
        }

        @Override
        public boolean isSaidBy(String text, Path name) throws InputException {
            return Games.content(text, name, new OwnFiles(game.network())).equals(Optional.of(this));
        }

        @Override
        public Content moved(References references) {
            return new OfGame(game.withNetwork(references.moved(game.network())), bookmarks);
        }
    }

    /** Moments to come back to. */
    Bookmarks bookmarks();

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
