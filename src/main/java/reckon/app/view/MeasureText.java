package reckon.app.view;

import java.util.Locale;
import java.util.OptionalDouble;

/** How a measured number is shown in a narrow column. */
public final class MeasureText {

    private MeasureText() {}

    /** A number of things. */
    public static String whole(OptionalDouble value) {
        return value.isEmpty() ? "–" : String.format(Locale.ROOT, "%.0f", value.getAsDouble());
    }

    /** A number with about three digits; a dash where there is none. */
    public static String of(OptionalDouble value) {
        if (value.isEmpty()) {
            return "–";
        }
        double number = value.getAsDouble();
        if (Math.abs(number) >= 1e5) {
            return String.format(Locale.ROOT, "%.0e", number).replace("e+0", "e");
        }
        int digits = number == 0 || Math.abs(number) >= 100 ? 0 : Math.abs(number) >= 10 ? 1 : 2;
        return String.format(Locale.ROOT, "%." + digits + "f", number);
    }
}
