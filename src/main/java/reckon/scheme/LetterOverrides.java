package reckon.scheme;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ObjIntConsumer;
import reckon.motion.SimulationTime;
import reckon.network.Overrides;
import reckon.network.PacketOverride;

/**
 * The fates that are set by hand, in a game that is being played: each is for the message of its link that is sent nearest, the
 * earlier of two as near. Which one that is turns out only when no nearer one can come any more; what has arrived until then
 * keeps its fate.
 */
final class LetterOverrides {
    private final Agenda agenda;
    private final List<Letter> letters;
    private final ObjIntConsumer<PacketOverride> change;
    private final Map<List<Integer>, List<LinkOverride>> waiting = new HashMap<>();
    private final Set<Integer> arrived = new HashSet<>();
    private final List<PacketOverride> everywhere;

    /**
     * The fates of a game.
     *
     * @param letters the messages that were sent
     * @param change gives a message, by its place among them, its fate
     */
    LetterOverrides(Game game, Agenda agenda, List<Letter> letters, ObjIntConsumer<PacketOverride> change) {
        this.agenda = agenda;
        this.letters = letters;
        this.change = change;
        this.everywhere = game.network().overrides();
        game.overrides().forEach(one -> link(one.from(), one.to()).add(one));
    }

    private List<LinkOverride> link(int from, int to) {
        return waiting.computeIfAbsent(
                List.of(from, to),
                key -> new ArrayList<>(everywhere.stream()
                        .map(fate -> new LinkOverride(from, to, fate))
                        .toList()));
    }

    /** Takes note of an original that has just been sent. */
    void sent(int index) {
        if (waiting.isEmpty() && everywhere.isEmpty()) {
            return;
        }
        Letter letter = letters.get(index);
        long now = agenda.now();
        for (LinkOverride one : List.copyOf(link(letter.from(), letter.to()))) {
            long wanted = SimulationTime.micros(one.fate().sent());
            if (Math.abs(now - wanted) <= Overrides.REACH_MICROS) {
                if (now >= wanted) {
                    take(one, index);
                } else {
                    agenda.plan(2 * wanted - now, () -> take(one, index));
                }
            }
        }
    }

    /** Takes note of a message that has arrived. */
    void arrived(int index) {
        if (!waiting.isEmpty()) {
            arrived.add(index);
        }
    }

    private void take(LinkOverride one, int index) {
        if (!arrived.contains(index) && link(one.from(), one.to()).remove(one)) {
            change.accept(one.fate(), index);
        }
    }
}
