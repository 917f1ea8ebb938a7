package reckon.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
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
import reckon.file.Pcap;
import reckon.file.Tables;
import reckon.run.Run;
import reckon.run.Simulator;
import reckon.scheme.Game;
import reckon.scheme.GameMeasures;
import reckon.scheme.GameRun;

/** {@code reckon run}. */
@Command(
        name = "run",
        description = {
            "Runs a scenario, or a recording, and prints the measures of its methods.",
            "A file F that exists is replaced when the new one is complete; - is standard output."
        })
final class RunCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    final Help help = new Help();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "SCENARIO", description = "The scenario file, or a recording.")
    private Path scenario = Path.of("");

    @Option(
            names = "--frames",
            paramLabel = "F",
            description = "The true and the shown position on every frame, as CSV.")
    private @Nullable Output frames;

    @Option(names = "--packets", paramLabel = "F", description = "Every packet and what became of it, as CSV.")
    private @Nullable Output packets;

    @Option(names = "--measures", paramLabel = "F", description = "The measures, as CSV.")
    private @Nullable Output measures;

    @Option(names = "--events", paramLabel = "F", description = "What happened, as CSV; for scheme scenarios.")
    private @Nullable Output events;

    @Option(
            names = "--pcap",
            paramLabel = "F",
            description = "The packets as the receiver gets them, as a capture file.")
    private @Nullable Output pcap;

    RunCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws InputException, IOException {
        List<Output> outputs = Stream.of(frames, packets, measures, events, pcap)
                .filter(Objects::nonNull)
                .toList();
        Output.requireApart(spec.commandLine(), scenario, outputs);
        Document opened = Documents.open(scenario);
        if (opened.game().isPresent()) {
            return play(opened.game().get(), outputs);
        }
        if (events != null) {
            throw new InputException(scenario, "has no events, having methods and no scheme; leave --events out");
        }
        Run run = Simulator.run(opened.scenario());
        if (frames != null) {
            frames.writeText(console, out -> Tables.frames(run, out));
        }
        if (packets != null) {
            packets.writeText(console, out -> Tables.packets(run, out));
        }
        if (measures != null) {
            measures.writeText(console, out -> Tables.measures(run, out));
        }
        if (pcap != null) {
            pcap.write(console, out -> Pcap.write(run, out));
        }
        if (outputs.stream().noneMatch(Output::isStandard)) {
            console.out().print(MeasureText.of(run));
        }
        return CommandLine.ExitCode.OK;
    }

    private int play(Game game, List<Output> outputs) throws InputException, IOException {
        if (frames != null || packets != null || measures != null || pcap != null) {
            throw new InputException(scenario, "is a game, which has --events only; leave the other tables out");
        }
        GameRun run = GameRun.of(game);
        if (events != null) {
            events.writeText(console, out -> Tables.events(run, out));
        }
        if (outputs.stream().noneMatch(Output::isStandard)) {
            console.out().print(GameText.of(GameMeasures.of(run)));
        }
        return CommandLine.ExitCode.OK;
    }
}
