package reckon.scheme;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import reckon.motion.SimulationTime;
import reckon.network.Link;
import reckon.setting.Settings;

/**
 * The links between the nodes. A message that matters is sent again until its receiver has said that it is there, and is handed
 * over once; an update on the mesh is not, since the next one says more.
 */
public final class Post {
    /** The server among the nodes. */
    public static final int SERVER = -1;

    /** The number of the first link between two clients. */
    private static final int PEERS = 64;

    /** How often a message is sent before its sender gives the receiver up. */
    private static final int MOST_ATTEMPTS = 60;

    /** What is waited for an answer beyond the way there and back, s. */
    private static final double PATIENCE = 0.1;

    private final Game game;
    private final Agenda agenda;
    private final Hands hands;
    private final Map<Integer, Link> links = new HashMap<>();
    private final List<Letter> letters = new ArrayList<>();
    private final Set<Integer> awaited = new HashSet<>();
    private final Set<Integer> received = new HashSet<>();
    private int messages;

    /** Who takes what arrives. */
    interface Hands {
        /** Whether a node is there to take or send anything. */
        boolean present(int node);

        /** Takes note of a message that leaves. */
        void sent(Letter letter);

        /** Takes a message that has arrived. */
        void take(Letter letter);
    }

    Post(Game game, Agenda agenda, Hands hands) {
        this.game = game;
        this.agenda = agenda;
        this.hands = hands;
    }

    /** Every message that was sent, and sent again, in order. */
    List<Letter> letters() {
        return letters;
    }

    /** Sends a message once, and gives its number. */
    int send(int from, int to, Message message) {
        int number = messages++;
        transmit(number, 0, from, to, message);
        return number;
    }

    /** Sends a message until it has been received, and gives its number. */
    int deliver(int from, int to, Message message) {
        int number = messages++;
        awaited.add(number);
        attempt(number, 0, from, to, message);
        return number;
    }

    private void attempt(int number, int attempt, int from, int to, Message message) {
        if (!awaited.contains(number) || !hands.present(from) || attempt == MOST_ATTEMPTS) {
            awaited.remove(number);
            return;
        }
        transmit(number, attempt, from, to, message);
        double wait = latency(from, to) + latency(to, from) + PATIENCE;
        agenda.plan(SimulationTime.after(agenda.now(), wait), () -> attempt(number, attempt + 1, from, to, message));
    }

    private void transmit(int number, int attempt, int from, int to, Message message) {
        link(from, to).send(agenda.now(), way -> {
            Letter letter = new Letter(number, attempt, from, to, message, way);
            letters.add(letter);
            if (way.copy() == 0) {
                hands.sent(letter);
            }
            if (way.delivered()) {
                agenda.plan(way.arrivedMicros(), () -> arrive(letter));
            }
        });
    }

    private void arrive(Letter letter) {
        if (!hands.present(letter.to())) {
            return;
        }
        if (letter.message() instanceof Message.Received receipt) {
            awaited.remove(receipt.message());
            return;
        }
        boolean again = !received.add(letter.number());
        if (awaited.contains(letter.number()) || again) {
            transmit(messages++, 0, letter.to(), letter.from(), new Message.Received(letter.number()));
        }
        if (!again) {
            hands.take(letter);
        }
    }

    private double latency(int from, int to) {
        if (from == SERVER) {
            return game.clients().get(to).down();
        }
        return to == SERVER ? game.clients().get(from).up() : game.latency(from, to);
    }

    private Link link(int from, int to) {
        int number = number(from, to);
        return links.computeIfAbsent(number, key -> {
            var values = game.network().values().with(Settings.DELAY, latency(from, to));
            return new Link(game.network().withValues(values), game.seed(), key, Optional.empty());
        });
    }

    /** Links are numbered client by client, up and down, then pair by pair from 64 on. */
    private int number(int from, int to) {
        if (from == SERVER) {
            return 2 * to + 1;
        }
        if (to == SERVER) {
            return 2 * from;
        }
        int one = Math.min(from, to);
        int other = Math.max(from, to);
        int clients = game.clients().size();
        return PEERS + one * clients - one * (one + 1) / 2 + other - one - 1;
    }
}
