package reckon.run;

import java.util.List;
import java.util.OptionalLong;
import reckon.method.Epoch;
import reckon.method.Method;
import reckon.method.Pdu;
import reckon.method.Receiver;
import reckon.motion.SimulationTime;

/** One method at work: the fold of arrivals and notices into epochs, and the frames that are looked up in them. */
final class Replica {
    private final Method method;
    private final Receiver receiver;
    private final int framesPerSecond;
    private final Grown<Epoch> epochs = new Grown<>();
    private final Positions shown = new Positions();
    private int firstFrame = -1;
    private int frames;

    Replica(Method method, Receiver receiver, int framesPerSecond) {
        this.method = method;
        this.receiver = receiver;
        this.framesPerSecond = framesPerSecond;
    }

    /** Makes room for frames. */
    void reserve(int most) {
        shown.reserve(most);
    }

    void arrive(List<Pdu> burst, long nowMicros) {
        if (epochs.size() == 0) {
            begin(Epoch.first(receiver, burst, nowMicros));
            return;
        }
        // an arrival at the very moment of a notice prevents it
        noticeUntil(nowMicros - 1);
        Epoch epoch = epochs.last().arrive(burst, nowMicros);
        if (epoch != epochs.last()) {
            begin(epoch);
        }
    }

    /** Notices a stall that is due by a moment, that moment included. */
    void noticeUntil(long clockMicros) {
        if (epochs.size() == 0) {
            return;
        }
        OptionalLong due = epochs.last().noticeMicros();
        if (due.isPresent() && due.getAsLong() <= clockMicros) {
            begin(epochs.last().notice(Math.max(due.getAsLong(), epochs.last().fromMicros())));
        }
    }

    /** Begins an epoch; the frames before it belong to the one that ends, and are looked up in it. */
    private void begin(Epoch epoch) {
        double begins = SimulationTime.seconds(epoch.fromMicros());
        if (epochs.size() == 0) {
            while (SimulationTime.frame(frames, framesPerSecond) < begins) {
                frames++;
            }
            firstFrame = frames;
        } else {
            Epoch last = epochs.last();
            for (double now = time(); now < begins; now = time()) {
                shown.set(frames++, last.x(now), last.y(now));
            }
        }
        epochs.add(epoch);
    }

    private double time() {
        return SimulationTime.frame(frames, framesPerSecond);
    }

    /** Looks up the frames up to one, that one included, which no later epoch can change. */
    void drawUntil(int lastFrame) {
        for (; epochs.size() > 0 && frames <= lastFrame; frames++) {
            shown.set(frames, epochs.last().x(time()), epochs.last().y(time()));
        }
    }

    MethodRun view(int runFrames) {
        int first = epochs.size() == 0 ? runFrames : firstFrame;
        return new MethodRun(method, epochs.view(), shown.xs(), shown.ys(), first);
    }
}
