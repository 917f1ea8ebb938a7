package reckon.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import reckon.file.Documents;
import reckon.file.InputException;
import reckon.file.Problem;

/** {@code reckon check}. */
@Command(
        name = "check",
        description =
                "Says everything that is wrong with scenarios, each as FILE:LINE: KEY: MESSAGE on standard error.")
final class CheckCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    final Help help = new Help();

    @Parameters(
            paramLabel = "PATH",
            arity = "1..*",
            description = "A scenario, a recording, or a folder: all .yaml, .yml and .json files in it.")
    private List<Path> paths = new ArrayList<>();

    CheckCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        List<Path> files = new ArrayList<>();
        for (Path path : paths) {
            files.addAll(Files.isDirectory(path) ? scenariosIn(path) : List.of(path));
        }
        boolean wrong = false;
        for (Path file : files) {
            try {
                Documents.open(file);
            } catch (InputException e) {
                wrong = true;
                e.problems().stream().map(Problem::text).forEach(console.err()::println);
            }
        }
        if (wrong) {
            return CommandLine.ExitCode.SOFTWARE;
        }
        console.out().println(files.size() + (files.size() == 1 ? " file" : " files") + ", nothing wrong");
        return CommandLine.ExitCode.OK;
    }

    private static List<Path> scenariosIn(Path folder) throws IOException {
        try (Stream<Path> found = Files.walk(folder)) {
            return found.filter(Documents::isScenarioName)
                    .filter(Files::isRegularFile)
                    .sorted()
                    .toList();
        } catch (UncheckedIOException e) {
            throw new IOException(folder + ": cannot be read: " + e.getMessage(), e);
        }
    }
}
