package reckon.lesson;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import reckon.scheme.SchemeKind;
import reckon.setting.SchemeSettings;

/** Reads the closed language of conditions: by recursive descent, checking units on the way. */
final class ConditionParser {
    /** How deep brackets may be nested. */
    private static final int MOST_DEPTH = 30;

    private static final List<String> COMPARING = List.of("<", "<=", ">", ">=", "=", "!=");
    private static final List<String> FOLDS = List.of("max", "min", "mean");
    private static final List<String> PARTS = List.of("length", "x", "y");

    private final Tokens tokens;
    private final Names names;
    private int depth;

    ConditionParser(Tokens tokens, Names names) {
        this.tokens = tokens;
        this.names = names;
    }

    /** A whole condition; what may stand behind it is left. */
    Phrase.Clause clause() throws BadCondition {
        return clause(either());
    }

    /** A whole number. */
    Phrase.Figure figure() throws BadCondition {
        return figure(either());
    }

    /** Checks that nothing is left. */
    void end() throws BadCondition {
        if (COMPARING.stream().anyMatch(tokens::sees)) {
            throw new BadCondition("compares twice in a row; write a < b and b < c");
        }
        if (!tokens.atEnd()) {
            throw new BadCondition("has " + tokens.here() + " where it should end, or go on with and, or, + − × ÷");
        }
    }

    /** How long it must hold, s, where that is said; else 0. */
    double seconds() throws BadCondition {
        if (!tokens.take("for")) {
            return 0;
        }
        Optional<Token> number = tokens.number();
        if (number.isEmpty() || !number.get().unit().dimension().equals(new Dimension(0, 1, 0))) {
            throw new BadCondition("has " + number.map(Token::text).orElseGet(tokens::here)
                    + " behind for, where a time should stand, such as 2 s");
        }
        return number.get().value();
    }

    private Phrase either() throws BadCondition {
        deeper();
        Phrase left = both();
        while (tokens.take("or")) {
            left = new Phrase.Or(clause(left), clause(both()));
        }
        depth--;
        return left;
    }

    private void deeper() throws BadCondition {
        if (++depth > MOST_DEPTH) {
            throw new BadCondition("is nested deeper than " + MOST_DEPTH + " levels; make it simpler");
        }
    }

    private Phrase both() throws BadCondition {
        Phrase left = opposite();
        while (tokens.take("and")) {
            left = new Phrase.And(clause(left), clause(opposite()));
        }
        return left;
    }

    private Phrase opposite() throws BadCondition {
        if (!tokens.take("not")) {
            return comparison();
        }
        deeper();
        Phrase.Clause inner = clause(opposite());
        depth--;
        return new Phrase.Not(inner);
    }

    private Phrase comparison() throws BadCondition {
        Phrase left = sum();
        Optional<String> sign = COMPARING.stream().filter(tokens::take).findFirst();
        if (sign.isEmpty()) {
            return left;
        }
        if (left instanceof Phrase.Word word) {
            return word(word, sign.get());
        }
        Phrase.Figure number = figure(left);
        boolean equality = sign.get().equals("=") || sign.get().equals("!=");
        if (equality && number instanceof Phrase.Named named && named.optional() && tokens.take("null")) {
            return new Phrase.IsNothing(named, sign.get().equals("="));
        }
        Phrase.Figure right = figure(sum());
        requireSame("compares", number, "with", right);
        return tokens.take("±") ? within(number, sign.get(), right) : new Phrase.Compared(number, sign.get(), right);
    }

    private Phrase within(Phrase.Figure left, String sign, Phrase.Figure right) throws BadCondition {
        if (!sign.equals("=")) {
            throw new BadCondition("has ± behind " + sign + "; write a = b ± c");
        }
        Phrase.Figure tolerance = figure(sum());
        requireSame("takes", right, "±", tolerance);
        return new Phrase.Within(left, right, tolerance);
    }

    private Phrase word(Phrase.Word left, String sign) throws BadCondition {
        if (!sign.equals("=") && !sign.equals("!=")) {
            throw new BadCondition(
                    "has " + left.name() + " " + sign + ", but " + left.name() + " is a word, which is = or !=");
        }
        String here = tokens.here();
        String word = tokens.hyphenated()
                .orElseThrow(() -> new BadCondition(
                        "has " + here + " where a word should stand: one of " + String.join(", ", left.words())));
        if (!left.words().contains(word)) {
            throw new BadCondition("has " + left.name() + " " + sign + " " + word + ", but it is never " + word
                    + Suggestion.orAll(word, left.words()));
        }
        return new Phrase.IsWord(left, word, sign.equals("="));
    }

    private Phrase sum() throws BadCondition {
        Phrase left = product();
        while (tokens.sees("+") || tokens.sees("-")) {
            boolean plus = tokens.take("+");
            if (!plus) {
                tokens.take("-");
            }
            Phrase.Figure first = figure(left);
            Phrase.Figure second = figure(product());
            requireSame(plus ? "adds" : "subtracts", first, "and", second);
            left = new Phrase.Operated(plus ? Phrase.Operator.PLUS : Phrase.Operator.MINUS, first, second);
        }
        return left;
    }

    private Phrase product() throws BadCondition {
        Phrase left = signed();
        while (tokens.sees("*") || tokens.sees("/")) {
            boolean times = tokens.take("*");
            if (!times) {
                tokens.take("/");
            }
            left = new Phrase.Operated(
                    times ? Phrase.Operator.TIMES : Phrase.Operator.OVER, figure(left), figure(signed()));
        }
        return left;
    }

    private Phrase signed() throws BadCondition {
        if (!tokens.take("-")) {
            return primary();
        }
        deeper();
        Phrase.Figure inner = figure(signed());
        depth--;
        return new Phrase.Negative(inner);
    }

    private Phrase primary() throws BadCondition {
        Optional<Token> number = tokens.number();
        if (number.isPresent()) {
            return new Phrase.Given(number.get());
        }
        if (tokens.take("(")) {
            Phrase inner = either();
            tokens.require(")");
            return inner;
        }
        String here = tokens.here();
        return named(tokens.name()
                .orElseThrow(
                        () -> new BadCondition("has " + here + " where a number, a name or a bracket should stand"))
                .text());
    }

    private Phrase named(String name) throws BadCondition {
        Optional<Integer> method = method();
        if (method.isEmpty() && tokens.take("(")) {
            Phrase call = call(name);
            tokens.require(")");
            return call;
        }
        if (tokens.take("[")) {
            return under(name);
        }
        return names.find(name, method.orElse(Names.UNSAID))
                .orElseThrow(() -> new BadCondition("names " + name + ", which there is not"
                        + Suggestion.of(name, names.all())
                                .orElse("; name a measure such as rms, a setting by its key, or a formula term")));
    }

    /** The place of a method in brackets, as in {@code rms(2)}. */
    private Optional<Integer> method() throws BadCondition {
        if (!tokens.seesNumberInBrackets()) {
            return Optional.empty();
        }
        tokens.take("(");
        int method = whole("the number of a method");
        tokens.require(")");
        return Optional.of(method - 1);
    }

    private int whole(String what) throws BadCondition {
        String here = tokens.here();
        Optional<Token> number = tokens.number();
        if (number.isEmpty() || !number.get().text().matches("[1-9][0-9]{0,2}")) {
            throw new BadCondition("has " + here + " where " + what + " should stand, counted from 1");
        }
        return (int) number.get().value();
    }

    private Phrase call(String name) throws BadCondition {
        if (FOLDS.contains(name)) {
            Phrase.Figure inner = figure(either());
            return new Phrase.Folded(Phrase.Fold.valueOf(name.toUpperCase(Locale.ROOT)), inner);
        }
        if (PARTS.contains(name)) {
            String here = tokens.here();
            String term = tokens.name()
                    .orElseThrow(() ->
                            new BadCondition("has " + here + " in " + name + "( ), where a formula term should stand"))
                    .text();
            return names.part(name, term, method().orElse(Names.UNSAID));
        }
        return switch (name) {
            case "at" -> at();
            case "end_error" -> endError();
            default ->
                throw new BadCondition(
                        "has " + name + "( ), which there is not; there are max, min, mean, at, length, x, y, "
                                + "end_error, and the number of a method behind a name, as rms(2)");
        };
    }

    private Phrase at() throws BadCondition {
        Phrase.Figure moment = figure(either());
        boolean seconds = moment.dimension().equals(new Dimension(0, 1, 0));
        // as in at=5.62 and at:5.62, a bare number is a moment in s
        if (!seconds && !(moment instanceof Phrase.Given && moment.dimension().equals(Dimension.NONE))) {
            throw new BadCondition(
                    "has at( ) with a moment that is " + moment.dimension().shown() + "; write at(2 s, error)");
        }
        tokens.require(",");
        Phrase inner = either();
        return inner instanceof Phrase.Word word ? at(moment, word) : new Phrase.AtMoment(moment, figure(inner));
    }

    private static Phrase.Word at(Phrase.Figure moment, Phrase.Word word) {
        return new Phrase.Word(
                "at(" + PhraseText.text(moment) + ", " + word.name() + ")",
                word.words(),
                moment.framewise(),
                (scene, frame) -> {
                    int then = scene.frameAt(scene.value(moment, frame));
                    return then < 0 ? Optional.empty() : word.source().at(scene, then);
                });
    }

    private Phrase endError() throws BadCondition {
        tokens.require("stall");
        int stall = whole("the number of a stall");
        int method = tokens.take(",") ? whole("the number of a method") - 1 : Names.UNSAID;
        return names.endError(stall, method);
    }

    private Phrase under(String name) throws BadCondition {
        String here = tokens.here();
        String word = tokens.hyphenated().orElse(here);
        if (!SchemeSettings.KIND.words().contains(word)) {
            throw new BadCondition("has " + word + " in [ ], where a scheme should stand"
                    + Suggestion.orAll(word, SchemeSettings.KIND.words()));
        }
        tokens.require("]");
        return names.under(name, SchemeKind.of(word));
    }

    private static void requireSame(String does, Phrase.Figure left, String with, Phrase.Figure right)
            throws BadCondition {
        Dimension one = left.dimension();
        Dimension other = right.dimension();
        if (!one.equals(other)) {
            String remedy = other.equals(Dimension.NONE)
                    ? "; write its unit, as " + example(right) + " " + one.unit()
                    : one.equals(Dimension.NONE) ? "; a bare number has no unit" : "; both must be of one sort";
            throw new BadCondition(
                    does + " what is " + one.shown() + " " + with + " what is " + other.shown() + remedy);
        }
    }

    private static String example(Phrase.Figure right) {
        return right instanceof Phrase.Given given ? given.token().text() : "1";
    }

    private static Phrase.Figure figure(Phrase phrase) throws BadCondition {
        return switch (phrase) {
            case Phrase.Figure figure -> figure;
            case Phrase.Word word ->
                throw new BadCondition("takes " + word.name() + " for a number, but it is a word: one of "
                        + String.join(", ", word.words()));
            case Phrase.Clause clause ->
                throw new BadCondition(
                        "takes what is true or false for a number; compare numbers, then join with and, or");
        };
    }

    private static Phrase.Clause clause(Phrase phrase) throws BadCondition {
        return switch (phrase) {
            case Phrase.Clause clause -> clause;
            case Phrase.Word word when word.words().contains("true") -> new Phrase.IsWord(word, "true", true);
            case Phrase.Word word ->
                throw new BadCondition("says only " + word.name() + "; compare it, as " + word.name() + " = "
                        + word.words().getFirst());
            case Phrase.Figure figure ->
                throw new BadCondition(
                        "is a number, where something true or false is wanted; compare it with <, > or =");
        };
    }
}
