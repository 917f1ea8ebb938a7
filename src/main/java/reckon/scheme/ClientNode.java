package reckon.scheme;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;
import reckon.network.ClockOffset;

/** A player's client: its clock, its screen, and the queue of commands without a verdict (未验证消息队列). */
final class ClientNode {
    private final Match match;
    private final int index;
    private final Client about;
    private final List<Screen> screens = new ArrayList<>();
    private final Deque<Pending> unverified = new ArrayDeque<>();
    /** The newest command of each player that this screen has begun to show. */
    private final int[] newest;

    private final MeshMemory mesh;
    /** What waits for the login. */
    private final List<Runnable> untold = new ArrayList<>();

    private boolean present;
    private double timeModified = Double.NaN;
    /** The number of the next command that leaves; one that the client refuses itself has none. */
    private int nextNumber;

    private int firstValid;
    private int refusals;
    private int longest;

    /**
     * A command without a verdict.
     *
     * @param move the command
     * @param moves whether the player moves already
     * @param refusals how many refusals the client knew of
     */
    record Pending(Move move, boolean moves, int refusals) {}

    ClientNode(Match match, int index) {
        this.match = match;
        this.index = index;
        this.about = match.game().clients().get(index);
        this.newest = new int[match.game().clients().size()];
        this.mesh = new MeshMemory(newest.length);
        Arrays.fill(newest, -1);
        for (int i = 0; i < newest.length; i++) {
            screens.add(new Screen());
        }
    }

    int index() {
        return index;
    }

    Client about() {
        return about;
    }

    List<Screen> screens() {
        return screens;
    }

    /** What it remembers of updates on the mesh. */
    MeshMemory mesh() {
        return mesh;
    }

    boolean present() {
        return present;
    }

    /** TimeModified, found at login, s; NaN before. */
    double timeModified() {
        return timeModified;
    }

    /** A time by its clock as the server's clock shows it, as far as it knows, s; NaN before the login. */
    double byServer(double clock) {
        return clock - timeModified;
    }

    /** What its clock shows now, s. */
    double clock() {
        return about.clock().at(match.now());
    }

    /** The most commands that it had without a verdict. */
    int longestQueue() {
        return longest;
    }

    /** How many commands it has without a verdict. */
    int queue() {
        return unverified.size();
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
    }

    void command(GameCommand command, boolean important) {
        if (!present) {
            return;
        }
        double speed = cheats() ? match.rules().cheating() : match.rules().speed();
        Move move = new Move(index, nextNumber, match.agenda().now(), command.from(), command.to(), speed, important);
        match.note(
                index, Happening.What.COMMAND, -1, index, "number", nextNumber, "from", move.from(), "to", move.to());
        match.scheme().command(this, move, match);
    }

    /** Shows its own player on the way of a command. */
    void start(Move move, Way way) {
        newest[move.client()] = move.number();
        match.note(index, Happening.What.START, -1, move.client(), "number", move.number(), "at", way.at(match.now()));
        match.show(index, move.client(), way);
    }

    /** Shows another player's command from its start, since it is not late. */
    private void startUncorrected(Move move, double checked, double used) {
        newest[move.client()] = move.number();
        match.note(index, Happening.What.START, -1, move.client(), "number", move.number(), "L_c", checked, "L", used);
        match.show(index, move.client(), move.way(match.now()));
    }

    /** A command that nobody is asked about or told of has been given. */
    void nextCommand() {
        nextNumber++;
    }

    /** Sends a command to the server, to be judged. */
    void ask(Move move, boolean moves) {
        nextNumber++;
        unverified.add(new Pending(move, moves, refusals));
        longest = Math.max(longest, unverified.size());
        order(move);
        match.agenda()
                .plan(SimulationTime.after(match.agenda().now(), match.rules().giveUp()), () -> giveUp(move));
    }

    /** Tells the server of a command that it is not asked about. */
    void report(Move move) {
        nextNumber++;
        order(move);
    }

    private void order(Move move) {
        double given = clock();
        int valid = firstValid;
        int known = refusals;
        whenKnown(
                () -> match.post().deliver(index, Post.SERVER, new Message.Order(move, byServer(given), valid, known)));
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
        if (unverified.stream().anyMatch(pending -> pending.move().equals(move))) {
            takeBack(move.number(), Integer.MAX_VALUE);
            firstValid = nextNumber;
        }
    }

    void receive(Letter letter) {
        switch (letter.message()) {
            case Message.LoginAnswer answer -> {
                timeModified = new ClockOffset(answer.t1(), answer.t2(), answer.t3(), clock()).timeModified();
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
        boolean waits = unverified.stream().anyMatch(pending -> pending.move().equals(move));
        if (!verdict.yes()) {
            takeBack(verdict.root(), verdict.refusals());
            refusals = Math.max(refusals, verdict.refusals());
        } else if (waits) {
            verified(move);
        } else if (newest[index] == move.number()) {
            // a yes after the command was taken back, and nothing commanded since: the server has moved the player
            catchUp(move, clock(), toOwnClock(move));
        }
    }

    /** Whether it does what its rules forbid. */
    boolean cheats() {
        return match.game().cheats().contains(index);
    }

    /** Whether it lets its player do something for which nobody else is asked. */
    boolean decides(Move move) {
        boolean may = cheats() || match.game().allows(move);
        if (!may) {
            match.note(index, Happening.What.REFUSE, -1, index, "number", move.number());
        }
        return may;
    }

    private double toOwnClock(Move move) {
        return about.clock().at(SimulationTime.seconds(move.t0Micros()));
    }

    /** Takes a command, which the server has said yes to, out of the queue. */
    void verified(Move move) {
        if (unverified.removeIf(pending -> pending.move().equals(move))) {
            match.note(index, Happening.What.VERIFIED, -1, index, "number", move.number());
        }
    }

    /**
     * Takes a command back, and those after it that wait for a verdict and were given before the refusal was known. The player
     * is put back where it shows one of them.
     */
    private void takeBack(int root, int known) {
        Vec2 place = null;
        boolean shown = false;
        for (Iterator<Pending> each = unverified.iterator(); each.hasNext(); ) {
            Pending pending = each.next();
            Move move = pending.move();
            if (move.number() >= root && pending.refusals() < known) {
                place = place == null ? move.from() : place;
                shown |= pending.moves() && move.number() == newest[index];
                each.remove();
            }
        }
        if (place != null && shown) {
            Vec2 from = match.shown(index, index);
            match.note(index, Happening.What.ROLLBACK, -1, index, "from", from, "to", place);
            match.show(index, index, Way.standing(match.now(), place));
        }
    }

    /** Whether a command of another player is newer than what is shown of it. */
    boolean isNews(Move move) {
        return move.number() > newest[move.client()];
    }

    /**
     * Shows a player that started elsewhere at T0: at its start where the message is not late, else pulled or running after
     * (article).
     *
     * @param sent when the message that tells whether it is late was sent, by this clock, s
     * @param since when the player started, by this clock, s
     */
    void catchUp(Move move, double sent, double since) {
        double checked = clock() - sent;
        double used = Math.max(0, clock() - since);
        Rules rules = match.rules();
        if (checked <= rules.predictionError()) {
            startUncorrected(move, checked, used);
            return;
        }
        Chase chase = Chase.of(move, used, rules);
        newest[move.client()] = move.number();
        if (chase.pulls()) {
            match.note(
                    index,
                    Happening.What.PULL,
                    -1,
                    move.client(),
                    "number",
                    move.number(),
                    "L_c",
                    checked,
                    "L",
                    used,
                    "P3",
                    chase.p3());
        } else {
            match.note(
                    index,
                    Happening.What.RUN,
                    -1,
                    move.client(),
                    "number",
                    move.number(),
                    "L_c",
                    checked,
                    "L",
                    used,
                    "P3",
                    chase.p3(),
                    "P4",
                    chase.p4(),
                    "S",
                    chase.speed());
            match.agenda()
                    .plan(
                            SimulationTime.after(match.agenda().now(), chase.lead()),
                            () -> match.note(index, Happening.What.AGREE, -1, move.client(), "at", chase.p4()));
        }
        match.show(index, move.client(), chase.way(match.now()));
    }
}
