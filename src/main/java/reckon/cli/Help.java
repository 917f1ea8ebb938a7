package reckon.cli;

import picocli.CommandLine.Option;

/** The option that every command has. */
final class Help {
    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help and end.")
    boolean asked;
}
