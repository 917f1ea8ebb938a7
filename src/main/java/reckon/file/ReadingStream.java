package reckon.file;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The bytes of a file, telling how many of them have been read. It ends with an exception when its thread is interrupted. */
final class ReadingStream extends FilterInputStream {
    private final long size;
    private final Progress progress;
    private long done;
    private int told = -1;

    private ReadingStream(InputStream in, long size, Progress progress) {
        super(in);
        this.size = Math.max(1, size);
        this.progress = progress;
    }

    static InputStream open(Path path, Progress progress) throws IOException {
        return new ReadingStream(Files.newInputStream(path), Files.size(path), progress);
    }

    @Override
    public int read() throws IOException {
        int read = super.read();
        count(read < 0 ? 0 : 1);
        return read;
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
        int read = super.read(bytes, from, length);
        count(Math.max(0, read));
        return read;
    }

    private void count(int read) throws IOException {
        if (Thread.currentThread().isInterrupted()) {
            throw new InterruptedIOException("the reading was cancelled");
        }
        done += read;
        int percent = (int) Math.min(100, 100 * done / size);
        if (percent != told) {
            told = percent;
            progress.at(percent / 100.0);
        }
    }
}
