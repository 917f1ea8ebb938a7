package reckon.app.timeline;

import java.util.Optional;
import java.util.OptionalInt;
import reckon.app.session.FateCommands;
import reckon.app.session.Session;
import reckon.draw.StallGrip;
import reckon.draw.TimelineDrawing;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.motion.SimulationTime;
import reckon.network.Stall;
import reckon.network.StallSpan;
import reckon.run.Run;

/** What is at a place on a timeline, what a hand can do with it, and which term it lights. */
final class Pointed {
    private final TimelineView view;
    private final Session session;

    Pointed(TimelineView view, Session session) {
        this.view = view;
        this.session = session;
    }

    private Run run() {
        return session.simulations().runProperty().get();
    }

    private TimelineDrawing drawing() {
        return view.drawing();
    }

    /** The packet at a place, by its place in the run: one whose end is there before one that passes by. */
    OptionalInt packet(double x, double y) {
        OptionalInt end = end(x, y);
        return end.isPresent() ? end : drawing().packetAt(view.geometry(), x, y);
    }

    /** The packet that ends at a place: where several do the one chosen, so that it can be taken up again. */
    private OptionalInt end(double x, double y) {
        OptionalInt chosen = session.fates().selection().placeProperty().get();
        return drawing().packetEndAt(view.geometry(), chosen, x, y);
    }

    /** The part of a stall at a place where no packet ends. */
    Optional<StallGrip> stall(double x, double y) {
        return end(x, y).isPresent() ? Optional.empty() : drawing().stallAt(view.geometry(), x, y);
    }

    /** The stall that is held, as far as it has come. */
    Optional<StallGrip> held(StallGrip.Part part) {
        return session.stalls().held().map(Pointed::span).map(span -> new StallGrip(span, part));
    }

    private static StallSpan span(Stall stall) {
        long from = SimulationTime.micros(stall.at());
        return new StallSpan(from, from + SimulationTime.micros(stall.length()), false);
    }

    /** What a hand can take hold of at a place. */
    Optional<Hold> hold(double x, double y) {
        FateCommands fates = session.fates();
        if (session.drawing().activeProperty().get()) {
            return Optional.empty();
        }
        OptionalInt end = end(x, y);
        if (end.isPresent()) {
            int place = end.getAsInt();
            return Optional.of(
                    new ArrivalHold(view, fates, place, run().packets().get(place), x));
        }
        return stall(x, y)
                .filter(grip -> !grip.stall().random())
                .map(grip -> new StallHold(view, session.stalls(), grip, x));
    }

    /** The term that was made from a packet, by the packet's place in the run. */
    Optional<Symbol> term(int place) {
        int number = run().packets().get(place).pdu().number();
        return session.walk().worksheetProperty().get().firstFrom(number).map(Term::symbol);
    }
}
