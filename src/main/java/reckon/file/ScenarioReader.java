package reckon.file;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import reckon.method.Method;
import reckon.network.Network;
import reckon.run.Scenario;
import reckon.run.Sender;
import reckon.run.TrackSource;
import reckon.setting.Group;
import reckon.setting.Settings;
import reckon.setting.Values;

/** Reads the scenario that a YAML text says, or everything that is wrong with it. */
final class ScenarioReader {
    /** The format of the files that this program reads and writes. */
    static final String FORMAT = "reckon/1";

    private ScenarioReader() {}

    /**
     * Reads a scenario.
     *
     * @param file what the text is called in messages
     * @param library where it finds the files that it refers to
     */
    static Scenario read(String text, Path file, Library library) throws InputException {
        return content(text, file, library).scenario();
    }

    /** Reads a scenario with its bookmarks in the same way. */
    static Content.OfMethods content(String text, Path file, Library library) throws InputException {
        Node root = YamlText.parse(text, file);
        if (!(root instanceof MappingNode mapping)) {
            throw new InputException(
                    file, YamlText.line(root), "", "is " + Scalar.shown(root) + "; a scenario has keys, as track: …");
        }
        Problems problems = new Problems(file);
        Section keys = Section.of("", 1, mapping, problems);
        Bookmarks bookmarks = Bookmarks.read(keys);
        Optional<Scenario> scenario = read(keys, problems, library);
        problems.throwIfAny();
        return new Content.OfMethods(scenario.orElseThrow(), bookmarks);
    }

    private static Optional<Scenario> read(Section root, Problems problems, Library library) {
        root.take("format").ifPresent(ScenarioReader::requireFormat);
        if (root.has("scheme")) {
            root.fault("scheme", "is a game, where a scenario of methods is wanted");
            return Optional.empty();
        }
        Values values = SettingsReader.read(Group.SCENARIO, root);
        long seed = values.get(Settings.SEED);
        Optional<TrackSource> source = source(root, seed, library);
        Section senderSection = root.section("sender");
        Sender sender = new Sender(SettingsReader.read(Group.SENDER, senderSection));
        senderSection.close();
        Network network = NetworkReader.read(root.section("network"), library);
        List<Method> methods =
                root.take("methods").map(MethodsReader::read).orElseGet(() -> List.of(Method.defaults()));
        root.close();
        if (source.isEmpty() || problems.any()) {
            return Optional.empty();
        }
        try {
            return Optional.of(new Scenario(seed, source.get(), sender, network, methods));
        } catch (IllegalArgumentException e) {
            // the only check left is how often the sender looks in the whole run
            senderSection.fault(e.getMessage() + "; make its tick or interval longer, or the track shorter");
            return Optional.empty();
        }
    }

    static void requireFormat(Entry entry) {
        if (!Scalar.text(entry.node()).equals(Optional.of(FORMAT))) {
            entry.mustBe(FORMAT, "; this version reads no other format");
        }
    }

    private static Optional<TrackSource> source(Section root, long seed, Library library) {
        if (root.take("track").isEmpty()) {
            if (!root.hasNear("track")) {
                root.fault("track", "is missing; give points, a generator or a recording");
            }
            return Optional.empty();
        }
        return root.take("track").flatMap(Entry::section).flatMap(track -> TrackReader.read(track, seed, library));
    }
}
