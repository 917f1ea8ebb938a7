package reckon.method;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import reckon.explain.Expression;
import reckon.explain.Origin;
import reckon.explain.Symbol;
import reckon.explain.Worksheet;
import reckon.motion.Kinematics;
import reckon.motion.Vec2;
import reckon.setting.Settings;

/** Worksheets of single formulas, told by the formulas themselves, for numbers that no run would come to. */
public final class Told {
    private static final double FOREVER = Double.POSITIVE_INFINITY;
    private static final Origin CLOCK = Origin.of(Origin.Source.CLOCK);

    private Told() {}

    /** Dead reckoning at a time dt in s after an update. */
    public static Worksheet deadReckoning(Kinematics from, double dt, Order order, Form form) {
        Worksheet.Draft draft = new Worksheet.Draft();
        draft.given(Symbol.NOW, dt, CLOCK);
        draft.given(Symbol.SENT, 0, Origin.packet(0));
        DeadReckoning.explainUpdate(new Pdu(0, 0, from), order, draft);
        new DeadReckoning(from, 0, FOREVER, order, form).explainNow(dt, draft);
        return draft.worksheet();
    }

    /**
     * The patent's prediction at a time in s after the last arrival, all updates having come without delay.
     *
     * @param lesson what the stall before taught
     */
    public static Worksheet patent(
            Predictor patent, List<Pdu> received, Optional<StallLesson> lesson, double lapse, Form form) {
        History history = History.EMPTY;
        for (Pdu pdu : received) {
            history = history.plus(pdu, Long.MIN_VALUE);
        }
        Pdu newest = received.getLast();
        long last = newest.sentMicros();
        Reception stalled = new Reception(newest, last, last, history, lesson, true, Long.MIN_VALUE);
        Worksheet.Draft draft = new Worksheet.Draft();
        double now = newest.sent() + lapse;
        draft.given(Symbol.NOW, now, CLOCK);
        patent.in(form).model(stalled, FOREVER, draft).explain(Moment.NOW, now, draft);
        return draft.worksheet();
    }

    /** A spline at a share of its time, from a departure at time 0. */
    public static Worksheet spline(Departure from, Kinematics q, double time, Form form, double share) {
        return onTheWay(from, q, time, share, draft -> {
            CubicSpline spline = CubicSpline.between(from, q, time, form);
            spline.explainPoints(from, q, form, Handles.FREE, draft);
            draw(spline, share * time, draft);
        });
    }

    /** A straight walk at its start, however long it takes. */
    public static Worksheet walk(Departure from, Kinematics q, Form form) {
        double time = Approach.time(from.position(), q, Double.NaN);
        return onTheWay(from, q, time, 0, draft -> {
            Vec2 target = Approach.target(q, time, form);
            Approach.explainTime(from.position(), q, time, draft);
            Approach.explainTarget(q, time, form, draft);
            Approach.explainSpeed(from.position(), target, time, draft);
            draw(new LinearWalk(from.position(), target, time), 0, draft);
        });
    }

    /** A quadratic curve to a point that is given, at a share of its time. */
    public static Worksheet curve(Departure from, Vec2 end, double time, double share) {
        return onTheWay(from, Kinematics.still(end), time, share, draft -> {
            QuadraticCurve curve = QuadraticCurve.leaving(from.position(), from.velocity(), end, time);
            draft.given(Symbol.TARGET, end, Origin.packet(0));
            draft.given(Symbol.U, from.velocity(), Origin.of(Origin.Source.DRAWN));
            curve.explainMiddle(draft);
            draw(curve, share * time, draft);
        });
    }

    /** A projective blend at a time in s after its start. */
    public static Worksheet blend(Departure from, Kinematics q, double time, double elapsed) {
        return onTheWay(from, q, time, elapsed / time, draft -> {
            draft.given(Symbol.U, from.velocity(), Origin.of(Origin.Source.DRAWN));
            draw(new ProjectiveBlend(from.position(), from.velocity(), q, time), elapsed, draft);
        });
    }

    /** What a convergence sets out from: an update of now, followed by the corrected second order, what was drawn, and the time that it takes. */
    private static Worksheet onTheWay(
            Departure from, Kinematics q, double time, double share, Consumer<Worksheet.Draft> rest) {
        Worksheet.Draft draft = new Worksheet.Draft();
        draft.given(Symbol.NOW, share * time, CLOCK);
        draft.given(Symbol.START, 0, Origin.packet(0));
        draft.given(Symbol.SENT, 0, Origin.packet(0));
        DeadReckoning.explainUpdate(new Pdu(0, 0, q), Order.SECOND, draft);
        DeadReckoning model = new DeadReckoning(q, 0, FOREVER, Order.SECOND, Form.CORRECTED);
        model.explain(Moment.START, 0, draft);
        model.explainMotion(0, draft);
        draft.given(Symbol.O, from.position(), Origin.of(Origin.Source.DRAWN));
        draft.given(Symbol.TIME, time, Origin.setting(Settings.TIME));
        draft.put(Symbol.SINCE_START, Expression.minus(Symbol.NOW, Symbol.START), share * time);
        rest.accept(draft);
        return draft.worksheet();
    }

    private static void draw(Blend blend, double elapsed, Worksheet.Draft draft) {
        Expression formula = blend.explain(elapsed, Symbol.Q0, draft);
        draft.put(Symbol.DRAWN, formula, blend.at(elapsed));
    }
}
