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
    private final Grown<Epoch> epochs = new Grown<>();
    private final Positions shown = new Positions();
    private int firstFrame = -1;
    private int frames;
    private int epochOfFrame;

    Replica(Method method, Receiver receiver) {
        this.method = method;
        this.receiver = receiver;
    }

    void arrive(List<Pdu> burst, long nowMicros) {
        if (epochs.size() == 0) {
            epochs.add(Epoch.first(receiver, burst, nowMicros));
            return;
        }
        // an arrival at the very moment of a notice prevents it
        noticeUntil(nowMicros - 1);
        add(epochs.last().arrive(burst, nowMicros));
    }

    private void add(Epoch epoch) {
        if (epoch != epochs.last()) {
            epochs.add(epoch);
        }
    }

    /** Notices a stall that is due by a moment, that moment included. */
    void noticeUntil(long clockMicros) {
        if (epochs.size() == 0) {
            return;
        }
        OptionalLong due = epochs.last().noticeMicros();
        if (due.isPresent() && due.getAsLong() <= clockMicros) {
            add(epochs.last().notice(Math.max(due.getAsLong(), epochs.last().fromMicros())));
        }
    }

    /** Looks up the frames up to one, that one included. */
    void draw(int lastFrame, int framesPerSecond) {
        shown.reserve(lastFrame + 1);
        for (; frames <= lastFrame; frames++) {
            double now = SimulationTime.frame(frames, framesPerSecond);
            while (epochOfFrame + 1 < epochs.size() && begins(epochOfFrame + 1) <= now) {
                epochOfFrame++;
            }
            if (epochs.size() > 0 && begins(epochOfFrame) <= now) {
                firstFrame = firstFrame < 0 ? frames : firstFrame;
                Epoch epoch = epochs.get(epochOfFrame);
                shown.set(frames, epoch.x(now), epoch.y(now));
            }
        }
    }

    private double begins(int epoch) {
        return SimulationTime.seconds(epochs.get(epoch).fromMicros());
    }

    MethodRun view() {
        return new MethodRun(method, epochs.view(), shown.xs(), shown.ys(), firstFrame < 0 ? frames : firstFrame);
    }
}
