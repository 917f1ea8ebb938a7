package reckon.file;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The folder in which a person's system keeps what programs remember. */
public final class ConfigFolder {
    /** The system property that names another folder. */
    public static final String PROPERTY = "reckon.config";

    private ConfigFolder() {}

    /** The folder here; it need not be there yet. */
    public static Path here() {
        return of(System::getProperty, System::getenv);
    }

    /**
     * The folder of some system.
     *
     * @param property its Java properties
     * @param variable its environment variables
     */
    static Path of(Function<String, @Nullable String> property, Function<String, @Nullable String> variable) {
        Path home = path(property.apply("user.home")).orElseGet(() -> Path.of(""));
        String system =
                Optional.ofNullable(property.apply("os.name")).orElse("").toLowerCase(Locale.ROOT);
        return path(property.apply(PROPERTY)).orElseGet(() -> {
            if (system.startsWith("windows")) {
                return path(variable.apply("APPDATA"))
                        .orElseGet(() -> home.resolve("AppData").resolve("Roaming"))
                        .resolve("Reckon");
            }
            if (system.startsWith("mac")) {
                return home.resolve("Library").resolve("Application Support").resolve("Reckon");
            }
            return path(variable.apply("XDG_CONFIG_HOME"))
                    .filter(Path::isAbsolute)
                    .orElseGet(() -> home.resolve(".config"))
                    .resolve("reckon");
        });
    }

    private static Optional<Path> path(@Nullable String text) {
        return Stream.ofNullable(text)
                .filter(words -> !words.isBlank())
                .flatMap(words -> {
                    try {
                        return Stream.of(Path.of(words));
                    } catch (InvalidPathException e) {
                        return Stream.empty();
                    }
                })
                .findFirst();
    }
}
