package reckon.explain.judge;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads one printed formula from left to right and works it out on the way. */
final class Reader {
    private static final Pattern NUMBER = Pattern.compile("\\d+(\\.\\d+)?|∞");
    private static final Pattern AFTER_A_NAME = Pattern.compile("[ ·²³^)|,]");
    private static final Pattern RELATION = Pattern.compile(" ([>≥<∨]) ");

    private final String text;
    private final Map<String, Quantity> names;
    private final Units ofNumbers;
    private final Set<String> used = new HashSet<>();
    private final List<String> breaks = new ArrayList<>();
    private int place;

    /**
     * What was read.
     *
     * @param quantity what the formula comes to
     * @param breaks where units do not go together
     * @param used the names that it mentions
     */
    record Reading(Quantity quantity, List<String> breaks, Set<String> used) {}

    private Reader(String text, Map<String, Quantity> names, Units ofNumbers) {
        this.text = text;
        this.names = names;
        this.ofNumbers = ofNumbers;
    }

    /** Reads a formula of names. */
    static Reading formula(String text, Map<String, Quantity> names) {
        return new Reader(text, names, Units.NONE).whole();
    }

    /** Reads a formula in which numbers, whose units are not written, stand for the names. */
    static Reading numbers(String text) {
        return new Reader(text, Map.of(), Units.ANY).whole();
    }

    private Reading whole() {
        Quantity quantity = question();
        if (place < text.length()) {
            throw unreadable("what is this");
        }
        return new Reading(quantity, List.copyOf(breaks), Set.copyOf(used));
    }

    private Quantity question() {
        Quantity left = sum();
        Matcher relation = RELATION.matcher(text).region(place, text.length());
        if (!relation.lookingAt()) {
            return left;
        }
        place = relation.end();
        Quantity right = sum();
        alike(left, right, "compared with");
        double one = left.number().value();
        double other = right.number().value();
        boolean holds = switch (relation.group(1)) {
            case ">" -> one > other;
            case "≥" -> one >= other;
            case "<" -> one < other;
            default -> truth(one) || truth(other);
        };
        return Quantity.of(Approximate.exactly(holds ? 1 : 0), Units.NONE);
    }

    private boolean truth(double number) {
        if (number != 0 && number != 1) {
            throw unreadable(number + " is neither true nor false");
        }
        return number == 1;
    }

    private Quantity sum() {
        Quantity sum = take("−") ? product().each(Approximate::negative) : product();
        while (true) {
            if (take(" + ")) {
                Quantity part = product();
                alike(sum, part, "and");
                sum = sum.with(part, Approximate::plus);
            } else if (take(" − ")) {
                Quantity part = product();
                alike(sum, part, "less");
                sum = sum.with(part, Approximate::minus);
            } else {
                return sum;
            }
        }
    }

    private Quantity product() {
        Quantity product = power();
        while (true) {
            if (take("·")) {
                product = times(product, power());
            } else if (take(" / ")) {
                product = over(product, power());
            } else {
                return product;
            }
        }
    }

    private static Quantity times(Quantity one, Quantity other) {
        Quantity factor = one.vector() ? other : one;
        Quantity rest = one.vector() ? one : other;
        Approximate number = factor.number();
        return rest.each(part -> part.times(number)).in(one.units().times(other.units()));
    }

    private static Quantity over(Quantity one, Quantity other) {
        Approximate divisor = other.number();
        return one.each(part -> part.over(divisor)).in(one.units().over(other.units()));
    }

    private Quantity power() {
        Quantity base = one();
        if (take("²")) {
            return raised(base, 2);
        }
        if (take("³")) {
            return raised(base, 3);
        }
        if (!take("^(")) {
            return base;
        }
        Quantity exponent = question();
        expect(")");
        alike(exponent, Quantity.of(Approximate.exactly(1), Units.NONE), "as an exponent of");
        alike(base, Quantity.of(Approximate.exactly(1), Units.NONE), "as a base to");
        return Quantity.of(base.number().power(exponent.number()), Units.NONE);
    }

    private static Quantity raised(Quantity base, int exponent) {
        return Quantity.of(base.number().whole(exponent), base.units().power(exponent));
    }

    /** A name, a number, or whatever stands between brackets. */
    private Quantity one() {
        Optional<String> name = longest();
        if (name.isPresent()) {
            return named(name.get());
        }
        for (Function function : Function.values()) {
            if (take(function.word() + "(")) {
                return applied(function);
            }
        }
        if (take("(")) {
            return bracketed();
        }
        if (take("|")) {
            Quantity inside = question();
            expect("|");
            return Function.length(inside);
        }
        return number();
    }

    private Optional<String> longest() {
        return names.keySet().stream()
                .filter(name -> text.startsWith(name, place) && ends(place + name.length()))
                .max((one, other) -> Integer.compare(one.length(), other.length()));
    }

    private boolean ends(int end) {
        return end == text.length()
                || AFTER_A_NAME.matcher(text).region(end, text.length()).lookingAt();
    }

    private Quantity named(String name) {
        place += name.length();
        used.add(name);
        Quantity quantity = names.get(name);
        if (quantity == null) {
            throw unreadable("nobody is called " + name);
        }
        return quantity;
    }

    private Quantity applied(Function function) {
        List<Quantity> arguments = new ArrayList<>();
        do {
            arguments.add(question());
        } while (take(", "));
        expect(")");
        for (int i = 1; i < arguments.size(); i++) {
            alike(arguments.getFirst(), arguments.get(i), "beside");
        }
        return function.of(arguments, breaks);
    }

    private Quantity bracketed() {
        Quantity first = question();
        if (take(")")) {
            return first;
        }
        expect(", ");
        Quantity second = question();
        expect(")");
        alike(first, second, "beside");
        return new Quantity(
                List.of(first.number(), second.number()), first.units().any() ? second.units() : first.units());
    }

    private Quantity number() {
        if (take("½")) {
            return literal(0.5);
        }
        if (take("π")) {
            return literal(Math.PI);
        }
        Matcher digits = NUMBER.matcher(text).region(place, text.length());
        if (!digits.lookingAt()) {
            throw unreadable("what is this");
        }
        place = digits.end();
        return literal("∞".equals(digits.group()) ? Double.POSITIVE_INFINITY : Double.parseDouble(digits.group()));
    }

    private Quantity literal(double number) {
        return Quantity.of(Approximate.exactly(number), number == 0 ? Units.ANY : ofNumbers);
    }

    private void alike(Quantity one, Quantity other, String joined) {
        if (!one.units().fits(other.units())) {
            breaks.add(one.units() + " " + joined + " " + other.units() + " before place " + place + " of " + text);
        }
    }

    private boolean take(String piece) {
        boolean there = text.startsWith(piece, place);
        place += there ? piece.length() : 0;
        return there;
    }

    private void expect(String piece) {
        if (!take(piece)) {
            throw unreadable("no " + piece);
        }
    }

    private Unreadable unreadable(String why) {
        return new Unreadable(why + ": " + text.substring(0, place) + " ‸ " + text.substring(place));
    }
}
