package reckon.file;

import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reckon.motion.Track;
import reckon.run.Scenario;
import reckon.run.TrackSource;
import reckon.scheme.Game;

/**
 * A scenario of methods, or a game, and the file that it is kept in. Immutable. It remembers the text that it was read from, so
 * that what a person wrote there, comments and all, is still there after a change. A document of the one kind may have one of
 * the other laid aside, to which a window goes back.
 */
public final class Document {
    private static final Scenario BLANK = Scenario.of(new TrackSource.Points(Track.EMPTY));

    private final Content content;
    private final Optional<Path> path;
    private final Optional<Source> source;
    private final @Nullable Document aside;

    /**
     * A text and what it says.
     *
     * @param text what was read or written
     * @param says what it says
     */
    record Source(String text, Content says) {}

    Document(Content content, Optional<Path> path, Optional<Source> source) {
        this(content, path, source, null);
    }

    private Document(Content content, Optional<Path> path, Optional<Source> source, @Nullable Document aside) {
        this.content = content;
        this.path = path;
        this.source = source;
        this.aside = aside;
    }

    /** A document that is in no file yet. Files that the scenario refers to are named from the current folder. */
    public static Document of(Scenario scenario) {
        return new Document(new Content.OfMethods(scenario), Optional.empty(), Optional.empty());
    }

    /** A game that is in no file yet. */
    public static Document of(Game game) {
        return new Document(new Content.OfGame(game), Optional.empty(), Optional.empty());
    }

    /** The scenario of methods: what is open, or what is laid aside for a game; else one with nothing drawn. */
    public Scenario scenario() {
        return switch (content) {
            case Content.OfMethods methods -> methods.scenario();
            case Content.OfGame game -> aside == null ? BLANK : aside.scenario();
        };
    }

    /** The game, where one is open. */
    public Optional<Game> game() {
        return content instanceof Content.OfGame open ? Optional.of(open.game()) : Optional.empty();
    }

    /** The file of what is open, if there is one. */
    public Optional<Path> path() {
        return path;
    }

    /** The document of the other kind that is laid aside, if there is one. */
    public Optional<Document> aside() {
        return Optional.ofNullable(aside);
    }

    /** Whether there is nothing in it that somebody could miss. */
    public boolean isBlank() {
        return content instanceof Content.OfMethods methods
                && methods.scenario().track().size() == 0
                && methods.bookmarks().all().isEmpty();
    }

    /** This document with another scenario of methods, be it open or laid aside. */
    public Document withScenario(Scenario other) {
        return switch (content) {
            case Content.OfMethods methods -> with(new Content.OfMethods(other, methods.bookmarks()));
            case Content.OfGame game ->
                new Document(content, path, source, aside == null ? of(other) : aside.withScenario(other));
        };
    }

    /** This document with another game. */
    public Document withGame(Game other) {
        return with(new Content.OfGame(other, content.bookmarks()));
    }

    /** The moments of what is open to come back to. */
    public Bookmarks bookmarks() {
        return content.bookmarks();
    }

    /** This document with other bookmarks. */
    public Document withBookmarks(Bookmarks other) {
        return with(
                switch (content) {
                    case Content.OfMethods methods -> new Content.OfMethods(methods.scenario(), other);
                    case Content.OfGame game -> new Content.OfGame(game.game(), other);
                });
    }

    /** This document in place of one that was open: what that one had laid aside, or itself, is laid aside. */
    public Document inPlaceOf(Document before) {
        Document kept = game().isPresent() == before.game().isPresent() ? before.aside : before.alone();
        return new Document(content, path, source, kept);
    }

    /** What is laid aside, with this laid aside instead; nothing where nothing is. */
    public Optional<Document> turned() {
        return aside().map(other -> new Document(other.content, other.path, other.source, alone()));
    }

    /** Whether another document says the same, wherever it is kept. */
    public boolean saysTheSameAs(Document other) {
        return content.equals(other.content);
    }

    /** Whether there is no difference to another document that anybody would see. */
    public boolean isSameAs(Document other) {
        return saysTheSameAs(other) && path.equals(other.path) && sameAside(other);
    }

    private boolean sameAside(Document other) {
        if (aside == null || other.aside == null) {
            return Objects.equals(aside, other.aside);
        }
        return aside.isSameAs(other.aside);
    }

    private Document alone() {
        return new Document(content, path, source);
    }

    Document with(Content other) {
        return new Document(other, path, source, aside);
    }

    Content content() {
        return content;
    }

    Optional<Source> source() {
        return source;
    }
}
