package reckon.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words of a condition, one after another. */
final class Tokens {
    /** The longest condition. */
    static final int MOST_LETTERS = 500;

    private static final Pattern NUMBER = Pattern.compile("(?:\\d+(?:\\.\\d+)?|\\.\\d+)(?:[eE][-+]?\\d{1,3})?");
    private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*(?:\\.[A-Za-z][A-Za-z0-9]*)*");
    private static final Pattern SIGN = Pattern.compile("<=|>=|!=|==|\\+-|[-+−×÷*/·⋅<>=≤≥≠±()\\[\\],]");

    private final List<Token> tokens = new ArrayList<>();
    private int next;

    private Tokens() {}

    static Tokens of(String written) throws BadCondition {
        if (written.length() > MOST_LETTERS) {
            throw new BadCondition("is " + written.length() + " letters long, where at most " + MOST_LETTERS
                    + " may be; make it shorter");
        }
        String text = FullWidth.narrowed(written);
        Tokens tokens = new Tokens();
        int place = 0;
        while (place < text.length()) {
            if (Character.isWhitespace(text.charAt(place))) {
                place++;
            } else {
                Token token = token(text, place);
                tokens.tokens.add(token);
                place = token.until();
            }
        }
        return tokens;
    }

    private static Token token(String text, int place) throws BadCondition {
        Optional<Matcher> number = at(NUMBER, text, place);
        if (number.isPresent()) {
            return number(text, place, number.get());
        }
        Optional<Matcher> name = at(NAME, text, place);
        if (name.isPresent()) {
            return new Token(
                    Token.Kind.NAME,
                    name.get().group(),
                    0,
                    UnitOfMeasure.NONE,
                    place,
                    name.get().end());
        }
        Matcher sign = at(SIGN, text, place)
                .orElseThrow(() -> new BadCondition("has " + Character.toString(text.codePointAt(place))
                        + ", which means nothing in a condition; write numbers, names, + − × ÷, < <= >"
                        + " >= = !=, and, or, not"));
        return new Token(Token.Kind.SIGN, plain(sign.group()), 0, UnitOfMeasure.NONE, place, sign.end());
    }

    private static Token number(String text, int place, Matcher number) throws BadCondition {
        Optional<Matcher> written = at(UnitOfMeasure.BEHIND_NUMBER, text, number.end());
        UnitOfMeasure unit =
                written.map(matcher -> UnitOfMeasure.of(matcher.group(1))).orElse(UnitOfMeasure.NONE);
        int end = written.map(Matcher::end).orElse(number.end());
        double value = unit.value(number.group());
        if (Double.isInfinite(value)) {
            throw new BadCondition("has the number " + number.group() + ", which is too large; write a smaller one");
        }
        return new Token(Token.Kind.NUMBER, text.substring(place, end), value, unit, place, end);
    }

    private static Optional<Matcher> at(Pattern pattern, String text, int place) {
        Matcher matcher = pattern.matcher(text).region(place, text.length());
        matcher.useTransparentBounds(true);
        return matcher.lookingAt() ? Optional.of(matcher) : Optional.empty();
    }

    /** One way to write each sign. */
    private static String plain(String sign) {
        return switch (sign) {
            case "−" -> "-";
            case "×", "·", "⋅" -> "*";
            case "÷" -> "/";
            case "≤" -> "<=";
            case "≥" -> ">=";
            case "≠" -> "!=";
            case "==" -> "=";
            case "+-" -> "±";
            default -> sign;
        };
    }

    boolean atEnd() {
        return next == tokens.size();
    }

    /** The next word, without taking it. */
    Optional<Token> peek() {
        return atEnd() ? Optional.empty() : Optional.of(tokens.get(next));
    }

    /** Whether a bare number in brackets comes next, as in {@code rms(2)}. */
    boolean seesNumberInBrackets() {
        return sees("(")
                && next + 2 < tokens.size()
                && tokens.get(next + 1).kind() == Token.Kind.NUMBER
                && tokens.get(next + 2).is(")");
    }

    /** Whether the next word is a sign or a word. */
    boolean sees(String sign) {
        return peek().filter(token -> token.is(sign)).isPresent();
    }

    /** Takes the next word if it is a sign or a word. */
    boolean take(String sign) {
        boolean seen = sees(sign);
        next += seen ? 1 : 0;
        return seen;
    }

    /** Takes the next word if it is a number. */
    Optional<Token> number() {
        return take(Token.Kind.NUMBER);
    }

    /** Takes the next word if it is a name. */
    Optional<Token> name() {
        return take(Token.Kind.NAME);
    }

    private Optional<Token> take(Token.Kind kind) {
        Optional<Token> token = peek().filter(one -> one.kind() == kind);
        next += token.isPresent() ? 1 : 0;
        return token;
    }

    /** Takes a word that must stand here. */
    void require(String sign) throws BadCondition {
        if (!take(sign)) {
            throw new BadCondition("has " + here() + " where " + sign + " should stand");
        }
    }

    /** Takes a choice's word, whose parts may be joined by hyphens. */
    Optional<String> hyphenated() {
        Optional<Token> first = name();
        if (first.isEmpty()) {
            return Optional.empty();
        }
        StringBuilder word = new StringBuilder(first.get().text());
        int end = first.get().until();
        while (next + 1 < tokens.size()
                && tokens.get(next).is("-")
                && tokens.get(next).from() == end
                && tokens.get(next + 1).kind() == Token.Kind.NAME
                && tokens.get(next + 1).from() == end + 1) {
            word.append('-').append(tokens.get(next + 1).text());
            end = tokens.get(next + 1).until();
            next += 2;
        }
        return Optional.of(word.toString());
    }

    /** The next word as a message shows it. */
    String here() {
        return peek().map(Token::text).orElse("nothing more");
    }
}
