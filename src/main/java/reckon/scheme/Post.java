package reckon.scheme;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import reckon.motion.SimulationTime;
import reckon.network.Link;
import reckon.network.PacketOverride;

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

    private static final long AGAIN = -1;

    /** What is waited for an answer beyond the way there and back, s. */
    private static final double PATIENCE = 0.1;

    private final Game game;
    private final Agenda agenda;
    private final Hands hands;
    private final Map<Integer, Link> links = new HashMap<>();
    private final List<Letter> letters = new ArrayList<>();
    private final LetterOverrides overrides;
    /** When what waits for a receipt was sent; {@link #AGAIN} where a receipt would not tell which attempt it is for. */
    private final Map<Integer, Long> awaited = new HashMap<>();

    private final Set<Integer> received = new HashSet<>();
    private int messages;

    /** Who takes what arrives. */
    interface Hands {
        /** Whether a node is there to take or send anything. */
        boolean present(int node);

        /** Takes note of a message that leaves. */
        void sent(Letter letter);

        /** Takes note of how long a message and its receipt took, µs. */
        void roundTrip(int node, int other, long micros);

        /** Takes a message that has arrived. */
        void take(Letter letter);
    }

    Post(Game game, Agenda agenda, Hands hands) {
        this.game = game;
        this.agenda = agenda;
        this.hands = hands;
        this.overrides = new LetterOverrides(game, agenda, letters, this::change);
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
        awaited.put(number, agenda.now());
        attempt(number, 0, from, to, message);
        return number;
    }

    private void attempt(int number, int attempt, int from, int to, Message message) {
        if (!awaited.containsKey(number) || !hands.present(from) || attempt == MOST_ATTEMPTS) {
            awaited.remove(number);
            return;
        }
        if (attempt > 0) {
            awaited.put(number, AGAIN);
        }
        transmit(number, attempt, from, to, message);
        double wait = game.latency(from, to) + game.latency(to, from) + PATIENCE;
        agenda.plan(SimulationTime.after(agenda.now(), wait), () -> attempt(number, attempt + 1, from, to, message));
    }

    private void transmit(int number, int attempt, int from, int to, Message message) {
        link(from, to).send(agenda.now(), way -> {
            int index = letters.size();
            letters.add(new Letter(number, attempt, from, to, message, way));
            planArrival(index);
            if (way.copy() == 0) {
                hands.sent(letters.getLast());
            }
            // a receipt may leave at the same moment as what a hand is for
            if (way.copy() == 0 && !(message instanceof Message.Received)) {
                overrides.sent(index);
            }
        });
    }

    private void planArrival(int index) {
        Letter letter = letters.get(index);
        if (letter.way().delivered()) {
            agenda.plan(letter.way().arrivedMicros(), () -> arrive(index, letter));
        }
    }

    /** Gives a message that has not arrived another fate. */
    private void change(PacketOverride fate, int index) {
        Letter before = letters.set(index, letters.get(index).byHand(fate, agenda.now()));
        if (!letters.get(index).equals(before)) {
            planArrival(index);
        }
    }

    private void arrive(int index, Letter letter) {
        if (!hands.present(letter.to()) || !letters.get(index).equals(letter)) {
            return;
        }
        overrides.arrived(index);
        if (letter.message() instanceof Message.Received receipt) {
            long sent = Objects.requireNonNullElse(awaited.remove(receipt.message()), AGAIN);
            if (sent != AGAIN) {
                hands.roundTrip(letter.to(), letter.from(), agenda.now() - sent);
            }
            return;
        }
        boolean again = !received.add(letter.number());
        if (awaited.containsKey(letter.number()) || again) {
            transmit(messages++, 0, letter.to(), letter.from(), new Message.Received(letter.number()));
        }
        if (!again) {
            hands.take(letter);
        }
    }

    private Link link(int from, int to) {
        Link link = links.computeIfAbsent(
                number(from, to), key -> new Link(game.network(), game.seed(), key, Optional.empty()));
        // the two ways between peers are one link
        link.setDelay(game.latency(from, to));
        return link;
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
