package reckon.file;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A column of a table.
 *
 * @param index its place, from 0
 * @param title its name as the table says it
 * @param name the name without its unit, small letters only
 * @param unit the unit in the name, empty where there is none
 */
record Column(int index, String title, String name, String unit) {
    private static final Pattern IN_BRACKETS = Pattern.compile("(.*?)[\\s_]*[(\\[]\\s*([^)\\]]*?)\\s*[)\\]]");
    private static final Pattern BEHIND_A_GAP = Pattern.compile(
            "(.+?)[\\s_-](s|secs?|seconds?|ms|msecs?|milliseconds?|m|met(?:er|re)s?|cm|mm|km|px|pixels?)");

    /** What a column holds, and the names that such columns have. */
    enum Kind {
        TIME("time", "t", "timestamp", "pubtime"),
        INTERVAL("interval", "timeinterval", "dt"),
        X("x", "xcoordinate", "xpos", "posx", "positionx", "utmx", "easting"),
        Y("y", "ycoordinate", "ypos", "posy", "positiony", "utmy", "northing"),
        ROUND_TRIP("delay", "rtt"),
        SENT("sent", "senttime", "sendtime"),
        ARRIVED("arrived", "arrivaltime", "received", "receivetime", "recvtime");

        private final Set<String> names;

        Kind(String... names) {
            this.names = Set.of(names);
        }

        /** The first column of this kind, if there is one. */
        Optional<Column> among(List<Column> columns) {
            return columns.stream()
                    .filter(column -> names.contains(column.name))
                    .findFirst();
        }
    }

    /** A column of a title. */
    static Column of(int index, String title) {
        String lower = title.strip().toLowerCase(Locale.ROOT);
        Matcher brackets = IN_BRACKETS.matcher(lower);
        Matcher gap = BEHIND_A_GAP.matcher(lower);
        if (brackets.matches()) {
            return new Column(index, title.strip(), bare(brackets.group(1)), brackets.group(2));
        }
        return gap.matches()
                ? new Column(index, title.strip(), bare(gap.group(1)), gap.group(2))
                : new Column(index, title.strip(), bare(lower), "");
    }

    private static String bare(String name) {
        return name.replaceAll("[\\s_-]", "");
    }

    /** How many of its unit are a second; nothing where it has none. */
    OptionalDouble perSecond() {
        return switch (unit) {
            case "s", "sec", "secs", "second", "seconds" -> OptionalDouble.of(1);
            case "ms", "msec", "msecs", "millisecond", "milliseconds" -> OptionalDouble.of(1000);
            default -> OptionalDouble.empty();
        };
    }

    /** Whether it counts the dots of a screen. */
    boolean pixels() {
        return unit.startsWith("px") || unit.startsWith("pixel");
    }

    /** How many of its unit are a metre; 1 where it has none. */
    double perMetre() {
        return switch (unit) {
            case "km" -> 1e-3;
            case "cm" -> 100;
            case "mm" -> 1000;
            default -> 1;
        };
    }

    /** Whether its numbers are map coordinates, which count from far away. */
    boolean onMap() {
        return name.startsWith("utm") || name.equals("easting") || name.equals("northing");
    }
}
