import com.palantir.javaformat.java.Formatter;
import com.palantir.javaformat.java.FormatterException;
import com.palantir.javaformat.java.JavaFormatterOptions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Formats the Java sources, or with {@code check} tells which are not formatted. Spotless would format them inside
 * Maven's own Java, which may be too old to read them; this runs on the Java that compiles them.
 */
final class FormatJava {
    private static final JavaFormatterOptions OPTIONS = JavaFormatterOptions.builder()
            .style(JavaFormatterOptions.Style.PALANTIR)
            .build();

    private FormatJava() {}

    public static void main(String[] args) throws Exception {
        boolean check = args[0].equals("check");
        List<Path> files;
        try (Stream<Path> paths = Files.walk(Path.of("src"))) {
            files = paths.filter(path -> path.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        }
        Formatter formatter = Formatter.createFormatter(OPTIONS);
        boolean good = true;
        for (Path file : files) {
            good &= format(formatter, file, check);
        }
        if (!good) {
            if (check) {
                System.out.println("mvn -Pformat formats them");
            }
            System.exit(1);
        }
    }

    private static boolean format(Formatter formatter, Path file, boolean check) throws Exception {
        String source = Files.readString(file);
        String formatted;
        try {
            formatted = formatter.formatSourceAndFixImports(source);
        } catch (FormatterException e) {
            System.out.println(file + ":" + e.getMessage());
            System.out.println("(in a record pattern the formatter wants var _ where Java also takes _)");
            return false;
        }
        if (formatted.equals(source)) {
            return true;
        }
        if (!check) {
            Files.writeString(file, formatted);
        }
        System.out.println((check ? "not formatted: " : "formatted: ") + file);
        return !check;
    }
}
