package reckon.file;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reckon.motion.Track;
import reckon.network.PacketLog;
import reckon.run.Recording;

class RecordingsTest {
    private static final double EXACT = 1e-12;

    @TempDir
    Path folder;

    private Recording read(String name, String text) throws IOException, InputException {
        return Recordings.read(Files.writeString(folder.resolve(name), text));
    }

    private static double[] times(Track track) {
        return IntStream.range(0, track.size()).mapToDouble(track::time).toArray();
    }

    private static double[] xs(Track track) {
        return IntStream.range(0, track.size()).mapToDouble(track::x).toArray();
    }

    private static double[] ys(Track track) {
        return IntStream.range(0, track.size()).mapToDouble(track::y).toArray();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "time,x,y\n5,1,2\n5.5,3,-4.5\n6.25,0,0\n",
                "\uFEFFt,x,y\r\n5,1,2\r\n5.5,3,-4.5\r\n6.25,0,0\r\n",
                "# by hand\nname;Timestamp (s);X [m];Y [m]\n\"a;b\";5;1;2\nc;5.5;3;-4.5\nd;6.25;0;0",
                "y\tx\ttime_ms\n2\t1\t5000\n-4.5\t3\t5500\n0\t0\t6250\n",
                "timestamp,x,y\n1700000005000,1,2\n1700000005500,3,-4.5\n1700000006250,0,0\n",
                "timestamp,x,y\n5000,1,2\n5500,3,-4.5\n6250,0,0\n",
                "time(s) x(cm) y(mm)\n5 100 2000\n\n  5.5   300 -4500\n6.25 0 0\n",
                "x,y,interval\n1,2,9\n3,-4.5,0.5\n0,0,0.75\n",
                "x_coordinate,y_coordinate,time_interval_ms\n1,2,9\n3,-4.5,500\n0,0,750\n"
            })
    void tablesSayTheSameInManyWays(String text) throws IOException, InputException {
        Recording recording = read("track.csv", text);
        assertArrayEquals(new double[] {0, 0.5, 1.25}, times(recording.track()), EXACT);
        assertArrayEquals(new double[] {1, 3, 0}, xs(recording.track()), EXACT);
        assertArrayEquals(new double[] {2, -4.5, 0}, ys(recording.track()), EXACT);
        assertTrue(recording.delays().isEmpty());
    }

    @Test
    void aMouseMovesCentimetresAndUpIsUp() throws IOException, InputException {
        Track track = read(
                        "mouse.csv",
                        "x_coordinate,y_coordinate,time_interval_seconds\n100,700,0.017\n300,650,0.016\n300,650,0\n")
                .track();
        assertArrayEquals(new double[] {0, 0.016, 0.016}, times(track), EXACT);
        assertArrayEquals(new double[] {0, 2, 2}, xs(track), EXACT);
        assertArrayEquals(new double[] {0, 0.5, 0.5}, ys(track), EXACT);
    }

    @Test
    void aRoundTripIsHalvedAndMapCoordinatesCountFromTheFirst() throws IOException, InputException {
        Recording recording = read("car.txt", """
            pub_time(ms) sub_time(ms) delay(ms) utmX(m) utmY(m) cellid(db)
            1722584771162 1722584771194 32 329239.16 3463458.39 5C42 24 surplus
            1722584771216 1722584771233 17 329239.26 3463458.19 5C42 24 surplus
            """);
        assertArrayEquals(new double[] {0, 0.054}, times(recording.track()), EXACT);
        assertArrayEquals(new double[] {0, 0.1}, xs(recording.track()), 1e-9);
        assertArrayEquals(new double[] {0, -0.2}, ys(recording.track()), 1e-9);
        assertEquals(
                PacketLog.of(new double[] {0, 0.054}, new double[] {0.016, 0.0085}),
                recording.delays().orElseThrow());
    }

    @Test
    void ofTwoPointsWithOneTimeTheLaterCounts() throws IOException, InputException {
        Track track =
                read("track.csv", "time,x,y\n0,0,0\n1,1,1\n1,5,5\n2,5,5\n").track();
        assertEquals(4, track.size());
        assertEquals(5, track.at(1).x());
    }

    @Test
    void aGpxTrackIsProjectedAroundItsFirstPoint() throws IOException, InputException {
        Track track = read("走.gpx", """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE gpx [<!ENTITY secret SYSTEM "file:///etc/passwd">]>
            <gpx xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="1" lon="1"/><trk><trkseg>
              <trkpt lat="60.0" lon="179.9999"><ele>5</ele><time>2026-05-04T12:30:00Z</time></trkpt>
              <trkpt lat="60.001" lon="-179.9999"><time>2026-05-04T20:30:00.250+08:00</time>
                <extensions><time>no</time></extensions></trkpt>
            </trkseg></trk></gpx>
            """).track();
        double degree = Math.PI / 180 * 6_371_008.8;
        assertArrayEquals(new double[] {0, 0.25}, times(track), EXACT);
        assertArrayEquals(new double[] {0, 0.0002 * degree / 2}, xs(track), 1e-6);
        assertArrayEquals(new double[] {0, 0.001 * degree}, ys(track), 1e-6);
    }

    @Test
    void aPacketLogTellsDelaysAndLosses() throws IOException, InputException {
        Path file = Files.writeString(
                folder.resolve("log.csv"), "number,sent(ms),arrived(ms)\n0,1000,1100\n1,1050,\n2,1050,1075\n3,1100\n");
        PacketLog log = Recordings.readLog(file);
        assertEquals(
                PacketLog.of(new double[] {0, 0.05, 0.05, 0.1}, new double[] {0.1, Double.NaN, 0.025, Double.NaN}),
                log);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sent,arrived\n1,2\n0,3\n",
                "sent,arrived\n1,0.5\n",
                "sent,received_at\n1,2\n",
                "sent,arrived\n,2\n"
            })
    void aPacketLogThatCannotBeIsToldWithItsLine(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("log.csv"), text);
        InputException wrong = assertThrows(InputException.class, () -> Recordings.readLog(file));
        assertTrue(String.valueOf(wrong.getMessage()).matches(".*log\\.csv:[123]: .*"), wrong.getMessage());
    }

    @Test
    void tooManyRowsAreRefused() throws IOException {
        StringBuilder rows = new StringBuilder("time,x,y\n");
        for (int i = 0; i <= Recordings.MOST_ROWS; i++) {
            rows.append("0,1,2\n");
        }
        InputException wrong = assertThrows(InputException.class, () -> read("rows.csv", rows.toString()));
        assertTrue(String.valueOf(wrong.getMessage()).contains("rows.csv:2000002: "), wrong.getMessage());
    }
}
