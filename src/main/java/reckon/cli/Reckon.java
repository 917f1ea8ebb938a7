package reckon.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import reckon.file.InputException;
import reckon.network.TooLargeException;

/** The program as a command. Whatever happens, what it says of it is one line, and never a stack trace. */
@Command(
        name = "reckon",
        description = "Draw a path, lose packets, and watch how dead reckoning shows it to somebody else.",
        synopsisSubcommandLabel = "[COMMAND]",
        footer = {"", "Exit codes: 0 done, 1 the input is wrong, 2 the command line is wrong."},
        versionProvider = Version.class)
public final class Reckon implements Callable<Integer> {
    private final WindowLauncher window;
    private final Console console;

    @Mixin
    final Help help = new Help();

    @Option(
            names = {"-V", "--version"},
            versionHelp = true,
            description = "Show the version and end.")
    boolean versionAsked;

    @Parameters(paramLabel = "FILE", arity = "0..1", description = "A scenario or a recording to open in the window.")
    private @Nullable Path file;

    /**
     * The program.
     *
     * @param window opens the window
     * @param console takes what there is to say
     */
    public Reckon(WindowLauncher window, Console console) {
        this.window = window;
        this.console = console;
    }

    private List<Object> commands() {
        return List.of(
                new RunCommand(console),
                new ExplainCommand(console),
                new RenderCommand(console),
                new ImportCommand(console),
                new CheckCommand(console));
    }

    /**
     * Does what the arguments say.
     *
     * @return the exit code: 0 done, 1 the input is wrong, 2 the command line is wrong
     */
    public int run(String... arguments) {
        CommandLine line = new CommandLine(this);
        commands().forEach(line::addSubcommand);
        line.registerConverter(Output.class, Output::new);
        line.setExpandAtFiles(false);
        line.setOut(new PrintWriter(console.out(), true, console.out().charset()));
        line.setErr(new PrintWriter(console.err(), true, console.err().charset()));
        line.setParameterExceptionHandler((wrong, args) -> say(2, usage(wrong)));
        line.setExecutionExceptionHandler((thrown, command, parsed) -> say(1, message(thrown)));
        try {
            return line.execute(arguments);
        } catch (OutOfMemoryError e) {
            return say(1, "reckon: this takes more memory than there is; make the track or the run shorter");
        } catch (Error e) {
            return say(1, unexpected(e));
        }
    }

    private int say(int code, String message) {
        console.err().println(message);
        return code;
    }

    private static String usage(ParameterException wrong) {
        CommandLine.Help help = wrong.getCommandLine().getHelp();
        return wrong.getMessage() + System.lineSeparator() + "Usage: "
                + help.synopsis("Usage: ".length()).strip();
    }

    private static String message(Exception thrown) {
        return switch (thrown) {
            case InputException wrong -> String.valueOf(wrong.getMessage());
            case TooLargeException large -> "reckon: " + large.getMessage();
            case IOException failed -> String.valueOf(failed.getMessage());
            default -> unexpected(thrown);
        };
    }

    private static String unexpected(Throwable thrown) {
        return "reckon: an error in the program itself, please report it: " + thrown.getMessage();
    }

    @Override
    public Integer call() throws InputException, IOException {
        Optional<Path> given = Optional.ofNullable(file);
        if (given.isPresent() && !Files.exists(given.get())) {
            throw new InputException(given.get(), "there is no such file, and no such command");
        }
        return window.open(given);
    }
}
