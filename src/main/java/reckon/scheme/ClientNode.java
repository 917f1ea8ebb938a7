package reckon.scheme;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import reckon.explain.Symbol;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;
import reckon.network.ClockOffset;
import reckon.scheme.Happening.What;

/** A player's client: its clock, its screen, and the queue of commands without a verdict (未验证消息队列). */
final class ClientNode {
    private final Match match;
    private final int index;
    private final Client about;
    private final View view;
    private final UnverifiedQueue unverified = new UnverifiedQueue();
    private final MeshMemory mesh;
    private final Peers peers = new Peers();
    private final Pings pings = new Pings();
    private final MessageCache cache = new MessageCache();
    /** What waits for the login. */
    private final List<Runnable> untold = new ArrayList<>();

    private boolean present;
    private double timeModified = Double.NaN;
    /** What check codes are made with, from the server. */
    private long key;

    /** The number of the next command that leaves; one that the client refuses itself has none. */
    private int nextNumber;

    private int firstValid;
    private int refusals;

    ClientNode(Match match, int index) {
        this.match = match;
        this.index = index;
        this.about = match.game().clients().get(index);
        int players = match.game().clients().size();
        this.mesh = new MeshMemory(players);
        this.view = new View(match, this, players);
    }

    int index() {
        return index;
    }

    Client about() {
        return about;
    }

    /** What it shows. */
    View view() {
        return view;
    }

    List<Screen> screens() {
        return view.screens();
    }

    /** What it remembers of updates on the mesh. */
    MeshMemory mesh() {
        return mesh;
    }

    /** What it knows of its peers without a server in between. */
    Peers peers() {
        return peers;
    }

    /** The way there and back to other nodes. */
    Pings pings() {
        return pings;
    }

    /** What it knows now. */
    NodeState state() {
        return new NodeState(
                NodeClock.known(timeModified),
                unverified.commands(),
                pings.means(),
                peers.lists(),
                peers.users(),
                cache.all(),
                List.of(),
                mesh.sent(),
                mesh.heard());
    }

    boolean present() {
        return present;
    }

    /** TimeModified, found at login, s; NaN before. */
    double timeModified() {
        return timeModified;
    }

    /** What its clock shows now, s. */
    double clock() {
        return about.clock().at(match.now());
    }

    /** The most commands that it had without a verdict. */
    int longestQueue() {
        return unverified.longest();
    }

    void join() {
        present = true;
        match.place(this);
        match.post().deliver(index, Post.SERVER, new Message.Login(clock()));
        match.scheme().joined(this, match);
    }

    void leave() {
        match.scheme().leaving(this, match);
        present = false;
        unverified.clear();
        match.journal().touch(index);
    }

    void command(GameCommand command, Importance importance) {
        if (!present) {
            return;
        }
        double speed = cheats() ? match.rules().cheating() : match.rules().speed();
        long now = match.agenda().now();
        Move move = new Move(index, nextNumber, now, command.from(), command.to(), speed, importance.important());
        Telling telling = new Commanded(move, clock(), match.scheme().decisions(this, move, importance, match));
        note(What.COMMAND, index, telling, "number", nextNumber, "from", move.from(), "to", move.to());
        match.scheme().command(this, move, match);
    }

    private void note(What what, int client, Telling telling, Object... detail) {
        match.note(index, what, -1, client, telling, detail);
    }

    /** A command that nobody is asked about or told of has been given. */
    void nextCommand() {
        nextNumber++;
    }

    /** Sends a command to the server, to be judged. */
    void ask(Move move, boolean moves) {
        nextNumber++;
        unverified.add(move, moves, refusals);
        order(move, false);
        match.agenda()
                .plan(SimulationTime.after(match.agenda().now(), match.rules().giveUp()), () -> giveUp(move));
    }

    /** Tells the server of a command that it is not asked about. */
    void report(Move move) {
        nextNumber++;
        order(move, false);
    }

    /** Tells the server of a command that needs no verdict, with its check code. */
    void reportWithCode(Move move) {
        nextNumber++;
        order(move, true);
    }

    private void order(Move move, boolean coded) {
        double given = clock();
        int valid = firstValid;
        int known = refusals;
        whenKnown(() -> {
            OptionalInt code = coded ? OptionalInt.of(code(move)) : OptionalInt.empty();
            code.ifPresent(made -> cache.add(move, made));
            match.post().deliver(index, Post.SERVER, new Order(move, given, timeModified, valid, known, code));
        });
    }

    /** The program makes no code for what the rules forbid; a cheat has to guess. */
    private int code(Move move) {
        return match.game().check(move).refused() ? CheckCode.NONE : CheckCode.due(key, move);
    }

    /** Keeps a command that was sent on with a check code, and says whether the code is the one that is due. */
    boolean keeps(Relay relay) {
        CheckCode check =
                new CheckCode(relay.move(), relay.code().orElse(CheckCode.NONE), CheckCode.due(key, relay.move()));
        if (!check.forged()) {
            cache.add(relay.move(), check.code());
        }
        return !check.forged();
    }

    /** Does something when this client knows its TimeModified: now, or after the login. */
    void whenKnown(Runnable task) {
        if (Double.isNaN(timeModified)) {
            untold.add(task);
        } else {
            task.run();
        }
    }

    private void giveUp(Move move) {
        if (unverified.has(move)) {
            match.journal().touch(index);
            takeBack(move.number(), Integer.MAX_VALUE);
            firstValid = nextNumber;
        }
    }

    private Exchange exchange(Message.LoginAnswer answer) {
        ClockOffset stamps = new ClockOffset(answer.t1(), answer.t2(), answer.t3(), clock());
        return new Exchange(stamps, about.up(), about.down(), match.now());
    }

    /** What tells a message that has come. */
    Telling telling(Letter letter) {
        return letter.message() instanceof Message.LoginAnswer answer
                ? exchange(answer)
                : match.scheme().receiving(this, letter, match);
    }

    void receive(Letter letter) {
        switch (letter.message()) {
            case Message.LoginAnswer answer -> {
                timeModified = exchange(answer).stamps().timeModified();
                key = answer.key();
                match.post().deliver(index, Post.SERVER, new Message.LoginReport(timeModified));
                untold.forEach(Runnable::run);
                untold.clear();
            }
            default -> match.scheme().receive(this, letter, match);
        }
    }

    /** Takes the server's word on a command. */
    void hear(Message.Verdict verdict) {
        Move move = verdict.move();
        boolean waits = unverified.has(move);
        if (!verdict.yes()) {
            takeBack(verdict.root(), verdict.refusals());
            refusals = Math.max(refusals, verdict.refusals());
        } else if (waits) {
            verified(move);
        } else if (view.shows(move)) {
            // a yes after the command was taken back, and nothing commanded since: the server has moved the player
            view.catchUp(move, Lateness.since(about.clock().at(move.t0()), clock(), match.rules()));
        }
    }

    /** Whether it does what its rules forbid. */
    boolean cheats() {
        return match.game().cheats().contains(index);
    }

    /** Whether it lets its player do something for which nobody else is asked. */
    boolean decides(Move move) {
        Check check = match.game().check(move);
        boolean may = cheats() || !check.refused();
        if (!may) {
            note(What.REFUSE, index, check, "number", move.number());
        }
        return may;
    }

    /** Takes a command, which the server has said yes to, out of the queue. */
    void verified(Move move) {
        if (unverified.remove(move)) {
            Since waited =
                    new Since(Symbol.UNVERIFIED, move.t0Micros(), match.agenda().now());
            note(What.VERIFIED, index, waited, "number", move.number());
        }
    }

    /**
     * Takes a command back, and those after it that wait for a verdict and were given before the refusal was known. The player
     * is put back where it shows one of them.
     */
    private void takeBack(int root, int known) {
        List<NodeState.Unverified> back = unverified.takeBack(root, known);
        if (back.stream().anyMatch(one -> one.moves() && view.shows(one.move()))) {
            Vec2 from = match.shown(index, index);
            Vec2 to = back.getFirst().move().from();
            note(What.ROLLBACK, index, new Back(from, to), "from", from, "to", to);
            match.show(index, index, Way.standing(match.now(), to));
        }
    }
}
