package reckon.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
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
import reckon.run.MethodRun;
import reckon.run.Run;
import reckon.run.Simulator;
import reckon.scheme.Game;
import reckon.scheme.GameRun;
import reckon.text.Texts;

/** {@code reckon explain}. */
@Command(
        name = "explain",
        description = {
            "Tells why a point is drawn where it is: the worksheet of a frame, term by term, then what the sender",
            "decided, how the newest update fared, and what is measured. Of a game it tells how an event came about."
        })
final class ExplainCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    final Help help = new Help();

    @Mixin
    private LanguageOption language = new LanguageOption();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "SCENARIO", description = "The scenario file, or a recording.")
    private Path scenario = Path.of("");

    @Option(
            names = "--at",
            paramLabel = "SECONDS",
            description = "The moment to explain; it is that of the nearest frame, in a game of the last event.")
    private @Nullable Double at;

    @Option(
            names = "--event",
            paramLabel = "N",
            description = "For games, instead of a moment: the event of that row in the events table, from 0.")
    private @Nullable Integer event;

    @Option(names = "--method", paramLabel = "NAME", description = "The method to explain. Left out: the first one.")
    private @Nullable String method;

    @Option(names = "--json", description = "As data with every digit, rather than as text for people.")
    private boolean json;

    ExplainCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws InputException, IOException {
        if (at == null && event == null) {
            throw new CommandLine.ParameterException(spec.commandLine(), "Missing required option: '--at=SECONDS'");
        }
        if (at != null && event != null) {
            throw new CommandLine.ParameterException(spec.commandLine(), "give --at or --event, not both");
        }
        Texts texts = language.texts();
        Document opened = Documents.open(scenario);
        if (opened.game().isPresent()) {
            explain(opened.game().get(), texts);
            return CommandLine.ExitCode.OK;
        }
        if (at == null) {
            throw new InputException(scenario, "has no events, having methods and no scheme; give --at, not --event");
        }
        Run run = Simulator.run(opened.scenario());
        if (run.frames() == 0) {
            throw new InputException(scenario, "has no track to explain; give it points, a generator or a recording");
        }
        MethodRun chosen = chosen(run);
        Explained explained = Explained.of(run, chosen, Moments.shownFrame(run, chosen, at, scenario));
        new Output("-").writeText(console, out -> {
            if (json) {
                ExplainJson.write(explained, out);
            } else {
                out.append(ExplainText.of(explained, texts));
            }
        });
        return CommandLine.ExitCode.OK;
    }

    private void explain(Game game, Texts texts) throws InputException, IOException {
        if (method != null) {
            throw new InputException(scenario, "is a game, which has no methods; leave --method out");
        }
        GameRun run = GameRun.of(game);
        GameExplained explained = event == null
                ? GameExplained.at(run, at == null ? 0 : at, scenario)
                : GameExplained.row(run, event, scenario);
        new Output("-").writeText(console, out -> {
            if (json) {
                ExplainJson.write(explained, out);
            } else {
                out.append(GameExplainText.of(explained, texts));
            }
        });
    }

    private MethodRun chosen(Run run) throws InputException {
        if (method == null) {
            return run.methods().getFirst();
        }
        for (MethodRun one : run.methods()) {
            if (one.method().name().equals(method)) {
                return one;
            }
        }
        String names = run.methods().stream()
                .map(one -> "'" + one.method().name() + "'")
                .collect(Collectors.joining(", "));
        throw new InputException(scenario, "has no method '" + method + "'; it has " + names);
    }
}
