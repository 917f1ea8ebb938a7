package reckon.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import reckon.setting.Setting;
import reckon.setting.Settings;

/** What {@code reckon explain} tells of a frame, as text and as data. */
class ExplainCommandTest {
    @TempDir
    Path folder;

    private Path scenario;

    /** Two stalls on a figure-eight, for methods of every kind. */
    @BeforeEach
    void writeAScenario() throws IOException {
        scenario = Files.writeString(folder.resolve("eight.yaml"), """
            track: {generator: figure-eight, duration: 5}
            sender: {policy: interval, interval: 0.05}
            network: {delay: 0.1, duplicate: 0.2, stalls: [{at: 1, length: 0.5}, {at: 3, length: 0.5}]}
            methods:
            - {name: patent, predictor: patent, convergence: cubic, time: 0.2, c: 0.5}
            - {name: printed, predictor: second, convergence: cubic, form: printed}
            - {name: 快照, predictor: snapshot}
            """);
    }

    private Map<String, Object> json(Object... more) {
        Object[] arguments = new Object[more.length + 3];
        arguments[0] = "explain";
        arguments[1] = scenario;
        arguments[2] = "--json";
        System.arraycopy(more, 0, arguments, 3, more.length);
        InProcess result = InProcess.reckon(arguments);
        assertEquals(0, result.code(), result.err());
        return read(result.out());
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> read(String json) {
        return (Map<String, Object>) new Load(LoadSettings.builder().build()).loadFromString(json);
    }

    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> terms(Map<String, Object> json, String sheet) {
        return (List<Map<String, Object>>) json.get(sheet);
    }

    private static Map<String, Object> term(Map<String, Object> json, String sheet, String id) {
        return terms(json, sheet).stream()
                .filter(term -> term.get("id").equals(id))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no " + id));
    }

    private static double number(Map<String, Object> json, String id) {
        return ((Number) term(json, "terms", id).get("value")).doubleValue();
    }

    private static double x(Map<String, Object> json, String id) {
        return x(term(json, "terms", id).get("value"));
    }

    private static double x(Object vector) {
        return ((Number) ((List<?>) vector).getFirst()).doubleValue();
    }

    @ParameterizedTest
    @CsvSource({"patent, 0.5", "patent, 1.4", "patent, 1.55", "patent, 3.4", "printed, 1.6", "printed, 3.6", "快照, 4"})
    void dataHasEveryTermWithWhatItIsFrom(String method, double at) throws IOException {
        Map<String, Object> json = json("--at", at, "--method", method);
        Path frames = folder.resolve("frames.csv");
        InProcess.reckon("run", scenario, "--frames", frames);
        double time = Math.round(at * 60) / 60.0;
        String row = Files.readAllLines(frames).stream()
                .filter(line -> line.split(",", -1)[1].equals(method))
                .skip(Math.round(at * 60))
                .findFirst()
                .orElseThrow();
        List<?> result = (List<?>) json.get("result");
        assertAll(
                () -> assertEquals(time, (double) json.get("time"), 1e-12),
                () -> assertEquals(method, json.get("method")),
                () -> assertEquals(Double.parseDouble(row.split(",", -1)[4]), x(result), 1e-8),
                () -> assertEquals("drawn", terms(json, "terms").getLast().get("id")),
                () -> assertEquals(result, terms(json, "terms").getLast().get("value")));
        for (String sheet : List.of("terms", "sender", "packet", "measures")) {
            assertFalse(terms(json, sheet).isEmpty(), sheet);
            Set<Object> known = new HashSet<>();
            for (Map<String, Object> term : terms(json, sheet)) {
                assertComplete(term, known);
                known.add(term.get("id"));
            }
        }
    }

    private static void assertComplete(Map<String, Object> term, Set<Object> known) {
        Set<String> settings = Settings.ALL.stream().map(Setting::path).collect(Collectors.toSet());
        List<String> keys = List.of("id", "symbol", "formula", "numbers", "value", "unit", "from");
        assertEquals(keys, term.keySet().stream().limit(keys.size()).toList(), term.toString());
        assertTrue(
                List.of("missing", "flaw", "other")
                        .containsAll(term.keySet().stream().skip(keys.size()).toList()),
                term.toString());
        assertEquals(term.get("formula").equals(""), term.get("numbers").equals(""), term.toString());
        for (Object from : (List<?>) term.get("from")) {
            assertTrue(
                    from instanceof Integer || known.contains(from) || settings.contains(from),
                    () -> from + " in " + term);
        }
    }

    @Test
    void aStallIsExplainedWithEveryDigit() {
        Map<String, Object> json = json("--at", 3.4);
        double lapse = number(json, "now") - number(json, "lastArrival");
        assertAll(
                () -> assertEquals(lapse, number(json, "jitterLapse"), 1e-15),
                () -> assertEquals(
                        (x(json, "pTrue") - x(json, "pLast")) * lapse * 0.5 / number(json, "jitterPeriod"),
                        x(json, "delta"),
                        1e-12),
                () -> assertEquals(
                        "(p_true − p_last)·T·C / JitterPeriod",
                        term(json, "terms", "delta").get("formula")),
                () -> assertEquals(
                        List.of("pTrue", "pLast", "jitterLapse", "C", "jitterPeriod"),
                        term(json, "terms", "delta").get("from")),
                () -> assertEquals(List.of("method.c"), term(json, "terms", "C").get("from")),
                () -> assertEquals(
                        "m/s²", term(json, "terms", "aveAcceleration").get("unit")));
    }

    @Test
    void theOtherFormStandsBesideWhatIsPrintedWrongly() {
        Map<String, Object> json = json("--at", 3.4);
        Map<String, Object> term = term(json, "terms", "accelerationTerm");
        Map<?, ?> other = (Map<?, ?>) term.get("other");
        assertAll(
                () -> assertEquals("half-missing", term.get("flaw")),
                () -> assertEquals("½·ā·T²", term.get("formula")),
                () -> assertEquals(Set.of("form", "formula", "numbers", "value"), other.keySet()),
                () -> assertEquals("printed", other.get("form")),
                () -> assertEquals("ā·T²", other.get("formula")),
                () -> assertEquals(2 * x(term.get("value")), x(other.get("value")), 1e-12),
                () -> assertFalse(term(json, "terms", "delta").containsKey("other"), "it is the same in both"));
    }

    @Test
    void whatIsMissingIsSaidSo() {
        Map<String, Object> term = term(json("--at", 1.4), "terms", "delta");
        assertEquals("first-stall", term.get("missing"));
        assertEquals(List.of(0.0, 0.0), term.get("value"));
    }

    @Test
    void thePacketIsTheOneThatBroughtTheNewestUpdateFirst() throws IOException {
        Path packets = folder.resolve("packets.csv");
        InProcess.reckon("run", scenario, "--packets", packets);
        Map<String, Object> json = json("--at", 2.5, "--method", "printed");
        int number = (int) ((List<?>) term(json, "terms", "p0").get("from")).getFirst();
        double first = Files.readAllLines(packets).stream()
                .map(line -> line.split(",", -1))
                .filter(line -> line[0].equals(Integer.toString(number)) && line[4].equals("delivered"))
                .mapToDouble(line -> Double.parseDouble(line[3]))
                .min()
                .orElseThrow();
        double arrived = ((Number) term(json, "packet", "arrived").get("value")).doubleValue();
        assertEquals(first, arrived, 1e-9);
    }

    @Test
    void anInfiniteThresholdIsStillJson() throws IOException {
        Files.writeString(scenario, "track: {generator: lap, duration: 1}\nsender: {threshold: .inf}\n");
        assertEquals("Infinity", term(json("--at", 1), "sender", "threshold").get("value"));
    }

    @Test
    void onPaperAStallReadsAsOneWouldWorkItOut() {
        String text = InProcess.reckon("explain", scenario, "--at", 3.4).out();
        assertInOrder(
                text,
                "Why the point is drawn at (",
                "patent, corrected · 3.400 s, frame 204",
                "Given",
                "  C = 0.500 ",
                "From: the setting “C”.",
                "Step by step",
                "   1  T_flag = T_last − M\n             = ",
                "      aveVelocity: the mean velocity over the last window M.\n",
                "as printed                                      corrected (taken here)\n",
                "      Δp_a = ā·T²                                     Δp_a = ½·ā·T²\n",
                "                                                             ^^\n",
                "⚑ The patent prints ā·T² where physics has ½·ā·T²",
                "Δ = (p_true − p_last)·T·C / JitterPeriod\n",
                "p_next = p_current + v̄·T + ½·ā·T² + Δ\n",
                "The drawn position: this is what the remote player sees.\n",
                "With the formulas as printed the point would be drawn at (",
                "Whether the sender sends, and why\n",
                "Packet ",
                "lost = u₂ < p_loss\n",
                "How far off this frame is, and how good the whole run\n",
                "Over the whole run\n",
                "  RMS = ");
    }

    @Test
    void onPaperWhatIsMissingHasItsReason() {
        String text = InProcess.reckon("explain", scenario, "--at", 1.4).out();
        assertInOrder(text, "  Δ is missing\n", "      No stall came before this one");
    }

    @Test
    void aFlawIsToldOnlyWhereItMakesADifference() {
        String snapshot = InProcess.reckon("explain", scenario, "--at", 4, "--method", "快照")
                .out();
        assertFalse(snapshot.contains("⚑") || snapshot.contains("With the formulas"), snapshot);
        String printed = InProcess.reckon("explain", scenario, "--at", 1.6, "--method", "printed")
                .out();
        assertInOrder(printed, "as printed (taken here)", "k = 1.000 s ", "k = T / 3\n", "As printed each handle");
    }

    private static void assertInOrder(String text, String... pieces) {
        String lines = text.replace(System.lineSeparator(), "\n");
        int from = 0;
        for (String piece : pieces) {
            int at = lines.indexOf(piece, from);
            assertTrue(at >= 0, () -> "no \"" + piece + "\" where it should be in\n" + lines);
            from = at + piece.length();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh-CN"})
    void noLineIsWiderThanAPage(String language) {
        for (Object at : List.of(0.3, 1.4, 1.55, 3.4, 3.55)) {
            for (String method : List.of("patent", "printed", "快照")) {
                InProcess result =
                        InProcess.reckon("explain", scenario, "--at", at, "--method", method, "--lang", language);
                result.out().lines().forEach(line -> assertTrue(TerminalWidth.of(line) <= Page.WIDTH + 2, line));
            }
        }
    }

    @Test
    void chineseIsSpokenThroughout() {
        InProcess result = InProcess.reckon("explain", scenario, "--at", 3.4, "--lang", "zh-CN");
        assertInOrder(result.out(), "点为什么画在 (", "已知\n", "逐步计算\n", "原文所印", "改正后（此处采用）\n", "⚑ 专利印的是", "发送方");
        assertFalse(result.out().contains(" the "), result.out());
    }

    @Test
    void theSameIsToldWhateverTheLocale() {
        Locale before = Locale.getDefault();
        InProcess text = InProcess.reckon("explain", scenario, "--at", 3.4);
        InProcess data = InProcess.reckon("explain", scenario, "--at", 3.4, "--json");
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            assertEquals(text, InProcess.reckon("explain", scenario, "--at", 3.4));
            assertEquals(data, InProcess.reckon("explain", scenario, "--at", 3.4, "--json"));
        } finally {
            Locale.setDefault(before);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "99, 'its run goes from 0 to 6.000 s; --at 99.0 is outside'",
        "-0.1, --at -0.1 is outside",
        "NaN, --at NaN is outside",
        "Infinity, --at Infinity is outside",
        "0.05, 'nothing is drawn before the first update arrives; give --at 0.1'"
    })
    void aMomentWithNothingToExplainIsToldInOneLine(String at, String why) {
        assertOneLine(InProcess.reckon("explain", scenario, "--at=" + at), why);
        assertOneLine(InProcess.reckon("explain", scenario, "--json", "--at=" + at), why);
    }

    @Test
    void anUnknownMethodIsToldInOneLine() {
        assertOneLine(
                InProcess.reckon("explain", scenario, "--at", 2, "--method", "patnet"),
                "has no method 'patnet'; it has 'patent', 'printed', '快照'");
    }

    @Test
    void whereNothingArrivesNothingIsExplained() throws IOException {
        Files.writeString(scenario, "track: {generator: lap, duration: 1}\nnetwork: {loss: {p: 1}}\n");
        assertOneLine(InProcess.reckon("explain", scenario, "--at", 1), "no update ever arrives");
        Files.writeString(scenario, "track: {points: []}\n");
        assertOneLine(InProcess.reckon("explain", scenario, "--at", 0), "has no track to explain");
    }

    private void assertOneLine(InProcess result, String why) {
        assertAll(
                () -> assertEquals(1, result.code()),
                () -> assertEquals("", result.out()),
                () -> assertEquals(1, result.err().lines().count(), result.err()),
                () -> assertTrue(result.err().startsWith(scenario + ": "), result.err()),
                () -> assertTrue(result.err().contains(why), result.err()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"explain", "explain a", "explain a --at", "explain a --at soon", "explain a --at 1 --lang fr"})
    void aWrongCommandLineEndsWithAUsageLine(String words) {
        InProcess result = InProcess.reckon((Object[]) words.split(" "));
        assertEquals(2, result.code(), result.err());
        assertTrue(result.err().contains("Usage: reckon explain"), result.err());
    }
}
