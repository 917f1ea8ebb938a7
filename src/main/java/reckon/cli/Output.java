package reckon.cli;

import java.io.BufferedOutputStream;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import reckon.file.Replacement;

/**
 * Where an option says that a result goes.
 *
 * @param name a file, or {@code -} for standard output
 */
record Output(String name) {

    /** A result that is text. */
    @FunctionalInterface
    interface Text {
        void writeTo(Appendable out) throws IOException;
    }

    boolean isStandard() {
        return name.equals("-");
    }

    Path path() {
        return Path.of(name);
    }

    /**
     * Checks that no result would overwrite another one, or what it is a result of.
     *
     * @throws ParameterException where one would
     */
    static void requireApart(CommandLine command, Path input, List<Output> outputs) {
        Set<Output> places = new HashSet<>(Set.of(new Output(input.toString()).absolute()));
        for (Output output : outputs) {
            if (!places.add(output.absolute())) {
                throw new ParameterException(
                        command,
                        output.isStandard()
                                ? "Only one result can go to standard output"
                                : output.name() + " is used twice; give each result a file of its own");
            }
        }
    }

    /** The same place under the name that two names of one file have in common. */
    private Output absolute() {
        return isStandard()
                ? this
                : new Output(path().toAbsolutePath().normalize().toString());
    }

    /** Writes a text in UTF-8. */
    void writeText(Console console, Text text) throws IOException {
        write(console, out -> {
            Writer writer = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
            text.writeTo(writer);
            writer.flush();
        });
    }

    /** Writes bytes. */
    void write(Console console, Replacement.Content content) throws IOException {
        if (isStandard()) {
            OutputStream out = new BufferedOutputStream(console.out());
            content.writeTo(out);
            out.flush();
            if (console.out().checkError()) {
                throw new IOException("standard output: not all could be written");
            }
        } else {
            Replacement.write(path(), content);
        }
    }
}
