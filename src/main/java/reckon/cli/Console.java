package reckon.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * Where a command's answers go.
 *
 * @param out standard output, for results
 * @param err standard error, for what is wrong
 */
public record Console(PrintStream out, PrintStream err) {

    /** The streams of the process. Where the system has no idea of an encoding they are UTF-8. */
    public static Console ofProcess() {
        return new Console(
                new PrintStream(new FileOutputStream(FileDescriptor.out), true, charset("stdout.encoding")),
                new PrintStream(new FileOutputStream(FileDescriptor.err), true, charset("stderr.encoding")));
    }

    private static Charset charset(String property) {
        Charset charset = Charset.forName(System.getProperty(property, "UTF-8"), StandardCharsets.UTF_8);
        return charset.equals(StandardCharsets.US_ASCII) ? StandardCharsets.UTF_8 : charset;
    }
}
