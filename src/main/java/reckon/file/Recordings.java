package reckon.file;

import java.nio.file.Path;
import java.util.Optional;
import reckon.network.PacketLog;
import reckon.run.Recording;

/**
 * Reads recordings of real movements and real networks.
 *
 * <ul>
 *   <li>Tables with a first line of names, separated by commas, semicolons, tabs or blanks: time (or t, timestamp), x, y; or x, y
 *       and the interval since the row before. Times are s or ms, as the name says, {@code time(ms)}, or else as the size
 *       of the numbers does. A column {@code delay} or {@code rtt} is a round trip, half of which is taken as the way there.
 *   <li>GPX tracks with times, projected to metres around the first point.
 *   <li>Packet logs with sent and arrived times.
 * </ul>
 *
 * The first time becomes 0. Map coordinates (utmX, or beginning more than 10 km from the origin) count from the first
 * position. Dots of a screen (in px, or whole numbers without a unit beside intervals, as of a mouse) are taken as 1 cm each,
 * from the first position, and up is up.
 */
public final class Recordings {
    /** The largest file that is read, B. */
    public static final long MOST_BYTES = 256L << 20;

    /** The most rows that are read. */
    public static final int MOST_ROWS = 2_000_000;

    static final String REMEDY = "cut the recording into shorter ones";

    private Recordings() {}

    /**
     * Reads a recorded track, with the delays that were recorded beside it.
     *
     * @throws InputException where the file is none; times that run backwards are named with their line
     */
    public static Recording read(Path path) throws InputException {
        return read(path, Progress.UNHEARD);
    }

    static Recording read(Path path, Progress progress) throws InputException {
        TextFile.require(path, MOST_BYTES, REMEDY);
        return TextFile.head(path).stripLeading().startsWith("<")
                ? new Recording(Gpx.read(path, progress), Optional.empty())
                : TrackTable.read(path, progress);
    }

    /**
     * Reads a packet log.
     *
     * @throws InputException where the file is none
     */
    public static PacketLog readLog(Path path) throws InputException {
        return readLog(path, Progress.UNHEARD);
    }

    static PacketLog readLog(Path path, Progress progress) throws InputException {
        TextFile.require(path, MOST_BYTES, REMEDY);
        TextFile.head(path);
        return PacketTable.read(path, progress);
    }
}
