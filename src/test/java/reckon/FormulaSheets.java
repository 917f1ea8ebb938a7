package reckon;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import reckon.explain.Origin;
import reckon.explain.Symbol;
import reckon.explain.Worksheet;
import reckon.explain.judge.Judge;
import reckon.method.Departure;
import reckon.method.Estimator;
import reckon.method.Form;
import reckon.method.Order;
import reckon.method.Pdu;
import reckon.method.Predictor;
import reckon.method.StallLesson;
import reckon.method.Told;
import reckon.motion.Kinematics;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;
import reckon.scheme.Pull;

/** The groups of examples about motion, by their worksheets. */
final class FormulaSheets {
    private static final List<Symbol> POINTS = List.of(Symbol.POS1, Symbol.POS2, Symbol.POS3, Symbol.POS4);
    private static final Map<String, Symbol> COEFFICIENTS = Map.of(
            "A", Symbol.COEFFICIENT_A,
            "B", Symbol.COEFFICIENT_B,
            "C", Symbol.COEFFICIENT_C,
            "D", Symbol.COEFFICIENT_D,
            "E", Symbol.COEFFICIENT_E,
            "F", Symbol.COEFFICIENT_F,
            "G", Symbol.COEFFICIENT_G,
            "H", Symbol.COEFFICIENT_H);

    private FormulaSheets() {}

    /** A worksheet of which every formula holds. */
    static Worksheet judged(Worksheet sheet, Form form) {
        assertEquals(List.of(), Judge.of(sheet, form == Form.PRINTED).complaints());
        return sheet;
    }

    /** The same of one in whose units nothing breaks. */
    static Worksheet sound(Worksheet sheet) {
        return judged(sheet, Form.CORRECTED);
    }

    static void deadReckoning(Example example) {
        expectModel(example, "hold", Order.HOLD, Form.CORRECTED);
        expectModel(example, "first", Order.FIRST, Form.CORRECTED);
        expectModel(example, "secondCorrected", Order.SECOND, Form.CORRECTED);
        expectModel(example, "hold", Order.HOLD, Form.PRINTED);
        expectModel(example, "first", Order.FIRST, Form.PRINTED);
        expectModel(example, "secondPrinted", Order.SECOND, Form.PRINTED);
    }

    private static void expectModel(Example example, String key, Order order, Form form) {
        Kinematics from = new Kinematics(example.vector("p"), example.vector("v"), example.vector("a"));
        Worksheet sheet = judged(Told.deadReckoning(from, example.number("dt"), order, form), form);
        example.expect(key, sheet.vector(Symbol.MODEL));
    }

    static void patent(Example example) {
        StallLesson lesson = new StallLesson(
                example.vector("lastTrue"),
                example.vector("lastPredicted"),
                SimulationTime.micros(example.number("jitterPeriod")),
                0);
        for (Form form : Form.values()) {
            Worksheet first = stalled(example, Optional.empty(), form);
            Worksheet next = stalled(example, Optional.of(lesson), form);
            for (Worksheet sheet : List.of(first, next)) {
                example.expect("tLast", sheet.number(Symbol.T_LAST));
                example.expect("aveVelocity", sheet.vector(Symbol.AVE_VELOCITY));
                example.expect("aveAcceleration", sheet.vector(Symbol.AVE_ACCELERATION));
                example.expect("jitterLapse", sheet.number(Symbol.LAPSE));
            }
            if (form == Form.PRINTED) {
                example.expect("nextFirstStall", first.vector(Symbol.P_NEXT));
            }
            example.expect("delta", next.vector(Symbol.DELTA));
            example.expect(form == Form.PRINTED ? "nextPrinted" : "nextCorrected", next.vector(Symbol.P_NEXT));
        }
    }

    private static Worksheet stalled(Example example, Optional<StallLesson> lesson, Form form) {
        Predictor patent = new Predictor.Patent(new Estimator(example.number("M")), example.number("C"), form);
        List<Pdu> received = FormulaExamples.received(example);
        return judged(Told.patent(patent, received, lesson, example.number("jitterLapse"), form), form);
    }

    static void cubic(Example example) {
        Vec2 velocity = example.vector("velocity");
        Departure from = new Departure(example.vector("origin"), velocity, velocity, false);
        for (Form form : Form.values()) {
            Example expected = example.inner(FormulaExamples.word(form));
            Example at = expected.inner("at");
            for (String s : at.values().keySet()) {
                Worksheet sheet = sound(
                        Told.spline(from, example.motion("pdu"), example.number("T"), form, Double.parseDouble(s)));
                at.expect(s, sheet.vector(Symbol.DRAWN));
                for (int i = 0; i < POINTS.size(); i++) {
                    Vec2 point = Example.vector(expected.list("points").get(i));
                    Example.close(point, sheet.vector(POINTS.get(i)), "Pos" + (i + 1));
                }
                COEFFICIENTS.forEach(
                        (key, symbol) -> expected.inner("coefficients").expect(key, sheet.number(symbol)));
            }
        }
    }

    static void newPackage(Example example) {
        Departure midSpline = new Departure(Vec2.ZERO, Vec2.ZERO, Vec2.ZERO, true);
        for (Form form : Form.values()) {
            Example expected = example.inner(FormulaExamples.word(form));
            Worksheet sheet = sound(Told.spline(midSpline, example.motion("pdu"), example.number("t"), form, 0.5));
            expected.expect("pos3", sheet.vector(Symbol.POS3));
            expected.expect("pos4", sheet.vector(Symbol.POS4));
        }
    }

    static void linear(Example example) {
        Vec2 origin = example.vector("origin");
        Departure from = new Departure(origin, Vec2.ZERO, Vec2.ZERO, false);
        for (Form form : Form.values()) {
            Worksheet sheet = sound(Told.walk(from, example.motion("pdu"), form));
            example.expect("speed", sheet.vector(Symbol.V).length());
            example.expect("T", sheet.number(Symbol.APPROACH_TIME));
            if (form == Form.PRINTED) {
                example.expect("targetPrinted", sheet.vector(Symbol.TARGET));
            } else {
                example.expect("target", sheet.vector(Symbol.TARGET));
                example.expect("S", sheet.number(Symbol.WALK_SPEED));
            }
        }
    }

    static void quadratic(Example example) {
        Departure from = new Departure(example.vector("origin"), example.vector("velocity"), Vec2.ZERO, false);
        Example at = example.inner("at");
        for (String s : at.values().keySet()) {
            Worksheet sheet = Told.curve(from, example.vector("end"), example.number("T"), Double.parseDouble(s));
            at.expect(s, sound(sheet).vector(Symbol.DRAWN));
        }
    }

    static void projectiveBlend(Example example) {
        Departure from = new Departure(example.vector("origin"), example.vector("velocity"), Vec2.ZERO, false);
        Worksheet sheet = Told.blend(from, example.motion("pdu"), example.number("T"), example.number("tau"));
        example.expect("at", sound(sheet).vector(Symbol.DRAWN));
    }

    static void pull(Example example) {
        Worksheet.Draft draft = new Worksheet.Draft();
        Pull pull = new Pull(
                example.vector("p1"), example.vector("velocity"), example.number("lateness"), example.number("lead"));
        Origin given = Origin.of(Origin.Source.FIXED);
        draft.given(Symbol.P1, pull.p1(), given);
        draft.given(Symbol.MOVER_VELOCITY, pull.velocity(), given);
        draft.given(Symbol.LATENESS, pull.lateness(), given);
        draft.given(Symbol.LEAD, pull.lead(), given);
        pull.explainP3(Symbol.LATENESS, draft);
        pull.explainP4(draft);
        pull.explainRunSpeed(draft);
        Worksheet sheet = sound(draft.worksheet());
        example.expect("p3", sheet.vector(Symbol.P3));
        example.expect("p4", sheet.vector(Symbol.P4));
        example.expect("S", sheet.number(Symbol.RUN_SPEED));
    }
}
