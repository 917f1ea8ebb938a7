package reckon.draw;

import java.util.Locale;

/** Round numbers for axes and bars. */
final class Scale {

    private Scale() {}

    /** The least of 1, 2 and 5 times a power of ten that is not below a number above 0. */
    static double roundUp(double number) {
        double power = Math.pow(10, Math.floor(Math.log10(number)));
        for (double factor : new double[] {1, 2, 5}) {
            if (factor * power >= number * (1 - 1e-9)) {
                return factor * power;
            }
        }
        return 10 * power;
    }

    /** A number as short as a step between such numbers allows. */
    static String label(double number, double step) {
        int digits = Math.max(0, (int) -Math.floor(Math.log10(step) + 1e-9));
        return String.format(Locale.ROOT, "%." + digits + "f", number);
    }
}
