package reckon;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/**
 * The worked numbers of an independent program: {@code examples.json} and {@code runs/}, either those among the test
 * resources or those in the folder that the system property {@code reckon.spec} names. Such a folder need not have both.
 */
record SpecFolder(Path folder, boolean own) {

    static SpecFolder find() {
        String named = System.getProperty("reckon.spec", "").strip();
        if (named.isEmpty()) {
            return new SpecFolder(resources(), true);
        }
        SpecFolder given = new SpecFolder(Path.of(named), false);
        if (!Files.exists(given.examplesFile())
                && !Files.isDirectory(given.runsFolder())
                && !Files.exists(given.folder().resolve("schemes.json"))) {
            throw new IllegalStateException(
                    given.folder().toAbsolutePath() + " has neither examples.json nor runs/ nor schemes.json");
        }
        return given;
    }

    private static Path resources() {
        URL url = SpecFolder.class.getResource("/spec");
        if (url == null) {
            throw new IllegalStateException("no folder spec among the test resources");
        }
        try {
            return Path.of(url.toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private Path examplesFile() {
        return folder.resolve("examples.json");
    }

    private Path runsFolder() {
        return folder.resolve("runs");
    }

    /** The examples by the name of their group. */
    @SuppressWarnings("unchecked")
    Map<String, List<Object>> examples() {
        if (!own && !Files.exists(examplesFile())) {
            return Map.of();
        }
        LoadSettings settings =
                LoadSettings.builder().setCodePointLimit(200_000_000).build();
        try {
            return (Map<String, List<Object>>) new Load(settings).loadFromString(Files.readString(examplesFile()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The games and what is expected of them. */
    @SuppressWarnings("unchecked")
    List<Object> schemes() {
        Path file = folder.resolve("schemes.json");
        if (!own && !Files.exists(file)) {
            return List.of();
        }
        try {
            return (List<Object>) new Load(LoadSettings.builder().build()).loadFromString(Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The scenarios whose frames are known. */
    List<Path> runs() {
        if (!own && !Files.isDirectory(runsFolder())) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(runsFolder())) {
            return files.filter(file -> file.toString().endsWith(".yaml"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
