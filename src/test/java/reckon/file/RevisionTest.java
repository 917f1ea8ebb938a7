package reckon.file;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import reckon.method.Method;
import reckon.motion.Generator;
import reckon.motion.Track;
import reckon.network.PacketOverride;
import reckon.network.Stall;
import reckon.run.Scenario;
import reckon.run.TrackSource;
import reckon.setting.Settings;
import reckon.setting.Values;

/** What a person wrote stays as it was written, but for what has changed. */
class RevisionTest {
    private static final String TEXT = """
        # 我的第一个场景
        format: reckon/1

        network:      # before the sender: why not
          delay: 0.10 # s, one way
          loss: { kind: independent,   p: 0.05 } # five in a hundred
          stalls:
            # the great one
            - {at: 2.6, length: 0.6}
        sender:
            policy: interval   # all the time
            interval: 5e-2
        track:                       # one of: points, generator, recording
          points: [[0.0, 0.0, 0.0], [0.5, 2.0, 0.0],
                   [1.0, 2.0, 1.5]]   # [s, m, m]
        methods:
        - predictor: first # as in the lecture
          convergence: linear

        # the end
        """;

    private static String revised(String text, UnaryOperator<Scenario> change) throws InputException {
        Document document = Documents.parse(text, Path.of("hand.yaml"));
        Scenario changed = change.apply(document.scenario());
        String revised = Documents.text(document.withScenario(changed));
        assertEquals(changed, Documents.parse(revised, Path.of("hand.yaml")).scenario());
        return revised;
    }

    private static Scenario withDelay(Scenario scenario, double delay) {
        return scenario.withNetwork(
                scenario.network().withValues(scenario.network().values().with(Settings.DELAY, delay)));
    }

    private static Scenario withMethod(Scenario scenario, UnaryOperator<Values> change) {
        return scenario.withMethod(
                0, new Method(change.apply(scenario.methods().getFirst().values())));
    }

    private static TrackSource points() {
        return new TrackSource.Points(Track.EMPTY.plus(0, 1, 2).plus(1.5, 1e-7, -3));
    }

    @Test
    void nothingChangesWhereNothingHasChanged() throws InputException {
        assertEquals(TEXT, revised(TEXT, scenario -> scenario));
    }

    @Test
    void aNumberIsReplacedWhereItStands() throws InputException {
        assertEquals(TEXT.replace("0.10 #", "0.2 #"), revised(TEXT, scenario -> withDelay(scenario, 0.2)));
    }

    @Test
    void whatWasNotSaidIsAddedAtTheEndOfItsSection() throws InputException {
        String expected = TEXT.replace("length: 0.6}\n", "length: 0.6}\n  jitter: 0.02\n")
                .replace("interval: 5e-2\n", "interval: 5e-2\n    window: 0.1\n")
                .replace("p: 0.05 }", "p: 0.05, r: 0.25 }");
        assertEquals(
                expected,
                revised(
                        TEXT,
                        scenario -> scenario.withSender(new reckon.run.Sender(
                                        scenario.sender().values().with(Settings.SENDER_WINDOW, 0.1)))
                                .withNetwork(scenario.network()
                                        .withValues(scenario.network()
                                                .values()
                                                .with(Settings.JITTER, 0.02)
                                                .with(Settings.LOSS_R, 0.25)))));
    }

    @Test
    void aStallMoreIsAnItemMore() throws InputException {
        assertEquals(
                TEXT.replace("length: 0.6}\n", "length: 0.6}\n    - {at: 4, length: 0.25}\n"),
                revised(
                        TEXT,
                        scenario -> scenario.withNetwork(
                                scenario.network().withStalls(List.of(new Stall(2.6, 0.6), new Stall(4, 0.25))))));
    }

    @Test
    void overridesComeAsAListOfTheirOwn() throws InputException {
        assertEquals(
                TEXT.replace(
                        "length: 0.6}\n",
                        "length: 0.6}\n  overrides:\n    - {sent: 1.25, lost: true}\n    - {sent: 2, arrived: 2.5}\n"),
                revised(
                        TEXT,
                        scenario -> scenario.withNetwork(scenario.network()
                                .withOverrides(List.of(
                                        new PacketOverride(1.25, OptionalDouble.empty()),
                                        new PacketOverride(2, OptionalDouble.of(2.5)))))));
    }

    @Test
    void aDrawnPathTakesThePlaceOfTheOldOne() throws InputException {
        assertEquals(TEXT.replace("""
            points: [[0.0, 0.0, 0.0], [0.5, 2.0, 0.0],
                       [1.0, 2.0, 1.5]]   # [s, m, m]
            """, """
            points: |   # [s, m, m]
                0 1 2
                1.5 0.0000001 -3
            """), revised(TEXT, scenario -> scenario.withSource(points())));
    }

    @Test
    void anotherKindOfPathKeepsTheCommentAboveIt() throws InputException {
        String generated = revised(
                TEXT, scenario -> scenario.withSource(TrackSource.Generated.of(Generator.LAP, 12, scenario.seed())));
        assertEquals(TEXT.replace("""
              points: [[0.0, 0.0, 0.0], [0.5, 2.0, 0.0],
                       [1.0, 2.0, 1.5]]   # [s, m, m]
            """, """
              generator: lap
              duration: 12
            """), generated);
    }

    @Test
    void aMethodThatHadNoNameKeepsTheOneItWasShownUnder() throws InputException {
        assertEquals(
                TEXT.replace("convergence: linear\n", "convergence: cubic\n  name: first + linear\n"),
                revised(TEXT, scenario -> withMethod(scenario, values -> values.with(Settings.CONVERGENCE, "cubic"))));
    }

    @Test
    void aMethodMoreIsAnItemMore() throws InputException {
        assertEquals(
                TEXT.replace("convergence: linear\n", """
                    convergence: linear
                    - name: second + cubic
                      predictor: second
                      convergence: cubic
                    """),
                revised(
                        TEXT,
                        scenario ->
                                scenario.withMethods(List.of(scenario.methods().getFirst(), Method.defaults()))));
    }

    @Test
    void whatSeveralSectionsGetAtTheEndOfTheFileStaysApart() throws InputException {
        String text = "track: {generator: lap}\nnetwork:\n  loss:\n    p: 0.1"; // and no line break
        assertEquals(
                text + "\n    h: 0.5\n  jitter: 0.02\nseed: 7\nsender:\n  threshold: .inf\n",
                revised(
                                text,
                                scenario -> scenario.withSeed(7)
                                        .withSender(new reckon.run.Sender(scenario.sender()
                                                .values()
                                                .with(Settings.THRESHOLD, Double.POSITIVE_INFINITY)))
                                        .withNetwork(scenario.network()
                                                .withValues(scenario.network()
                                                        .values()
                                                        .with(Settings.JITTER, 0.02)
                                                        .with(Settings.LOSS_H, 0.5))))
                        + "\n");
    }

    @Test
    void linesEndAsTheyDid() throws InputException {
        String text = TEXT.replace("\n", "\r\n");
        assertEquals(
                text.replace("length: 0.6}\r\n", "length: 0.6}\r\n  jitter: 0.02\r\n"),
                revised(
                        text,
                        scenario -> scenario.withNetwork(scenario.network()
                                .withValues(scenario.network().values().with(Settings.JITTER, 0.02)))));
    }

    @Test
    void jsonStaysJson() throws InputException {
        String text = "{\"track\": {\"points\": [[0, 0, 0]]}, \"network\": {\"delay\": 0.1},\n \"methods\": [{}]}\n";
        assertEquals(
                "{\"track\": {\"points\": [[0, 1, 2], [1.5, 0.0000001, -3]]}, "
                        + "\"network\": {\"delay\": 0.2, \"stalls\": [{\"at\": 1, \"length\": 2}]},\n"
                        + " \"methods\": [{\"name\": \"second + cubic\", \"predictor\": \"second\", "
                        + "\"convergence\": \"snap\"}], \"sender\": {\"policy\": \"interval\"}}\n",
                revised(
                        text,
                        scenario -> withMethod(
                                withDelay(
                                        scenario.withSource(points())
                                                .withSender(new reckon.run.Sender(scenario.sender()
                                                        .values()
                                                        .with(Settings.POLICY, "interval")))
                                                .withNetwork(scenario.network().withStalls(List.of(new Stall(1, 2)))),
                                        0.2),
                                values -> values.with(Settings.CONVERGENCE, "snap"))));
    }

    @Test
    void whatCannotBeRevisedIsWrittenAfresh() throws InputException {
        String text = """
            track: {generator: lap}
            methods:
              - &one {predictor: first, time: 0.2}
              - {name: two, predictor: hold}
            """.replace("{name: two, predictor: hold}", "*one");
        String revised = revised(text, scenario -> withMethod(scenario, values -> values.with(Settings.TIME, 0.5)));
        assertEquals("format: reckon/1", revised.lines().findFirst().orElseThrow());
    }
}
