package reckon.file;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import reckon.network.Network;
import reckon.run.Recording;
import reckon.run.Scenario;
import reckon.run.Sender;
import reckon.run.TrackSource;
import reckon.setting.Group;
import reckon.setting.Settings;
import reckon.setting.Values;

/** Reads and writes documents. */
public final class Documents {
    /** The largest scenario file that is read, B; a point takes some 60. */
    public static final long MOST_BYTES = 64L << 20;

    private static final List<String> ENDINGS = List.of(".yaml", ".yml", ".json");

    /** How a YAML mapping begins: a brace, a document's head, or a key with a colon. */
    private static final Pattern MAPPING = Pattern.compile(
            "(?:\\s|#[^\\n]*\\n)*+(?:\\{|---|%YAML|[\"']?[\\p{L}_][\\p{L}\\p{N}_ -]*[\"']?[ \\t]*:(?:\\s|$))");

    private Documents() {}

    /** Whether a file's name says that it is a scenario. */
    public static boolean isScenarioName(Path path) {
        String name = String.valueOf(path.getFileName()).toLowerCase(Locale.ROOT);
        return ENDINGS.stream().anyMatch(name::endsWith);
    }

    /**
     * Opens a scenario, or a recording as a scenario; its content says which it is.
     *
     * @throws InputException where it is neither, or cannot be used
     */
    public static Document open(Path path) throws InputException {
        return open(path, Progress.UNHEARD);
    }

    /**
     * Opens a scenario, or a recording as a scenario. An interrupt of the thread ends it early, with one or another exception.
     *
     * @param progress hears how far it has come
     * @throws InputException where it is neither, or cannot be used
     */
    public static Document open(Path path, Progress progress) throws InputException {
        return isScenarioName(path) || isScenario(path)
                ? read(path, progress)
                : Document.of(scenario(path, Recordings.read(path, progress)));
    }

    /**
     * Opens a scenario of methods, or a recording as one.
     *
     * @throws InputException where it is neither, or cannot be used
     */
    public static Scenario openScenario(Path path) throws InputException {
        Document document = open(path);
        if (document.game().isPresent()) {
            throw new InputException(path, 1, "scheme", "is a game, where a scenario of methods is wanted");
        }
        return document.scenario();
    }

    private static boolean isScenario(Path path) throws InputException {
        TextFile.require(path, Recordings.MOST_BYTES, Recordings.REMEDY);
        return MAPPING.matcher(TextFile.head(path)).lookingAt();
    }

    private static Scenario scenario(Path path, Recording recording) {
        String reference = path.toAbsolutePath().normalize().toString();
        Scenario scenario = Scenario.of(new TrackSource.Recorded(reference, recording));
        return recording.delays().isEmpty()
                ? scenario
                : scenario.withSender(new Sender(Values.defaults(Group.SENDER).with(Settings.POLICY, "interval")))
                        .withNetwork(Network.defaults()
                                .withValues(Values.defaults(Group.NETWORK).with(Settings.RECORDED, true)));
    }

    /**
     * Reads a scenario file.
     *
     * @throws InputException where it is none, with everything that is wrong with it
     */
    public static Document read(Path path) throws InputException {
        return read(path, Progress.UNHEARD);
    }

    private static Document read(Path path, Progress progress) throws InputException {
        TextFile.require(path, MOST_BYTES, "move the points into a recording beside it");
        String text = TextFile.read(path, progress);
        // nobody can say how much there is to be understood in it
        progress.at(-1);
        return parse(text, path, new Folder(path, progress), Optional.of(path));
    }

    /**
     * Reads a scenario that is in no file.
     *
     * @param name what it is called in messages; files that it refers to are looked for beside it
     */
    public static Document parse(String text, Path name) throws InputException {
        return parse(TextFile.withoutMark(text), name, new Folder(name, Progress.UNHEARD), Optional.empty());
    }

    /**
     * Reads a scenario that stands within another file, as something that has not been saved.
     *
     * @param file that file; files that the scenario refers to are looked for beside it
     */
    public static Document parseBeside(String text, Path file) throws InputException {
        Document read = parse(text, file, Optional.of(file));
        return new Document(inFull(read), Optional.empty(), read.source());
    }

    /**
     * Reads a scenario that was open as a document.
     *
     * @param name what it is called in messages
     * @param path the document's file, if it had one; files that the text refers to are looked for beside it, else in the
     *     current folder
     */
    static Document parse(String text, Path name, Optional<Path> path) throws InputException {
        return parse(text, name, new Folder(path.orElseGet(() -> Path.of("")), Progress.UNHEARD), path);
    }

    private static Document parse(String text, Path name, Library library, Optional<Path> path) throws InputException {
        Content content = content(text, name, library);
        return new Document(content, path, Optional.of(new Document.Source(text, content)));
    }

    private static Content content(String text, Path name, Library library) throws InputException {
        Optional<Content.OfGame> game = Games.content(text, name, library);
        return game.isPresent() ? game.get() : ScenarioReader.content(text, name, library);
    }

    /** The text of a document: what a person wrote, changed where that has changed, or a text of our own. */
    public static String text(Document document) {
        Content content = document.content();
        return document.source()
                .flatMap(source -> revised(source, content))
                .orElseGet(() -> new TreeText("\n", false).keys(content.tree(), 0) + "\n");
    }

    /** The text of a document for anywhere else: files that it refers to are named in full. */
    public static String textForElsewhere(Document document) {
        return text(document.with(inFull(document)));
    }

    /** A document as something new that has not been saved: what becomes of it leaves the file alone that it came from. */
    public static Document copyOf(Document document) {
        return new Document(inFull(document), Optional.empty(), document.source());
    }

    private static Content inFull(Document document) {
        return document.content().moved(References.inFull(document.path()));
    }

    /**
     * Reads a scenario that came from elsewhere, as something new that has not been saved.
     *
     * @param name what it is called in messages
     * @param open what is open; files that the text does not name in full are looked for beside it
     * @throws InputException where it is none, with everything that is wrong with it
     */
    public static Document fromElsewhere(String text, Path name, Document open) throws InputException {
        Document read = parse(TextFile.withoutMark(text), name, open.path());
        return new Document(inFull(read), Optional.empty(), read.source());
    }

    private static Optional<String> revised(Document.Source source, Content content) {
        if (source.says().equals(content)) {
            return Optional.of(source.text());
        }
        Path name = Path.of("");
        try {
            String revised = Revision.revise(
                    source.text(),
                    YamlText.parse(source.text(), name),
                    source.says().tree(),
                    content.tree());
            return content.isSaidBy(revised, name) ? Optional.of(revised) : Optional.empty();
        } catch (InputException | RuntimeException e) {
            // a rarity in the text that a revision cannot cope with; what matters is that the scenario gets saved
            return Optional.empty();
        }
    }

    /**
     * Writes a document into a file, which is replaced only when the new one is complete.
     *
     * @return the document as it is in that file; files that it refers to are named from there
     * @throws IOException where the file cannot be written, with a message that names it
     */
    public static Document write(Document document, Path path) throws IOException {
        Content content = document.content().moved(References.from(document.path(), path));
        String text = text(document.with(content));
        Replacement.write(path, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
        Document.Source source = new Document.Source(text, content);
        return new Document(content, Optional.of(path), Optional.of(source)).inPlaceOf(document);
    }

    /**
     * A document as what has become of a file that an earlier state of it was written into.
     *
     * @param written what {@link #write} gave for that earlier state
     */
    public static Document moved(Document document, Document written) {
        return written.path()
                .map(path -> document.content().moved(References.from(document.path(), path)))
                .map(written.inPlaceOf(document)::with)
                .orElse(document);
    }
}
