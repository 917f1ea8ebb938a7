import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * Writes the start script: the template with {@code @JAVA_HOME@} replaced by the home of the Java
 * that runs this, which is the one that compiled the program. Run by Maven with that Java, straight
 * from this source file.
 */
final class StartScript {
    private StartScript() {}

    public static void main(String[] args) throws IOException {
        Path template = Path.of(args[0]);
        Path script = Path.of(args[1]);
        String home = "'" + System.getProperty("java.home").replace("'", "'\\''") + "'";
        Files.createDirectories(script.getParent());
        Files.writeString(script, Files.readString(template).replace("@JAVA_HOME@", home));
        if (Files.getFileStore(script).supportsFileAttributeView("posix")) {
            Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
    }
}
