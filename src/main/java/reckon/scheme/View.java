package reckon.scheme;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import reckon.method.Form;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;
import reckon.scheme.Happening.What;

/** What a client shows: every player on its way, by the newest of its commands that has been heard. */
final class View {
    private final Match match;
    private final ClientNode client;
    private final List<Screen> screens = new ArrayList<>();
    /** The number of the newest command of each player that is shown, or was until it was taken back. */
    private final int[] newest;

    View(Match match, ClientNode client, int players) {
        this.match = match;
        this.client = client;
        this.newest = new int[players];
        Arrays.fill(newest, -1);
        for (int i = 0; i < players; i++) {
            screens.add(new Screen());
        }
    }

    /** The screens, one a player. */
    List<Screen> screens() {
        return screens;
    }

    /** Whether a command is the newest of its player. */
    boolean shows(Move move) {
        return move.number() == newest[move.client()];
    }

    /** Shows a command at once. */
    void start(Move move) {
        start(move, Optional.empty());
    }

    /** Shows a command from its start, at once or at a moment that it waited for. */
    void start(Move move, Optional<Appointment> appointment) {
        newest[move.client()] = move.number();
        long now = match.agenda().now();
        Way way = move.way(match.now());
        Vec2 at = way.at(match.now());
        match.note(
                client.index(),
                What.START,
                -1,
                move.client(),
                new Start(move, now, at, appointment),
                "number",
                move.number(),
                "at",
                at);
        match.show(client.index(), move.client(), way);
    }

    /** Whether a command of another player is newer than what is shown of it. */
    boolean isNews(Move move) {
        return move.number() > newest[move.client()];
    }

    /** Shows a player that started elsewhere: at its start where the message is not late, else pulled or running after. */
    void catchUp(Move move, Lateness lateness) {
        Form form = match.rules().form();
        CatchUp catchUp = CatchUp.of(move, lateness, match.rules());
        newest[move.client()] = move.number();
        What what = catchUp.what(form);
        match.note(client.index(), what, -1, move.client(), catchUp, catchUp.detail(form));
        Way way = catchUp.way(form, match.now());
        if (what == What.RUN) {
            Chase chase = catchUp.chase(form);
            match.agenda()
                    .plan(SimulationTime.after(match.agenda().now(), chase.lead()), () -> agree(move, way, chase.p4()));
        }
        match.show(client.index(), move.client(), way);
    }

    /** Notes that the screens agree, where the player still runs as it did; its own screen has no other to agree with. */
    private void agree(Move move, Way way, Vec2 p4) {
        int player = move.client();
        boolean runs =
                shows(move) && screens.get(player).last().filter(way::equals).isPresent();
        if (!client.present() || !runs || player == client.index()) {
            return;
        }
        Meeting meeting = new Meeting(p4, match.shown(client.index(), player), match.shown(player, player));
        match.note(client.index(), What.AGREE, -1, player, meeting, "at", p4);
    }
}
