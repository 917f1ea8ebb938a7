package reckon.explain.judge;

/**
 * A number that was worked out, and the size that its roundings are measured by: that of the largest operand that it was made
 * from, brought to its own unit.
 *
 * @param value the number
 * @param size not less than its own size
 */
record Approximate(double value, double size) {

    static Approximate exactly(double value) {
        return new Approximate(value, Math.abs(value));
    }

    Approximate plus(Approximate that) {
        return new Approximate(value + that.value, Math.max(size, that.size));
    }

    Approximate minus(Approximate that) {
        return plus(that.negative());
    }

    Approximate negative() {
        return new Approximate(-value, size);
    }

    Approximate times(Approximate that) {
        return new Approximate(value * that.value, Math.max(Math.abs(value) * that.size, size * Math.abs(that.value)));
    }

    Approximate over(Approximate that) {
        double quotient = value / that.value;
        return new Approximate(
                quotient, Math.max(size / Math.abs(that.value), Math.abs(quotient) * that.size / Math.abs(that.value)));
    }

    Approximate power(Approximate exponent) {
        double power = Math.pow(value, exponent.value);
        double byBase = power == 0 ? 0 : Math.abs(power * exponent.value / value) * size;
        double byExponent = power == 0 ? 0 : Math.abs(power * Math.log(Math.abs(value))) * exponent.size;
        return new Approximate(power, Math.max(Math.abs(power), Math.max(byBase, byExponent)));
    }

    Approximate whole(int exponent) {
        return exponent == 1 ? this : times(whole(exponent - 1));
    }

    /** With another value that is of the same size. */
    Approximate become(double other) {
        return new Approximate(other, Math.max(size, Math.abs(other)));
    }

    /** A function of it. */
    Approximate through(double result, double slope) {
        return new Approximate(result, Math.max(Math.abs(result), Math.abs(slope) * size));
    }

    /** Whether another value is the same, but for roundings. */
    boolean meets(double other, double tolerance) {
        return value == other || Math.abs(value - other) <= tolerance * size;
    }
}
