package reckon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reckon.explain.Symbol;
import reckon.explain.Worksheet;
import reckon.motion.SimulationTime;
import reckon.network.ClockOffset;
import reckon.network.Draws;
import reckon.network.InterarrivalJitter;
import reckon.network.Link;
import reckon.network.LossModel;
import reckon.network.Network;
import reckon.run.CircleSender;
import reckon.run.Measures;

/** The groups of examples about clocks, the network, senders and measures, by their worksheets. */
final class NetworkSheets {

    private NetworkSheets() {}

    private static Worksheet sound(Worksheet.Draft draft) {
        return FormulaSheets.sound(draft.worksheet());
    }

    static void clockOffset(Example example) {
        Worksheet.Draft draft = new Worksheet.Draft();
        new ClockOffset(example.number("T1"), example.number("T2"), example.number("T3"), example.number("T4"))
                .explain(draft);
        Worksheet sheet = sound(draft);
        example.expect("T1", sheet.number(Symbol.CLIENT_ASKS));
        example.expect("T2", sheet.number(Symbol.SERVER_ASKED));
        example.expect("T3", sheet.number(Symbol.SERVER_ANSWERS));
        example.expect("T4", sheet.number(Symbol.CLIENT_ANSWERED));
        example.expect("timeModified", sheet.number(Symbol.TIME_MODIFIED));
    }

    static void gilbertElliott(Example example) {
        double p = example.number("p");
        double r = example.number("r");
        Worksheet.Draft full = new Worksheet.Draft();
        new LossModel.GilbertElliott(p, r, example.number("h"), example.number("k")).explainMeans(full);
        example.expect("meanLoss", sound(full).number(Symbol.MEAN_LOSS));
        Worksheet.Draft simple = new Worksheet.Draft();
        new LossModel.GilbertElliott(p, r, 0, 1).explainMeans(simple);
        example.inner("simple").expect("meanLoss", sound(simple).number(Symbol.MEAN_LOSS));
        example.inner("simple").expect("meanBurst", sound(simple).number(Symbol.MEAN_BURST));
    }

    static void interarrivalJitter(Example example) {
        double[] sent = example.numbers("sent");
        double[] received = example.numbers("received");
        double[] expected = example.numbers("jitter");
        InterarrivalJitter jitter = new InterarrivalJitter();
        jitter.receive(sent[0], received[0]);
        for (int i = 1; i < sent.length; i++) {
            Worksheet.Draft draft = new Worksheet.Draft();
            jitter.receive(sent[i], received[i], draft);
            Example.close(expected[i - 1], sound(draft).number(Symbol.ARRIVAL_JITTER), "jitter after packet " + i);
        }
    }

    static void draws(Example example) {
        Worksheet.Draft draft = new Worksheet.Draft();
        Draws.explain(
                example.whole("seed"),
                (int) example.whole("link"),
                (int) example.whole("effect"),
                example.whole("slot"),
                example.whole("number"),
                draft);
        Worksheet sheet = sound(draft);
        assertEquals(example.number("link"), sheet.number(Symbol.LINK_NUMBER));
        assertEquals(example.number("effect"), sheet.number(Symbol.EFFECT));
        assertEquals(example.number("slot"), sheet.number(Symbol.SLOT));
        assertEquals(example.number("number"), sheet.number(Symbol.NUMBER_IN_SLOT));
        assertEquals(example.number("u"), sheet.number(Symbol.DRAW), "a draw is exact");
    }

    static void packets(Example example) {
        Network network = SpecScenario.network(example.get("network"));
        assertTrue(network.overrides().isEmpty(), "what was set by hand has no draws to tell of");
        Link link = new Link(network, example.whole("seed"), 0, Optional.empty());
        List<Worksheet.Draft> drafts = new ArrayList<>();
        for (double sent : example.numbers("sentMicros")) {
            Worksheet.Draft original = new Worksheet.Draft();
            Worksheet.Draft copy = new Worksheet.Draft();
            link.send((long) sent, way -> drafts.add(way.copy() == 0 ? original : copy), original, copy);
            assertEquals(example.number("seed"), original.worksheet().number(Symbol.SEED));
        }
        List<?> fates = example.list("fates");
        assertEquals(fates.size(), drafts.size(), "packets and copies");
        for (int i = 0; i < drafts.size(); i++) {
            expectFate(Example.of(fates.get(i)), sound(drafts.get(i)));
        }
    }

    private static void expectFate(Example fate, Worksheet sheet) {
        String word = String.valueOf(fate.get("fate"));
        assertEquals("lost".equals(word) ? 1 : 0, sheet.number(Symbol.LOST));
        assertEquals(
                "dropped".equals(word), sheet.term(Symbol.DROPPED).isPresent() && sheet.number(Symbol.DROPPED) > 0);
        assertEquals("delivered".equals(word), sheet.term(Symbol.ARRIVED).isPresent());
        if ("delivered".equals(word)) {
            assertEquals(SimulationTime.seconds(fate.whole("arrivedMicros")), sheet.number(Symbol.ARRIVED));
        }
    }

    static void thresholdSender(Example example) {
        CircleSender sender = RunExamples.sender(example);
        List<Worksheet> looks = sender.looks();
        double closest = Double.POSITIVE_INFINITY;
        List<Long> told = new ArrayList<>();
        for (int tick = 0; tick < looks.size(); tick++) {
            Worksheet look = FormulaSheets.sound(looks.get(tick));
            if (look.number(Symbol.SENDS) > 0) {
                told.add((long) tick);
            }
            if (tick > 0) {
                closest = Math.min(closest, Math.abs(look.number(Symbol.DISTANCE) - look.number(Symbol.THRESHOLD)));
            }
        }
        assertEquals(RunExamples.sendTicks(example), told);
        assertEquals(example.number("closestCall"), closest, 1e-9, "closest call");
    }

    static void metrics(Example example) {
        Worksheet.Draft draft = new Worksheet.Draft();
        new Measures(Optional.of(RunExamples.accuracy(example)), 0, 0).explain(draft);
        Worksheet sheet = sound(draft);
        example.expect("rms", sheet.number(Symbol.RMS));
        example.expect("mean", sheet.number(Symbol.MEAN));
        example.expect("max", sheet.number(Symbol.MAX));
        example.expect("p95", sheet.number(Symbol.P95));
        example.expect("timeSpaceInconsistency", sheet.number(Symbol.INCONSISTENCY));
        example.expect("jerkRms", sheet.number(Symbol.JERK));
        assertEquals(example.number("lagAbout"), sheet.number(Symbol.LAG), 0.002, "lag");
    }
}
