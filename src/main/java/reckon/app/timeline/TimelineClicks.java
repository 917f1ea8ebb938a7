package reckon.app.timeline;

import java.util.Optional;
import java.util.OptionalInt;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;
import reckon.app.session.Session;
import reckon.draw.StallGrip;

/** What clicks on packets and stalls do. */
final class TimelineClicks {
    private final Node view;
    private final Session session;
    private final Pointed pointed;
    private final TimelineMenu menu;

    TimelineClicks(Node view, Session session, Pointed pointed) {
        this.view = view;
        this.session = session;
        this.pointed = pointed;
        this.menu = new TimelineMenu(session);
    }

    /** Chooses a packet, and keeps the term lit that was made from it. */
    void once(int place) {
        session.fates().selection().choose(place);
        pointed.term(place).ifPresent(session.walk()::keep);
    }

    /** Chooses no packet any more. */
    void elsewhere() {
        session.fates().selection().clear();
    }

    /** Brings a packet back, or takes back what a hand did to it. */
    void twice(int place) {
        session.fates().bringBack(place);
    }

    /** Offers what can be done to what is there. */
    void menu(MouseEvent event) {
        if (session.drawing().activeProperty().get()) {
            return;
        }
        OptionalInt packet = pointed.packet(event.getX(), event.getY());
        Optional<StallGrip> stall = pointed.stall(event.getX(), event.getY())
                .filter(grip -> session.stalls().changeable(grip.stall()));
        if (packet.isPresent()) {
            menu.ofPacket(packet.getAsInt());
        } else if (stall.isPresent()) {
            menu.ofStall(stall.get().stall());
        } else {
            return;
        }
        menu.show(view, event.getScreenX(), event.getScreenY());
    }
}
