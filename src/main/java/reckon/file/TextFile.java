package reckon.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** Text files as people hand them over: perhaps too large, not there, a folder, or not text at all. */
public final class TextFile {
    /** How much is looked at to tell what a file is, B. */
    private static final int HEAD_BYTES = 65_536;

    private static final String MARK = "\uFEFF";

    private TextFile() {}

    /**
     * Checks that a file is there, is one, and is not too large.
     *
     * @param mostBytes the largest size allowed, B
     * @param remedy what to do about a larger one
     */
    public static void require(Path path, long mostBytes, String remedy) throws InputException {
        if (Files.isDirectory(path)) {
            throw new InputException(path, "is a folder; name a file in it");
        }
        if (Files.notExists(path)) {
            throw new InputException(path, "there is no such file; check its name and folder");
        }
        if (!Files.isRegularFile(path) || !Files.isReadable(path)) {
            throw new InputException(path, "cannot be read; check that it is a file that you may read");
        }
        long size = size(path);
        if (size > mostBytes) {
            throw new InputException(
                    path,
                    String.format(
                            Locale.ROOT,
                            "has %.1f MB, where at most %d MB are read; %s",
                            size / 1048576.0,
                            mostBytes / 1048576,
                            remedy));
        }
        if (size == 0) {
            throw new InputException(path, 1, "", "is empty; a scenario needs a track, a recording rows");
        }
    }

    private static long size(Path path) throws InputException {
        try {
            return Files.size(path);
        } catch (IOException e) {
            throw unreadable(path, e);
        }
    }

    static InputException unreadable(Path path, IOException e) {
        return new InputException(path, "cannot be read; the system says: " + e.getMessage());
    }

    /** The beginning of a file, for telling what it is. */
    static String head(Path path) throws InputException {
        try (InputStream in = Files.newInputStream(path)) {
            String head = withoutMark(new String(in.readNBytes(HEAD_BYTES), StandardCharsets.UTF_8));
            int zero = head.indexOf('\0');
            if (zero >= 0) {
                throw notText(
                        path,
                        1
                                + (int) head.chars()
                                        .limit(zero)
                                        .filter(c -> c == '\n')
                                        .count());
            }
            return head;
        } catch (IOException e) {
            throw unreadable(path, e);
        }
    }

    /** The whole text of a file that was checked, without a byte order mark. */
    public static String read(Path path) throws InputException {
        return read(path, Progress.UNHEARD);
    }

    /** The same, which can be watched. */
    static String read(Path path, Progress progress) throws InputException {
        byte[] bytes;
        try (InputStream in = ReadingStream.open(path, progress)) {
            bytes = in.readAllBytes();
        } catch (IOException e) {
            throw unreadable(path, e);
        }
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length);
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
        if (decoder.decode(in, out, true).isError()) {
            throw notText(path, 1 + newlines(bytes, in.position()));
        }
        return withoutMark(out.flip().toString());
    }

    static String withoutMark(String text) {
        return text.startsWith(MARK) ? text.substring(1) : text;
    }

    static InputException notText(Path path, int line) {
        return new InputException(path, line, "", "is not UTF-8 text; save it as plain text in UTF-8");
    }

    private static int newlines(byte[] bytes, int end) {
        int count = 0;
        for (int i = 0; i < end; i++) {
            count += bytes[i] == '\n' ? 1 : 0;
        }
        return count;
    }
}
