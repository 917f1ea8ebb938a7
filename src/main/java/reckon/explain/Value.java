package reckon.explain;

import reckon.motion.Vec2;

/** The value of a term, in the unit of its kind. */
public sealed interface Value {

    /**
     * One number.
     *
     * @param number the number
     */
    record Scalar(double number) implements Value {}

    /**
     * Two coordinates.
     *
     * @param vector both
     */
    record Vector(Vec2 vector) implements Value {}

    /** The value of a number. */
    static Value of(double number) {
        return new Scalar(number);
    }

    /** The value of a vector. */
    static Value of(Vec2 vector) {
        return new Vector(vector);
    }

    /** The value of a yes or a no. */
    static Value of(boolean truth) {
        return new Scalar(truth ? 1 : 0);
    }
}
