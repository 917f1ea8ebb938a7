package reckon.explain;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** How numbers of a worksheet are written: exactly, for programs, or as people read them. */
public enum Figures {
    /** Every digit, so that reading them gives the same number. */
    EXACT {
        @Override
        public String text(double number) {
            return Double.isFinite(number)
                    ? sign(new BigDecimal(Double.toString(number))
                            .stripTrailingZeros()
                            .toPlainString())
                    : notFinite(number);
        }
    },
    /** Three places, more where the number is small, none where it is no more than what rounding leaves. */
    READABLE {
        @Override
        public String text(double number) {
            if (!Double.isFinite(number)) {
                return notFinite(number);
            }
            if (number != 0 && Math.abs(number) < NOISE) {
                return "0.000";
            }
            BigDecimal exact = new BigDecimal(Double.toString(number));
            BigDecimal places = exact.setScale(PLACES, RoundingMode.HALF_EVEN);
            BigDecimal shown = places.precision() - places.scale() < 0
                            || places.unscaledValue().bitLength() < SMALL_BITS
                    ? exact.round(new MathContext(2)).stripTrailingZeros()
                    : places;
            return sign(shown.signum() == 0 ? "0" : shown.toPlainString());
        }
    };

    private static final int PLACES = 3;

    /** Nobody reads a millionth of a metre, of a second, or of anything made of them. */
    private static final double NOISE = 1e-6;

    /** Fewer bits than these in thousandths are fewer than two digits. */
    private static final int SMALL_BITS = 4;

    /** A number as text, with a true minus sign. */
    public abstract String text(double number);

    /** A value as text. */
    public String text(Value value) {
        return switch (value) {
            case Value.Scalar scalar -> text(scalar.number());
            case Value.Vector vector ->
                "(" + text(vector.vector().x()) + ", " + text(vector.vector().y()) + ")";
        };
    }

    private static String sign(String digits) {
        return digits.replace('-', '−');
    }

    private static String notFinite(double number) {
        return Double.isNaN(number) ? "–" : number > 0 ? "∞" : "−∞";
    }
}
