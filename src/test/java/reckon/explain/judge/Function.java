package reckon.explain.judge;

import java.util.List;
import reckon.explain.Kind;

/** The functions that a reader knows. */
enum Function {
    MIN("min", 2),
    MAX("max", 2),
    CLAMP("clamp", 3),
    MICROSECONDS("µs", 1),
    LN("ln", 1),
    COS("cos", 1),
    X("x", 1),
    Y("y", 1),
    SQRT("√", 1),
    ABS("abs", 1),
    CEILING("ceil", 1);

    private static final double MICROS = 1e6;

    private final String word;
    private final int arguments;

    Function(String word, int arguments) {
        this.word = word;
        this.arguments = arguments;
    }

    String word() {
        return word;
    }

    /** In what unit its arguments must be. */
    private Units takes() {
        return switch (this) {
            case LN, COS, SQRT, CEILING -> Units.NONE;
            case MICROSECONDS -> Units.of(Kind.TIME);
            case MIN, MAX, CLAMP, X, Y, ABS -> Units.ANY;
        };
    }

    /** What it comes to; where the units do not allow it, that is told. */
    Quantity of(List<Quantity> given, List<String> breaks) {
        Quantity first = given.getFirst();
        if (given.size() != arguments) {
            throw new Unreadable(word + " of " + given.size());
        }
        if (!first.units().fits(takes())) {
            breaks.add(word + " of " + first.units());
        }
        return switch (this) {
            case X -> coordinate(first, 0);
            case Y -> coordinate(first, 1);
            case MIN -> chosen(given, Math.min(number(given, 0), number(given, 1)));
            case MAX -> chosen(given, Math.max(number(given, 0), number(given, 1)));
            case CLAMP -> chosen(given, clamped(number(given, 0), number(given, 1), number(given, 2)));
            case MICROSECONDS -> single(first, first.number().become(Math.rint(number(given, 0) * MICROS) / MICROS));
            case ABS -> single(first, first.number().become(Math.abs(number(given, 0))));
            case CEILING -> single(first, first.number().become(Math.ceil(number(given, 0))));
            case LN -> single(first, first.number().through(Math.log(number(given, 0)), 1 / number(given, 0)));
            case COS -> single(first, first.number().through(Math.cos(number(given, 0)), 1));
            case SQRT -> single(first, root(first.number()));
        };
    }

    /** The length of a vector. */
    static Quantity length(Quantity vector) {
        Approximate x = coordinate(vector, 0).number();
        Approximate y = coordinate(vector, 1).number();
        double length = Math.hypot(x.value(), y.value());
        return single(vector, new Approximate(length, Math.max(length, Math.max(x.size(), y.size()))));
    }

    private static double clamped(double value, double least, double most) {
        if (!(least <= most)) {
            throw new Unreadable("nothing lies between " + least + " and " + most);
        }
        return Math.clamp(value, least, most);
    }

    private static double number(List<Quantity> given, int index) {
        return given.get(index).number().value();
    }

    private static Quantity coordinate(Quantity vector, int index) {
        if (!vector.vector()) {
            throw new Unreadable("a coordinate of a number");
        }
        return single(vector, vector.parts().get(index));
    }

    private static Quantity single(Quantity from, Approximate number) {
        return Quantity.of(number, from.units());
    }

    /** One of several, which is as large as the largest of them. */
    private static Quantity chosen(List<Quantity> given, double number) {
        double size = given.stream()
                .mapToDouble(one -> one.number().size())
                .filter(Double::isFinite)
                .max()
                .orElse(0);
        Units units = given.stream()
                .map(Quantity::units)
                .filter(one -> !one.any())
                .findFirst()
                .orElse(Units.ANY);
        return Quantity.of(new Approximate(number, Math.max(size, Math.abs(number))), units);
    }

    private static Approximate root(Approximate number) {
        double root = Math.sqrt(number.value());
        return number.through(root, root == 0 ? 0 : 0.5 / root);
    }
}
