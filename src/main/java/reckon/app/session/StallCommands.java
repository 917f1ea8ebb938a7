package reckon.app.session;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reckon.lesson.Control;
import reckon.motion.SimulationTime;
import reckon.network.Network;
import reckon.network.Stall;
import reckon.network.StallSpan;
import reckon.run.Scenario;

/**
 * What a hand can do to a stall at a given time: move its edges or the whole of it, and take it away. Given stalls that touch
 * act as one, and in the hand become one. Random stalls follow from the seed.
 */
public final class StallCommands {
    /** How long a stall is that is caused by hand, s. */
    public static final double SECONDS = 0.6;

    /** The least length that a stall can be dragged to, s: without any it could not be taken hold of again. */
    private static final double LEAST = 1e-3;

    private final Edits edits;
    private final Drawing drawing;
    private final Playback playback;
    private final Permit permit;
    private Optional<Grasp> held = Optional.empty();

    /** A stall in a hand, which is the gesture that its changes are undone with. */
    private static final class Grasp {
        private final Stall from;
        /** What stands in the scenario for it. */
        private List<Stall> now;

        Grasp(Stall from, List<Stall> now) {
            this.from = from;
            this.now = now;
        }

        double end() {
            return from.at() + from.length();
        }
    }

    StallCommands(Edits edits, Drawing drawing, Playback playback, Permit permit) {
        this.edits = edits;
        this.drawing = drawing;
        this.playback = playback;
        this.permit = permit;
    }

    private Scenario open() {
        return edits.documentProperty().get().scenario();
    }

    /** Causes a stall: now while a path is being drawn, else where the playhead is. */
    public void cause() {
        if (drawing.activeProperty().get()) {
            drawing.causeStall(SECONDS);
        } else if (open().track().size() > 0) {
            Scenario stalled = Drawing.stalled(open(), playback.seconds(), SECONDS);
            edits.change(edits.documentProperty().get().withScenario(stalled), texts -> texts.get("edit.stall"));
        }
    }

    /** Takes all stalls at given times away. */
    public void clear() {
        Scenario cleared = open().withNetwork(open().network().withStalls(List.of()));
        edits.change(edits.documentProperty().get().withScenario(cleared), texts -> texts.get("edit.clear.stalls"));
    }

    /** Whether a hand can change a stall: not a random one. */
    public boolean changeable(StallSpan span) {
        return !span.random() && permit.allows(Control.STALL);
    }

    /** Takes hold of a stall, unless it is a random one. */
    public void grab(StallSpan span) {
        release();
        if (changeable(span)) {
            held = Optional.of(grasp(span));
        }
    }

    /** The stall that is held, as it is by now. */
    public Optional<Stall> held() {
        return held.map(grasp -> grasp.now.size() == 1 ? grasp.now.getFirst() : grasp.from);
    }

    /** Moves the start of the stall that is held to a moment in s, its end staying where it was. */
    public void startAt(double seconds) {
        held.ifPresent(grasp -> {
            double start = Math.clamp(Tidy.seconds(seconds), 0, Math.max(0, grasp.end() - LEAST));
            put(grasp, new Stall(start, between(start, grasp.end())), "edit.stall.edge");
        });
    }

    /** Moves the end of the stall that is held to a moment in s. */
    public void endAt(double seconds) {
        held.ifPresent(grasp -> {
            double length = Math.clamp(between(grasp.from.at(), Tidy.seconds(seconds)), LEAST, Stall.LONGEST);
            put(grasp, new Stall(grasp.from.at(), length), "edit.stall.edge");
        });
    }

    /** Moves the stall that is held so that it starts at a moment in s. */
    public void moveTo(double seconds) {
        held.ifPresent(grasp -> {
            double start = Math.clamp(Tidy.seconds(seconds), 0, Stall.LONGEST);
            put(grasp, new Stall(start, grasp.from.length()), "edit.stall.move");
        });
    }

    /** Lets the stall go. */
    public void release() {
        if (held.isPresent()) {
            held = Optional.empty();
            edits.endGesture();
        }
    }

    /** Takes a stall away, unless it is a random one. */
    public void remove(StallSpan span) {
        if (changeable(span)) {
            change(without(grasp(span).now), "edit.stall.remove", null);
        }
    }

    /** How long it is from one moment to another, in whole microseconds, s. */
    private static double between(double from, double to) {
        return SimulationTime.seconds(SimulationTime.micros(to) - SimulationTime.micros(from));
    }

    private Grasp grasp(StallSpan span) {
        List<Stall> parts =
                network().stalls().stream().filter(stall -> isPart(stall, span)).toList();
        Stall whole = parts.size() == 1 ? parts.getFirst() : new Stall(span.from(), between(span.from(), span.to()));
        return new Grasp(whole, parts);
    }

    private static boolean isPart(Stall stall, StallSpan span) {
        long start = SimulationTime.micros(stall.at());
        return start >= span.fromMicros() && start + SimulationTime.micros(stall.length()) <= span.toMicros();
    }

    private void put(Grasp grasp, Stall stall, String name) {
        List<Stall> stalls = without(grasp.now);
        stalls.add(stall);
        stalls.sort(Comparator.comparingDouble(Stall::at));
        grasp.now = List.of(stall);
        change(stalls, name, grasp);
    }

    private List<Stall> without(List<Stall> some) {
        List<Stall> stalls = new ArrayList<>(network().stalls());
        stalls.removeAll(some);
        return stalls;
    }

    private Network network() {
        return scenario().network();
    }

    private Scenario scenario() {
        return edits.documentProperty().get().scenario();
    }

    private void change(List<Stall> stalls, String name, @Nullable Object gesture) {
        Scenario changed = scenario().withNetwork(network().withStalls(stalls));
        edits.change(edits.documentProperty().get().withScenario(changed), texts -> texts.get(name), gesture);
    }
}
