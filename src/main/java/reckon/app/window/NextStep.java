package reckon.app.window;

import java.util.List;
import java.util.OptionalInt;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import reckon.app.formula.EventWords;
import reckon.app.session.Mode;
import reckon.app.session.Playback;
import reckon.app.session.Session;
import reckon.app.session.Walk;
import reckon.explain.Term;
import reckon.motion.SimulationTime;
import reckon.run.Packet;
import reckon.run.PacketSteps;
import reckon.run.Run;
import reckon.text.Texts;

/** What the next step will be, in words: for whoever presents, and has to know before it comes. */
final class NextStep {
    private final Session session;

    private NextStep(Session session) {
        this.session = session;
    }

    /** The words, which follow the playhead. */
    static StringBinding words(Session session) {
        NextStep next = new NextStep(session);
        return Bindings.createStringBinding(
                next::words,
                session.modeProperty(),
                session.stepping().unitProperty(),
                session.playback().frameProperty(),
                session.play().playback().frameProperty(),
                session.play().eventProperty(),
                session.walk().stepProperty(),
                session.walk().worksheetProperty(),
                session.simulations().runProperty(),
                session.play().runs().runProperty(),
                session.look().textsProperty());
    }

    private Texts texts() {
        return session.look().texts();
    }

    private String words() {
        return switch (session.stepping().unitProperty().get()) {
            case FRAME -> frame();
            case PACKET -> session.modeProperty().get() == Mode.SCHEMES ? event() : packet();
            case TERM -> term();
        };
    }

    private String frame() {
        Playback head = session.head();
        int next = head.frameProperty().get() + 1;
        return next < head.course().getValue().frames()
                ? texts().get("next.frame", next, SimulationTime.frame(next, SimulationTime.FRAMES_PER_SECOND))
                : texts().get("next.end");
    }

    private String event() {
        int next = session.play().eventProperty().get() + 1;
        return next < session.play().run().happenings().size()
                ? EventWords.of(session.play().run(), next, texts())
                : texts().get("next.end");
    }

    private String packet() {
        Run run = session.simulations().runProperty().get();
        int frame = session.playback().frameProperty().get();
        PacketSteps steps = new PacketSteps(run);
        OptionalInt next = run.frames() == 0 ? OptionalInt.empty() : steps.after(frame);
        if (next.isEmpty()) {
            return texts().get("next.end");
        }
        double now = run.time(next.getAsInt());
        double before = run.time(next.getAsInt() - 1);
        List<String> packets = steps.on(next.getAsInt()).stream()
                .map(place -> packet(run.packets().get(place), before, now))
                .toList();
        return texts().get("next.packet", now, String.join(", ", packets));
    }

    private String packet(Packet packet, double before, double now) {
        double arrived = SimulationTime.seconds(packet.transit().arrivedMicros());
        boolean arrives = packet.transit().delivered() && arrived > before && arrived <= now;
        String key = arrives ? "next.arrives" : packet.transit().delivered() ? "next.sent" : "next.lost";
        return texts().get(key, packet.pdu().number());
    }

    /** The next term of the worksheet, or that the next frame begins with its first. */
    private String term() {
        Walk walk = session.walk();
        List<Term> steps = walk.worksheetProperty().get().steps();
        int next = walk.stepProperty().get() + 1;
        return next < steps.size()
                ? texts().get(
                                "next.term",
                                next + 1,
                                steps.size(),
                                texts().get("term." + steps.get(next).symbol().id()))
                : frame();
    }
}
