package reckon.file;

import java.nio.file.Path;
import java.util.Optional;
import reckon.run.Scenario;

/**
 * A scenario and the file that it is kept in. Immutable. It remembers the text that it was read from, so that what a person
 * wrote there, comments and all, is still there after a change.
 */
public final class Document {
    private final Scenario scenario;
    private final Optional<Path> path;
    private final Optional<Source> source;

    /**
     * A text and what it says.
     *
     * @param text what was read or written
     * @param says the scenario that it says
     */
    record Source(String text, Scenario says) {}

    Document(Scenario scenario, Optional<Path> path, Optional<Source> source) {
        this.scenario = scenario;
        this.path = path;
        this.source = source;
    }

    /** A document that is in no file yet. Files that the scenario refers to are named from the current folder. */
    public static Document of(Scenario scenario) {
        return new Document(scenario, Optional.empty(), Optional.empty());
    }

    /** The scenario. */
    public Scenario scenario() {
        return scenario;
    }

    /** The scenario file, if there is one. */
    public Optional<Path> path() {
        return path;
    }

    /** This document with another scenario. */
    public Document withScenario(Scenario other) {
        return new Document(other, path, source);
    }

    Optional<Source> source() {
        return source;
    }
}
