package reckon.explain.judge;

import reckon.explain.Kind;

/**
 * A unit, by its powers of the metre and of the second.
 *
 * @param metres the power of the metre
 * @param seconds the power of the second
 * @param any whether it may be any unit, as that of nought is
 */
record Units(int metres, int seconds, boolean any) {
    /** A number without a unit. */
    static final Units NONE = new Units(0, 0, false);

    /** Nought, and numbers whose units nobody wrote. */
    static final Units ANY = new Units(0, 0, true);

    static Units of(Kind kind) {
        return new Units(kind.metres(), kind.seconds(), false);
    }

    Units times(Units that) {
        return new Units(metres + that.metres, seconds + that.seconds, any || that.any);
    }

    Units over(Units that) {
        return new Units(metres - that.metres, seconds - that.seconds, any || that.any);
    }

    Units power(int exponent) {
        return new Units(metres * exponent, seconds * exponent, any);
    }

    /** Whether things in both can be added and compared. */
    boolean fits(Units that) {
        return any || that.any || equals(that);
    }

    @Override
    public String toString() {
        return any ? "any unit" : "m^" + metres + " s^" + seconds;
    }
}
