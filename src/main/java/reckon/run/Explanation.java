package reckon.run;

import java.util.Optional;
import reckon.explain.Symbol;
import reckon.explain.Worksheet;
import reckon.method.Epoch;
import reckon.method.Form;
import reckon.method.Handles;
import reckon.method.Method;
import reckon.motion.Vec2;

/**
 * Why a method draws what it draws at a moment.
 *
 * @param time the moment, s
 * @param method the method
 * @param form the form that it takes its formulas in
 * @param worksheet its terms; the last one is the drawn position
 * @param other the same from the same state in the other form, for comparison
 */
public record Explanation(double time, Method method, Form form, Worksheet worksheet, Worksheet other) {

    /** The explanation of a moment in s; nothing before the first arrival. */
    public static Optional<Explanation> of(MethodRun method, double seconds) {
        return of(method, seconds, Handles.FREE);
    }

    /** The explanation of a moment in s with a hand on the spline's handles; nothing before the first arrival. */
    public static Optional<Explanation> of(MethodRun method, double seconds, Handles held) {
        return method.epochAt(seconds).map(epoch -> of(method.method(), epoch, seconds, held));
    }

    private static Explanation of(Method method, Epoch epoch, double seconds, Handles held) {
        Form form = method.form();
        return new Explanation(
                seconds, method, form, told(epoch, seconds, form, held), told(epoch, seconds, form.other(), held));
    }

    private static Worksheet told(Epoch epoch, double seconds, Form form, Handles held) {
        Worksheet.Draft draft = new Worksheet.Draft();
        epoch.at(seconds, form, held, draft);
        return draft.worksheet();
    }

    /** The drawn position, m. */
    public Vec2 drawn() {
        return worksheet.vector(Symbol.DRAWN);
    }
}
