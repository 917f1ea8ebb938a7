package reckon.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import reckon.file.Document;
import reckon.file.Documents;
import reckon.file.InputException;
import reckon.file.Problem;

/** {@code reckon import}. */
@Command(
        name = "import",
        description = {
            "Makes a scenario of a recording: of a track (CSV, GPX), or of a track with the delays of its updates.",
            "The scenario refers to the recording, which stays where it is."
        })
final class ImportCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    final Help help = new Help();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "RECORDING", description = "The recording.")
    private Path recording = Path.of("");

    @Option(
            names = "--out",
            required = true,
            paramLabel = "SCENARIO",
            description = "The scenario file to write; - is standard output.")
    private Output out = new Output("-");

    ImportCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws InputException, IOException {
        Output.requireApart(spec.commandLine(), recording, List.of(out));
        Document document = Documents.open(recording);
        if (document.path().isPresent()) {
            throw new InputException(List.of(new Problem(
                    recording.toString(), 0, "", "is a scenario already; run it, or open it in the window")));
        }
        if (out.isStandard()) {
            out.writeText(console, text -> text.append(Documents.text(document)));
        } else {
            Documents.write(document, out.path());
        }
        return CommandLine.ExitCode.OK;
    }
}
