package reckon.lesson;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import reckon.file.Document;
import reckon.file.Documents;
import reckon.file.InputException;
import reckon.file.Problem;
import reckon.file.Problems;
import reckon.network.Network;
import reckon.run.TrackSource;
import reckon.scheme.Game;

/** The reading of one lesson: its folder, what was found wrong so far, and what is left to check. */
final class Reading {
    private static final String OUTSIDE = "; put it beside the lesson, and write only its name";
    private static final Pattern PATH = Pattern.compile(".*[/\\\\:].*|\\.\\.?");

    private final Path folder;
    private final Map<Path, Problems> problems = new LinkedHashMap<>();
    private final Map<Path, Problems> remarks = new LinkedHashMap<>();
    private final Map<Path, Optional<Document>> documents = new HashMap<>();
    private final Set<Path> used = new HashSet<>();
    private final List<Duty> duties = new ArrayList<>();

    Reading(Path folder) {
        this.folder = folder;
    }

    Path folder() {
        return folder;
    }

    /** Takes what is so wrong with a file that the lesson cannot be used. */
    Problems problems(Path file) {
        return problems.computeIfAbsent(file, Problems::new);
    }

    /** Takes what is wrong with a file although the lesson can be used. */
    Problems remarks(Path file) {
        return remarks.computeIfAbsent(file, Problems::new);
    }

    /** All that makes the lesson unusable. */
    List<Problem> faults() {
        return all(problems);
    }

    /** All else that is wrong. */
    List<Problem> blemishes() {
        return all(remarks);
    }

    private static List<Problem> all(Map<Path, Problems> found) {
        return found.values().stream().flatMap(one -> one.all().stream()).toList();
    }

    /** What is to be run to check the lesson. */
    List<Duty> duties() {
        return duties;
    }

    /** The files that the lesson uses. */
    Set<Path> used() {
        return used;
    }

    void use(Path file) {
        used.add(file);
    }

    /**
     * A file of the lesson's own folder; a fault where it is none.
     *
     * @param fault takes what is wrong
     */
    Optional<Path> file(String name, Consumer<String> fault) {
        try {
            if (PATH.matcher(name).matches() || Path.of(name).isAbsolute()) {
                fault.accept("is " + name + ", which is not the name of a file in the lesson's folder" + OUTSIDE);
                return Optional.empty();
            }
            Path file = folder.resolve(name);
            if (!Files.exists(file)) {
                fault.accept("is " + name + ", but there is no such file"
                        + Suggestion.of(name, names()).orElse("; put it beside the lesson"));
                return Optional.empty();
            }
            if (!file.toRealPath().startsWith(folder.toRealPath()) || !Files.isRegularFile(file)) {
                fault.accept("is " + name + ", which leads out of the lesson's folder; put the file itself there");
                return Optional.empty();
            }
            used.add(file);
            return Optional.of(file);
        } catch (InvalidPathException | IOException e) {
            fault.accept("is " + name + ", which cannot be read" + OUTSIDE);
            return Optional.empty();
        }
    }

    /** The names of the files in the folder. */
    List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> String.valueOf(file.getFileName()))
                    .sorted()
                    .toList();
        }
    }

    /** The scenario in a file beside the lesson; a fault where there is none. */
    Optional<Document> document(String name, Consumer<String> fault) {
        Optional<Path> file = file(name, fault);
        if (file.isPresent() && !Documents.isScenarioName(file.get())) {
            fault.accept("is " + name + ", which is no scenario; name a .yaml file");
            return Optional.empty();
        }
        return file.flatMap(path -> documents.computeIfAbsent(path, this::read));
    }

    private Optional<Document> read(Path path) {
        try {
            Document document = Documents.read(path);
            keepInside(document, message -> problems(path).add(1, "", message));
            return Optional.of(document);
        } catch (InputException e) {
            problems(path).add(e);
            return Optional.empty();
        }
    }

    /** Checks that a scenario refers only to files of the folder, which travels as a whole. */
    void keepInside(Document document, Consumer<String> fault) {
        references(document).forEach(name -> file(name, message -> fault.accept("refers to a file that " + message)));
    }

    private static List<String> references(Document document) {
        List<String> names = new ArrayList<>();
        if (document.game().isEmpty() && document.scenario().source() instanceof TrackSource.Recorded recorded) {
            names.add(recorded.reference());
        }
        Network network =
                document.game().map(Game::network).orElse(document.scenario().network());
        network.log().ifPresent(log -> names.add(log.reference()));
        return names;
    }
}
