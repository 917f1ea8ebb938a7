package reckon.scheme;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import reckon.motion.SimulationTime;
import reckon.network.Link;
import reckon.scheme.Happening.What;

/**
 * What is measured of a game.
 *
 * @param inputDelay from a command to the start on its own screen, in the mean over those that start, s; nothing where none does
 * @param disagreement the farthest that two screens ever were apart on a player, m
 * @param believed the farthest that an honest screen showed a cheat from where the server had it, m; nothing where nobody cheats, or where there is no server
 * @param pulls how many times a player was put elsewhere at once
 * @param rollbacks how many times one was put back
 * @param refusals how many commands were refused
 * @param longestQueue the most commands without a verdict that a client had
 * @param messages how many messages were sent, those sent again and receipts included
 * @param bytes what they weigh with UDP and IPv4, B
 */
public record GameMeasures(
        OptionalDouble inputDelay,
        double disagreement,
        OptionalDouble believed,
        long pulls,
        long rollbacks,
        long refusals,
        int longestQueue,
        long messages,
        long bytes) {

    /** Measures a game. */
    public static GameMeasures of(GameRun run) {
        double disagreement = 0;
        for (int player = 0; player < run.game().clients().size(); player++) {
            disagreement = Math.max(disagreement, run.maxDisagreement(player));
        }
        long messages = run.letters().stream()
                .filter(letter -> letter.way().copy() == 0)
                .count();
        return new GameMeasures(
                inputDelay(run),
                disagreement,
                believed(run),
                count(run, What.PULL),
                count(run, What.ROLLBACK),
                count(run, What.REFUSE),
                run.longestQueue(),
                messages,
                messages * Link.PACKET_BYTES);
    }

    /** Where there is no server there is nothing that a cheat could be held against. */
    private static OptionalDouble believed(GameRun run) {
        return run.game().kind().hasServer()
                ? run.game().cheats().stream().mapToDouble(run::maxBelieved).max()
                : OptionalDouble.empty();
    }

    private static long count(GameRun run, What what) {
        return run.happenings().stream().filter(one -> one.what() == what).count();
    }

    private static OptionalDouble inputDelay(GameRun run) {
        Map<List<Integer>, Long> given = new HashMap<>();
        double sum = 0;
        int count = 0;
        for (Happening one : run.happenings()) {
            if (one.node() == one.client() && one.detail().get("number") instanceof Integer number) {
                List<Integer> command = List.of(one.client(), number);
                if (one.what() == What.COMMAND) {
                    given.put(command, one.micros());
                } else if (one.what() == What.START && given.containsKey(command)) {
                    sum += SimulationTime.seconds(one.micros() - given.remove(command));
                    count++;
                }
            }
        }
        return count == 0 ? OptionalDouble.empty() : OptionalDouble.of(sum / count);
    }
}
