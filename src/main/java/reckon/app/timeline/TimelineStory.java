package reckon.app.timeline;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.beans.property.ObjectProperty;
import reckon.app.session.Session;
import reckon.app.session.Walk;
import reckon.app.view.StoryPopup;
import reckon.draw.MethodTitles;
import reckon.draw.StallGrip;
import reckon.explain.Symbol;
import reckon.run.MethodRun;
import reckon.run.PacketStory;
import reckon.run.Run;
import reckon.text.Texts;

/** What the pointer is at, or drags, on a timeline: it tells its story, and lights the term that was made from it. */
final class TimelineStory {
    private final Session session;
    private final Pointed pointed;
    private final StoryPopup popup = new StoryPopup("packet-story");
    private OptionalInt packet = OptionalInt.empty();
    private Optional<StallGrip> stall = Optional.empty();
    private Optional<Symbol> lit = Optional.empty();

    TimelineStory(Session session, Pointed pointed) {
        this.session = session;
        this.pointed = pointed;
    }

    StoryPopup popup() {
        return popup;
    }

    /** The packet that is pointed at, by its place in the run. */
    OptionalInt packet() {
        return packet;
    }

    /** The part of a stall that is pointed at or dragged. */
    Optional<StallGrip> stall() {
        return stall;
    }

    /** Finds what it is, and tells of it. */
    void find(TimelinePointer pointer, int method) {
        stall = pointer.heldPart().flatMap(pointed::held);
        packet = OptionalInt.empty();
        if (pointer.pointing()) {
            packet = pointed.packet(pointer.x(), pointer.y());
            stall = pointed.stall(pointer.x(), pointer.y());
        } else if (pointer.holding() && session.fates().holding()) {
            packet = session.fates().selection().placeProperty().get();
        } else if (session.playback().atPacketProperty().get()) {
            packet = session.fates().selection().placeProperty().get();
        }
        light();
        popup.setVisible(packet.isPresent() || stall.isPresent());
        if (packet.isPresent()) {
            tellPacket(packet.getAsInt(), method);
        } else {
            stall.ifPresent(
                    grip -> tell(StallWords.title(grip.stall(), texts()), StallWords.lines(grip.stall(), texts())));
        }
    }

    private void tellPacket(int place, int method) {
        Run run = session.simulations().runProperty().get();
        MethodRun shown = run.methods().get(method);
        PacketStory story = PacketStory.of(run, shown, place);
        tell(
                StoryWords.title(story, texts()),
                StoryWords.lines(story, MethodTitles.of(shown.method().name(), texts()), texts()));
    }

    private void tell(String title, List<String> lines) {
        popup.tell(title, lines);
    }

    private Texts texts() {
        return session.look().texts();
    }

    /** Lights the term of what is pointed at; what another view lit stays, unless something is pointed at here. */
    private void light() {
        Walk walk = session.walk();
        Optional<Symbol> wanted = packet.isPresent() ? pointed.term(packet.getAsInt()) : Optional.empty();
        ObjectProperty<Optional<Symbol>> shared = walk.pointedProperty();
        if (wanted.isPresent() || lit.isPresent()) {
            lit = wanted;
            shared.set(wanted);
        }
    }
}
