package reckon.explain.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import reckon.explain.Kind;
import reckon.explain.Value;

/**
 * One number or two coordinates, with their unit.
 *
 * @param parts one or two numbers
 * @param units their unit
 */
record Quantity(List<Approximate> parts, Units units) {

    Quantity {
        parts = List.copyOf(parts);
    }

    static Quantity of(Approximate number, Units units) {
        return new Quantity(List.of(number), units);
    }

    static Quantity of(Value value, Kind kind) {
        List<Approximate> parts = switch (value) {
            case Value.Scalar scalar -> List.of(Approximate.exactly(scalar.number()));
            case Value.Vector(var vector) -> List.of(Approximate.exactly(vector.x()), Approximate.exactly(vector.y()));
        };
        return new Quantity(parts, Units.of(kind));
    }

    boolean vector() {
        return parts.size() > 1;
    }

    Approximate number() {
        if (vector()) {
            throw new Unreadable("a vector where a number belongs");
        }
        return parts.getFirst();
    }

    Quantity each(UnaryOperator<Approximate> change) {
        return new Quantity(parts.stream().map(change).toList(), units);
    }

    /** Both together, part by part. */
    Quantity with(Quantity that, BinaryOperator<Approximate> join) {
        if (parts.size() != that.parts.size()) {
            throw new Unreadable("a vector and a number together");
        }
        List<Approximate> joined = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            joined.add(join.apply(parts.get(i), that.parts.get(i)));
        }
        return new Quantity(joined, units.any() ? that.units : units);
    }

    Quantity in(Units other) {
        return new Quantity(parts, other);
    }

    /** Whether it is the value that was told, but for roundings. */
    boolean meets(Quantity told, double tolerance) {
        if (parts.size() != told.parts.size()) {
            return false;
        }
        for (int i = 0; i < parts.size(); i++) {
            if (!parts.get(i).meets(told.parts.get(i).value(), tolerance)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public String toString() {
        return parts.stream().map(Approximate::value).toList() + " in " + units;
    }
}
