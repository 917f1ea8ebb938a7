package reckon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleUnaryOperator;
import reckon.method.Approach;
import reckon.method.Convergence;
import reckon.method.CubicSpline;
import reckon.method.DeadReckoning;
import reckon.method.Departure;
import reckon.method.Epoch;
import reckon.method.Estimator;
import reckon.method.Form;
import reckon.method.Order;
import reckon.method.Pdu;
import reckon.method.Predictor;
import reckon.method.ProjectiveBlend;
import reckon.method.QuadraticCurve;
import reckon.method.Receiver;
import reckon.method.StallLesson;
import reckon.method.StallPrediction;
import reckon.motion.Kinematics;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;
import reckon.scheme.Pull;

/** The groups of examples about motion: each takes an example in and holds the product's formulas against it. */
final class FormulaExamples {
    private static final double FOREVER = Double.POSITIVE_INFINITY;

    private FormulaExamples() {}

    static void deadReckoning(Example example) {
        Kinematics from = new Kinematics(example.vector("p"), example.vector("v"), example.vector("a"));
        Map<String, DeadReckoning> models = Map.of(
                "hold", new DeadReckoning(from, 0, FOREVER, Order.HOLD, Form.CORRECTED),
                "first", new DeadReckoning(from, 0, FOREVER, Order.FIRST, Form.CORRECTED),
                "secondCorrected", new DeadReckoning(from, 0, FOREVER, Order.SECOND, Form.CORRECTED),
                "secondPrinted", new DeadReckoning(from, 0, FOREVER, Order.SECOND, Form.PRINTED));
        models.forEach((key, model) ->
                example.expect(key, model.at(example.number("dt")).position()));
    }

    static void patent(Example example) {
        StallPrediction first = firstStall(example);
        double end = first.start() + example.number("jitterLapse");
        example.expect("aveVelocity", first.velocity());
        example.expect("aveAcceleration", first.acceleration());
        example.expect("nextFirstStall", first.at(end).position());
        StallLesson lesson = new StallLesson(
                example.vector("lastTrue"),
                example.vector("lastPredicted"),
                SimulationTime.micros(example.number("jitterPeriod")),
                0);
        example.expect("delta", lesson.correction(example.number("jitterLapse"), example.number("C")));
        example.expect(
                "nextPrinted", taught(first, lesson, Form.PRINTED).at(end).position());
        example.expect(
                "nextCorrected", taught(first, lesson, Form.CORRECTED).at(end).position());
    }

    /** What a receiver predicts that has received all updates without delay and then notices a stall. */
    private static StallPrediction firstStall(Example example) {
        Predictor patent = new Predictor.Patent(new Estimator(example.number("M")), example.number("C"), Form.PRINTED);
        Receiver receiver = new Receiver(patent, new Convergence.Snap(), 0, FOREVER, FOREVER);
        List<Pdu> received = received(example);
        long last = received.getLast().sentMicros();
        assertEquals(SimulationTime.micros(example.number("tLast")), last, "T_last is the newest send time");
        Epoch stalled = Epoch.first(receiver, received, last).notice(last);
        return assertInstanceOf(StallPrediction.class, stalled.model());
    }

    static List<Pdu> received(Example example) {
        double[] times = example.column("received", 0);
        double[] xs = example.column("received", 1);
        double[] ys = example.column("received", 2);
        List<Pdu> received = new ArrayList<>();
        for (int i = 0; i < times.length; i++) {
            received.add(new Pdu(i, SimulationTime.micros(times[i]), Kinematics.still(new Vec2(xs[i], ys[i]))));
        }
        return received;
    }

    private static StallPrediction taught(StallPrediction first, StallLesson lesson, Form form) {
        return new StallPrediction(
                first.current(),
                first.velocity(),
                first.acceleration(),
                Optional.of(lesson),
                first.c(),
                first.start(),
                first.cap(),
                form);
    }

    static void cubic(Example example) {
        Vec2 velocity = example.vector("velocity");
        Departure from = new Departure(example.vector("origin"), velocity, velocity, false);
        for (Form form : Form.values()) {
            Example expected = example.inner(word(form));
            CubicSpline spline = CubicSpline.between(from, example.motion("pdu"), example.number("T"), form);
            List<Vec2> points = List.of(spline.pos1(), spline.pos2(), spline.pos3(), spline.pos4());
            for (int i = 0; i < points.size(); i++) {
                Example.close(Example.vector(expected.list("points").get(i)), points.get(i), "Pos" + (i + 1));
            }
            coefficients(expected.inner("coefficients"), spline);
            Example at = expected.inner("at");
            for (String s : at.values().keySet()) {
                at.expect(s, along(spline::x, spline::y, s, spline.time()));
            }
        }
    }

    private static void coefficients(Example expected, CubicSpline spline) {
        expected.expect("A", spline.x().a());
        expected.expect("B", spline.x().b());
        expected.expect("C", spline.x().c());
        expected.expect("D", spline.x().d());
        expected.expect("E", spline.y().a());
        expected.expect("F", spline.y().b());
        expected.expect("G", spline.y().c());
        expected.expect("H", spline.y().d());
    }

    static void newPackage(Example example) {
        Departure midSpline = new Departure(Vec2.ZERO, Vec2.ZERO, Vec2.ZERO, true);
        for (Form form : Form.values()) {
            CubicSpline spline = CubicSpline.between(midSpline, example.motion("pdu"), example.number("t"), form);
            example.inner(word(form)).expect("pos3", spline.pos3());
            example.inner(word(form)).expect("pos4", spline.pos4());
        }
    }

    static void linear(Example example) {
        Vec2 origin = example.vector("origin");
        Kinematics pdu = example.motion("pdu");
        double time = Approach.time(origin, pdu, Double.NaN);
        Vec2 target = Approach.target(pdu, time, Form.CORRECTED);
        example.expect("speed", pdu.velocity().length());
        example.expect("T", time);
        example.expect("target", target);
        example.expect("S", Approach.speed(origin, target, time));
        example.expect("targetPrinted", Approach.target(pdu, time, Form.PRINTED));
    }

    static void quadratic(Example example) {
        double time = example.number("T");
        QuadraticCurve curve = QuadraticCurve.leaving(
                example.vector("origin"), example.vector("velocity"), example.vector("end"), time);
        Example at = example.inner("at");
        for (String s : at.values().keySet()) {
            at.expect(s, along(curve::x, curve::y, s, time));
        }
    }

    static void projectiveBlend(Example example) {
        ProjectiveBlend blend = new ProjectiveBlend(
                example.vector("origin"), example.vector("velocity"), example.motion("pdu"), example.number("T"));
        double tau = example.number("tau");
        example.expect("at", new Vec2(blend.x(tau), blend.y(tau)));
    }

    static void pull(Example example) {
        Pull pull = new Pull(
                example.vector("p1"), example.vector("velocity"), example.number("lateness"), example.number("lead"));
        example.expect("p3", pull.p3());
        example.expect("p4", pull.p4());
        example.expect("S", pull.runSpeed());
    }

    static String word(Form form) {
        return form == Form.PRINTED ? "printed" : "corrected";
    }

    private static Vec2 along(DoubleUnaryOperator x, DoubleUnaryOperator y, String s, double time) {
        double elapsed = Double.parseDouble(s) * time;
        return new Vec2(x.applyAsDouble(elapsed), y.applyAsDouble(elapsed));
    }
}
