package reckon.app.session;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import org.jspecify.annotations.Nullable;
import reckon.file.Document;
import reckon.lesson.Control;
import reckon.network.Fate;
import reckon.network.Network;
import reckon.network.Stall;
import reckon.run.NaturalFate;
import reckon.run.Packet;
import reckon.run.Run;
import reckon.run.Scenario;
import reckon.text.Texts;

/**
 * What a hand can do to the fate of a packet: let it arrive later or earlier, lose it, bring it back, and leave it to the
 * network again. A copy keeps its own fate, and while a path is being drawn all do. Packets are named by their places in the
 * run that is shown.
 */
public final class FateCommands {
    private final Edits edits;
    private final ReadOnlyObjectProperty<Run> run;
    private final Drawing drawing;
    private final PacketSelection selection;
    private final Permit permit;
    private Optional<PacketGrasp> held = Optional.empty();

    FateCommands(
            Edits edits, ReadOnlyObjectProperty<Run> run, Drawing drawing, PacketSelection selection, Permit permit) {
        this.edits = edits;
        this.run = run;
        this.drawing = drawing;
        this.selection = selection;
        this.permit = permit;
    }

    /** The packet that commands without a packet of their own are for. */
    public PacketSelection selection() {
        return selection;
    }

    private Packet packet(int place) {
        return run.get().packets().get(place);
    }

    /** Whether a hand can change what becomes of a packet. */
    public boolean changeable(int place) {
        return permit.allows(Control.PACKET)
                && packet(place).transit().copy() == 0
                && !drawing.activeProperty().get();
    }

    /** Whether a packet can be lost that is not. */
    public boolean canLose(int place) {
        return changeable(place) && packet(place).transit().fate() != Fate.LOST;
    }

    /** Whether a packet can be let arrive that does not. */
    public boolean canArrive(int place) {
        return changeable(place) && !packet(place).transit().delivered();
    }

    /** Whether a packet's fate was set by hand and can be left to the network. */
    public boolean canFree(int place) {
        return changeable(place) && packet(place).transit().byHand();
    }

    /** Whether the packet chosen can be lost. */
    public BooleanBinding canLose() {
        return chosen(this::canLose);
    }

    /** Whether the packet chosen can be brought back. */
    public BooleanBinding canBringBack() {
        return chosen(place -> canArrive(place) || canFree(place));
    }

    /** Whether the packet chosen can be left to the network. */
    public BooleanBinding canFree() {
        return chosen(this::canFree);
    }

    private BooleanBinding chosen(Function<Integer, Boolean> can) {
        return Bindings.createBooleanBinding(
                () -> selection.placeProperty().get().stream().anyMatch(can::apply),
                selection.placeProperty(),
                run,
                drawing.activeProperty(),
                permit.nowProperty());
    }

    /** Loses a packet. */
    public void lose(int place) {
        if (canLose(place)) {
            put(grasp(place), OptionalDouble.empty(), "edit.fate.lose", null);
        }
    }

    /** Lets a packet arrive that does not: when it would have, had it not been lost. */
    public void letArrive(int place) {
        if (canArrive(place)) {
            OptionalDouble arrival = OptionalDouble.of(NaturalFate.arrival(run.get(), place));
            put(grasp(place), arrival, "edit.fate.arrive", null);
        }
    }

    /** Leaves a packet to the network again. */
    public void free(int place) {
        if (canFree(place)) {
            PacketGrasp grasp = grasp(place);
            change(grasp.freeing(network()), grasp, "edit.fate.free", null);
        }
    }

    /** Takes back what a hand did to a packet; where that does not make it arrive, or no hand did anything, lets it arrive. */
    public void bringBack(int place) {
        boolean lostByHand =
                packet(place).transit().byHand() && !packet(place).transit().delivered();
        if (canFree(place) && !(lostByHand && !NaturalFate.delivers(run.get(), place))) {
            free(place);
        } else {
            letArrive(place);
        }
    }

    /** Takes hold of a packet, and chooses it. */
    public void grab(int place) {
        release();
        if (changeable(place)) {
            selection.choose(place);
            held = Optional.of(grasp(place));
        }
    }

    /** Whether a packet is held. */
    public boolean holding() {
        return held.isPresent();
    }

    /** Lets the packet that is held arrive at a moment in s, but not before it was sent. */
    public void arriveAt(double seconds) {
        held.ifPresent(grasp -> {
            double arrival = Math.max(grasp.sent(), Tidy.seconds(Math.min(seconds, Stall.LONGEST)));
            put(grasp, OptionalDouble.of(arrival), "edit.fate.arrival", grasp);
        });
    }

    /** Loses the packet that is held, until it is let arrive again. */
    public void loseHeld() {
        held.ifPresent(grasp -> put(grasp, OptionalDouble.empty(), "edit.fate.lose", grasp));
    }

    /** Lets the packet go. */
    public void release() {
        if (held.isPresent()) {
            held = Optional.empty();
            edits.endGesture();
        }
    }

    private PacketGrasp grasp(int place) {
        return PacketGrasp.of(run.get(), place, network());
    }

    private Network network() {
        return scenario().network();
    }

    private Scenario scenario() {
        return edits.documentProperty().get().scenario();
    }

    private void put(PacketGrasp grasp, OptionalDouble arrived, String name, @Nullable Object gesture) {
        change(grasp.changing(network(), arrived), grasp, name, gesture);
    }

    private void change(Network changed, PacketGrasp grasp, String name, @Nullable Object gesture) {
        Document document = edits.documentProperty().get();
        Function<Texts, String> words = texts -> texts.get(name, grasp.number());
        edits.change(document.withScenario(scenario().withNetwork(changed)), words, gesture);
    }
}
