package reckon.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reckon.run.MethodRun;
import reckon.run.Packet;
import reckon.run.Run;
import reckon.run.Simulator;

class TablesTest {
    private static final String SCENARIO = """
        track: {generator: figure-eight, duration: 3}
        network: {delay: 0.1, jitter: 0.03, duplicate: 0.2, loss: {p: 0.3}, rate: 2000, queue: 400}
        methods:
          - name: "二阶, with a comma"
          - {predictor: snapshot}
        """;

    private final Locale locale = Locale.getDefault();

    @BeforeEach
    void countAsInGermany() {
        Locale.setDefault(Locale.GERMANY);
    }

    @AfterEach
    void countAsBefore() {
        Locale.setDefault(locale);
    }

    private static Run run(String scenario) throws InputException {
        return Simulator.run(Documents.parse(scenario, Path.of("s.yaml")).scenario());
    }

    private static List<CSVRecord> parse(Output output) throws IOException {
        StringBuilder text = new StringBuilder();
        output.writeTo(text);
        assertFalse(text.toString().contains("NaN") || text.toString().contains("\r"));
        CSVFormat format = CSVFormat.DEFAULT
                .builder()
                .setHeader()
                .setSkipHeaderRecord(true)
                .get();
        try (CSVParser parser = CSVParser.parse(new StringReader(text.toString()), format)) {
            return parser.getRecords();
        }
    }

    private interface Output {
        void writeTo(Appendable out) throws IOException;
    }

    private static void assertCell(double expected, CSVRecord row, String column) {
        assertEquals(expected, Double.parseDouble(row.get(column)), column);
    }

    @Test
    void framesAreRowsByTimeThenMethod() throws InputException, IOException {
        Run run = run(SCENARIO);
        List<CSVRecord> rows = parse(out -> Tables.frames(run, out));
        assertEquals(run.frames() * 2, rows.size());
        for (int i = 0; i < rows.size(); i++) {
            CSVRecord row = rows.get(i);
            int frame = i / 2;
            MethodRun method = run.methods().get(i % 2);
            assertEquals(method.method().name(), row.get("method"));
            assertCell(frame / 60.0, row, "time");
            assertCell(run.trueX(frame), row, "true_x");
            assertCell(run.trueY(frame), row, "true_y");
            if (method.shown(frame)) {
                assertCell(method.x(frame), row, "shown_x");
                assertCell(method.y(frame), row, "shown_y");
                assertCell(run.error(method, frame), row, "error");
                assertFalse(row.get("phase").equals("none"));
            } else {
                assertEquals(List.of("", "", "", "none"), row.toList().subList(4, 8));
            }
        }
    }

    @Test
    void packetsAreRowsWithTheirFate() throws InputException, IOException {
        Run run = run(SCENARIO);
        List<CSVRecord> rows = parse(out -> Tables.packets(run, out));
        assertEquals(run.packets().size(), rows.size());
        for (int i = 0; i < rows.size(); i++) {
            Packet packet = run.packets().get(i);
            CSVRecord row = rows.get(i);
            assertCell(packet.transit().number(), row, "number");
            assertCell(packet.transit().copy(), row, "copy");
            assertCell(packet.pdu().sent(), row, "sent");
            assertEquals(packet.transit().fate().word(), row.get("fate"));
            assertEquals(packet.reason().word(), row.get("reason"));
            assertEquals(packet.transit().delivered(), !row.get("arrived").isEmpty());
            assertCell(packet.pdu().position().x(), row, "x");
            assertCell(packet.pdu().state().velocity().y(), row, "vy");
            assertCell(packet.pdu().state().acceleration().x(), row, "ax");
        }
        assertTrue(rows.stream().anyMatch(row -> row.get("fate").equals("lost")));
        assertTrue(rows.stream().anyMatch(row -> row.get("copy").equals("1")));
    }

    @Test
    void measuresAreARowAMethod() throws InputException, IOException {
        Run run = run(SCENARIO);
        List<CSVRecord> rows = parse(out -> Tables.measures(run, out));
        assertEquals(2, rows.size());
        for (int i = 0; i < 2; i++) {
            assertCell(
                    run.measures(run.methods().get(i)).accuracy().orElseThrow().rms(), rows.get(i), "rms");
            assertCell(run.measures(run.methods().get(i)).bytesPerSecond(), rows.get(i), "bytes_per_s");
        }
        StringBuilder text = new StringBuilder();
        Tables.measures(run, text);
        assertTrue(text.toString()
                .startsWith("method,rms,mean,max,p95,lag,lag_rms,inconsistency,jumps,largest_jump,jerk,"
                        + "updates_per_s,bytes_per_s\n\"二阶, with a comma\","));
    }

    @Test
    void whereNothingArrivesCellsAreEmpty() throws InputException, IOException {
        Run run = run("track: {generator: lap, duration: 1}\nnetwork: {loss: {p: 1}}\n");
        assertEquals("", parse(out -> Tables.measures(run, out)).getFirst().get("rms"));
        assertTrue(parse(out -> Tables.frames(run, out)).stream()
                .allMatch(row -> row.get("shown_x").isEmpty()));
    }
}
