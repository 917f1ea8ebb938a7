package reckon.explain;

import java.util.List;
import java.util.stream.Stream;
import reckon.setting.Setting;

/** Where a term that is not computed from others comes from. */
public sealed interface Origin {

    /**
     * An update, by its number.
     *
     * @param number the number, from 0
     */
    record Packet(int number) implements Origin {}

    /**
     * A setting of the scenario.
     *
     * @param setting which one
     */
    record Chosen(Setting<?> setting) implements Origin {}

    /**
     * Something else that is told in a word.
     *
     * @param source which
     */
    record Told(Source source) implements Origin {}

    /** What a value can be read from, but for packets and settings. */
    enum Source {
        /** The clock of the simulation. */
        CLOCK("clock"),
        /** The true path. */
        TRUE_PATH("true-path"),
        /** What was drawn at that moment. */
        DRAWN("drawn"),
        /** The end of the stall before. */
        LAST_STALL("last-stall"),
        /** A draw by the seed. */
        DRAW("draw"),
        /** The packets before it on the link. */
        LINK("link"),
        /** A stall of the network. */
        STALL("stall"),
        /** Set by hand. */
        HAND("hand"),
        /** A recording or a packet log. */
        RECORDING("recording"),
        /** The stamps of an exchange, each by its own clock. */
        STAMP("stamp"),
        /** A player's command. */
        COMMAND("command"),
        /** A fixed number of the formula. */
        FIXED("fixed"),
        /** What the game says of a client and its links. */
        CLIENT("client"),
        /** What the server keeps of a client. */
        SERVER("server"),
        /** The walls of the game. */
        WALLS("walls"),
        /** The whole run, frame by frame. */
        RUN("run");

        private final String word;

        Source(String word) {
            this.word = word;
        }

        /** Its word in data and in keys of texts. */
        public String word() {
            return word;
        }
    }

    /** An update. */
    static Origin packet(int number) {
        return new Packet(number);
    }

    /** A setting. */
    static Origin setting(Setting<?> setting) {
        return new Chosen(setting);
    }

    /** Another source. */
    static Origin of(Source source) {
        return new Told(source);
    }

    /** Several updates. */
    static List<Origin> packets(int... numbers) {
        return Stream.of(numbers)
                .flatMapToInt(java.util.Arrays::stream)
                .distinct()
                .mapToObj(Origin::packet)
                .toList();
    }
}
