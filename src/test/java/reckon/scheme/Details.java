package reckon.scheme;

import java.util.Set;
import reckon.explain.Symbol;

/** Which term of an event's worksheet each number of its detail is. */
public final class Details {
    /** What of a detail no worksheet has as a term. */
    private static final Set<String> PLAIN = Set.of("number", "what", "player");

    private Details() {}

    /** Whether a part of a detail is the value of a term. */
    public static boolean isTerm(String name) {
        return !PLAIN.contains(name);
    }

    /** The term that has the value of a part of a detail. */
    public static Symbol symbol(Happening.What what, String name) {
        return switch (name) {
            case "L_c" -> Symbol.CHECKED_LATENESS;
            case "L" -> Symbol.LATENESS;
            case "P3" -> Symbol.P3;
            case "P4" -> Symbol.P4;
            case "S" -> Symbol.RUN_SPEED;
            case "at" -> what == Happening.What.AGREE ? Symbol.P4 : Symbol.HERE;
            case "from" -> what == Happening.What.COMMAND ? Symbol.P1 : Symbol.BACK_FROM;
            case "to" -> what == Happening.What.COMMAND ? Symbol.P2 : Symbol.BACK_TO;
            case "apart" -> Symbol.APART;
            case "after" -> Symbol.FOUND_AFTER;
            default -> throw new AssertionError("nobody tells " + name);
        };
    }
}
