package reckon.draw;

import reckon.run.MethodRun;
import reckon.run.Run;

/** The error of each method over time, on one axis for the whole run, so that it stays where it is when one zooms. */
final class ErrorPlot {
    private final Run run;
    private final double greatest;

    ErrorPlot(Run run) {
        this.run = run;
        double most = 0;
        for (MethodRun method : run.methods()) {
            for (int k = method.firstFrame(); k < run.frames(); k++) {
                most = Math.max(most, run.error(method, k));
            }
        }
        this.greatest = most;
    }

    void draw(Pen pen, Moment moment, TimelineLayout layout) {
        double em = moment.em();
        TimeScale scale = layout.scale();
        double top = layout.plotTop();
        double bottom = layout.plotBottom();
        ValueAxis axis = ValueAxis.upTo(greatest, top, bottom, em);
        axis.draw(pen, scale, em);
        pen.label(
                moment.texts().get("timeline.error"),
                scale.left() + em * 0.6,
                top + em * 1.1,
                Lettering.plain(Ink.MUTED, em * 0.95));
        for (int i = run.methods().size() - 1; i >= 0; i--) {
            curve(
                    pen,
                    run.methods().get(i),
                    layout,
                    axis.greatest(),
                    Stroke.method(i, moment.scaled(1.7)),
                    moment.lastFrame());
        }
    }

    private void curve(Pen pen, MethodRun method, TimelineLayout layout, double axis, Stroke stroke, int end) {
        int rate = run.framesPerSecond();
        TimeSpan span = layout.span();
        int last = Math.min(end, (int) Math.floor(span.to() * rate));
        int first = Math.max(method.firstFrame(), (int) Math.ceil(span.from() * rate));
        Envelope envelope = new Envelope(layout.scale(), layout.plotTop(), layout.plotBottom(), axis);
        if (first - 1 >= method.firstFrame() && first <= end) {
            envelope.add(span.from(), between(method, first - 1, span.from()));
        }
        for (int k = first; k <= last; k++) {
            envelope.add(run.time(k), run.error(method, k));
        }
        if (last >= method.firstFrame() && last < end) {
            envelope.add(span.to(), between(method, last, span.to()));
        }
        envelope.draw(pen, stroke);
    }

    /** The error at a moment between a frame and the next, for the ends of what is shown. */
    private double between(MethodRun method, int frame, double seconds) {
        double share = seconds * run.framesPerSecond() - frame;
        return run.error(method, frame) * (1 - share) + run.error(method, frame + 1) * share;
    }
}
