package reckon.scheme;

import java.util.Map;

/**
 * One line of a game's event log.
 *
 * @param micros when
 * @param node on which node: a client's place, or {@link Post#SERVER}
 * @param clock what that node's clock showed, s
 * @param what what happened
 * @param message the number of the message, -1 where there is none
 * @param client whose command it is about
 * @param detail numbers by their names, in order
 * @param telling what tells it
 */
public record Happening(
        long micros,
        int node,
        double clock,
        What what,
        int message,
        int client,
        Map<String, Object> detail,
        Telling telling) {

    /** What can happen. */
    public enum What {
        /** A player commands. */
        COMMAND("command"),
        /** A message leaves. */
        SEND("send"),
        /** A message arrives. */
        RECEIVE("receive"),
        /** The server says yes. */
        ACCEPT("accept"),
        /** The server, or an honest client for itself, says no. */
        REFUSE("refuse"),
        /** A player starts on a screen. */
        START("start"),
        /** A player is pulled to where it is by now. */
        PULL("pull"),
        /** A player begins to run after. */
        RUN("run"),
        /** Both screens are to agree from here on. */
        AGREE("agree"),
        /** A player is put back. */
        ROLLBACK("rollback"),
        /** A player is where it was to go. */
        ARRIVE("arrive"),
        /** A command leaves the unverified queue with a yes. */
        VERIFIED("verified");

        private final String word;

        What(String word) {
            this.word = word;
        }

        /** Its word in tables. */
        public String word() {
            return word;
        }
    }
}
