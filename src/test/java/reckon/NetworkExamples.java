package reckon;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reckon.network.ClockOffset;
import reckon.network.Draws;
import reckon.network.InterarrivalJitter;
import reckon.network.Link;
import reckon.network.LossModel;
import reckon.network.Network;
import reckon.network.Overrides;
import reckon.network.Transit;

/** The groups of examples about clocks and the network. */
final class NetworkExamples {

    private NetworkExamples() {}

    static void clockOffset(Example example) {
        double found = new ClockOffset(
                        example.number("T1"), example.number("T2"), example.number("T3"), example.number("T4"))
                .timeModified();
        example.expect("timeModified", found);
        example.expect("serverMinusClient", -found);
        // the error of an exchange is half the difference of its two ways
        assertEquals(example.number("asymmetryHalf"), found - example.number("trueTimeModified"), 1e-9);
        assertEquals(example.number("error"), found - example.number("trueTimeModified"), 1e-9);
    }

    static void gilbertElliott(Example example) {
        double p = example.number("p");
        double r = example.number("r");
        example.expect(
                "meanLoss", new LossModel.GilbertElliott(p, r, example.number("h"), example.number("k")).meanLoss());
        LossModel.GilbertElliott simple = new LossModel.GilbertElliott(p, r, 0, 1);
        example.inner("simple").expect("meanLoss", simple.meanLoss());
        example.inner("simple").expect("meanBurst", simple.meanBurst());
    }

    static void interarrivalJitter(Example example) {
        double[] sent = example.numbers("sent");
        double[] received = example.numbers("received");
        double[] expected = example.numbers("jitter");
        assertEquals(sent.length - 1, expected.length, "a jitter for each packet but the first");
        InterarrivalJitter jitter = new InterarrivalJitter();
        jitter.receive(sent[0], received[0]);
        for (int i = 1; i < sent.length; i++) {
            Example.close(expected[i - 1], jitter.receive(sent[i], received[i]), "jitter after packet " + i);
        }
    }

    static void draws(Example example) {
        double draw = Draws.uniform(
                example.whole("seed"),
                (int) example.whole("link"),
                (int) example.whole("effect"),
                example.whole("slot"),
                example.whole("number"));
        assertEquals(example.number("u"), draw, 0.0, "a draw is exact");
    }

    static void packets(Example example) {
        assertEquals(Link.PACKET_BYTES, example.whole("bytes"));
        Network network = SpecScenario.network(example.get("network"));
        Link link = new Link(network, example.whole("seed"), 0, Optional.empty());
        List<Transit> ways = new ArrayList<>();
        for (double sent : example.numbers("sentMicros")) {
            link.send((long) sent, ways::add);
        }
        Overrides.apply(network.overrides(), ways);
        List<?> fates = example.list("fates");
        assertEquals(fates.size(), ways.size(), "packets and copies");
        for (int i = 0; i < ways.size(); i++) {
            assertEquals(described(Example.of(fates.get(i))), described(ways.get(i)), "way " + i);
        }
    }

    private static String described(Example fate) {
        return fate.get("number") + " " + fate.get("copy") + " " + fate.get("fate")
                + (fate.has("arrivedMicros") ? " " + fate.get("arrivedMicros") : "");
    }

    private static String described(Transit way) {
        return way.number() + " " + way.copy() + " " + way.fate().word()
                + (way.delivered() ? " " + way.arrivedMicros() : "");
    }
}
