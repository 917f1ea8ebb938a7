package reckon.draw;

import java.util.ArrayList;
import java.util.List;
import reckon.motion.SimulationTime;
import reckon.scheme.Client;
import reckon.scheme.Game;
import reckon.scheme.GameRun;
import reckon.scheme.NodeState;
import reckon.scheme.Post;

/** The lifelines of a game's nodes: when each is there, when it shows a player moving, and when it waits for a verdict. */
final class Lifelines {
    private static final double LEAST_FOR_CLOCK_EMS = 2.5;

    private final Game game;
    private final Lanes lanes;
    /** By node, in the order of the lanes, and by player. */
    private final List<List<Stretches>> moving = new ArrayList<>();

    /** By client. */
    private final List<Stretches> unverified = new ArrayList<>();

    Lifelines(GameRun run, Lanes lanes) {
        this.game = run.game();
        this.lanes = lanes;
        int clients = game.clients().size();
        for (int node : lanes.nodes()) {
            List<Stretches> players = new ArrayList<>();
            for (int player = 0; player < clients; player++) {
                players.add(
                        Moving.of(node == Post.SERVER ? run.truth(player) : run.screen(node, player), run.seconds()));
            }
            moving.add(players);
        }
        for (int client = 0; client < clients; client++) {
            unverified.add(waits(run.states(client), run.seconds()));
        }
    }

    /** When commands waited for their verdicts, and how many. */
    private static Stretches waits(List<NodeState.Kept> states, double end) {
        List<Stretches.Stretch> all = new ArrayList<>();
        int depth = 0;
        double since = 0;
        for (NodeState.Kept kept : states) {
            int waiting = kept.state().unverified().size();
            if (waiting != depth) {
                double now = SimulationTime.seconds(kept.micros());
                add(all, since, now, depth);
                depth = waiting;
                since = now;
            }
        }
        add(all, since, end, depth);
        return new Stretches(all);
    }

    private static void add(List<Stretches.Stretch> all, double from, double to, int depth) {
        if (depth > 0) {
            all.add(new Stretches.Stretch(from, to, depth));
        }
    }

    /** When a client had commands without a verdict. */
    Stretches unverified(int client) {
        return unverified.get(client);
    }

    /**
     * Draws them.
     *
     * @param crowd whether there is so much in view that one cannot tell who moves when
     */
    void draw(Pen pen, GameMoment moment, DiagramLayout layout, boolean crowd) {
        for (int node : lanes.nodes()) {
            line(pen, moment, layout, node);
            waiting(pen, moment, layout, node);
            if (!crowd) {
                moving(pen, moment, layout, node);
            }
            name(pen, moment, layout, node);
        }
    }

    private void line(Pen pen, GameMoment moment, DiagramLayout layout, int node) {
        TimeScale scale = layout.scale();
        double y = layout.y(node);
        Stroke rail = Stroke.solid(Ink.MUTED, moment.scaled(1.3));
        double from = scale.left();
        double to = scale.right();
        if (node != Post.SERVER) {
            Client client = game.clients().get(node);
            from = scale.edge(client.join());
            to = scale.edge(client.leave().orElse(Double.POSITIVE_INFINITY));
        }
        if (from > scale.left()) {
            pen.line(scale.left(), y, from, y, rail.dashed(Dash.DOTTED).pale(0.7));
        }
        if (to > from) {
            pen.line(from, y, to, y, rail);
        }
    }

    private void waiting(Pen pen, GameMoment moment, DiagramLayout layout, int node) {
        if (node != Post.SERVER) {
            double foot = layout.y(node) - moment.scaled(1);
            double thick = Math.min(moment.em() * 0.16, layout.gap() * 0.05);
            unverified.get(node).draw(pen, layout.scale(), foot, thick, Ink.CORRECTION, 0.85);
        }
    }

    private void moving(Pen pen, GameMoment moment, DiagramLayout layout, int node) {
        double bar = layout.bar();
        List<Stretches> players = moving.get(lanes.place(node));
        for (int player = 0; player < players.size(); player++) {
            double foot = layout.y(node) + moment.scaled(1.5) + (player + 1) * bar;
            players.get(player).draw(pen, layout.scale(), foot, bar * 0.8, Ink.player(player), 0.9);
        }
    }

    private void name(Pen pen, GameMoment moment, DiagramLayout layout, int node) {
        double em = moment.em();
        double y = layout.y(node);
        boolean clock = clocks(layout);
        double base = clock ? y - em * 0.15 : y + em * 0.35;
        double left = layout.full() ? em * 0.5 : layout.scale().left() - em * 2.4;
        if (node != Post.SERVER) {
            double r = Math.min(em * 0.62, layout.gap() * 0.45);
            PlayerSign.draw(pen, game, node, left + r, base - em * 0.35, r);
        }
        if (layout.full()) {
            double x = node == Post.SERVER ? left : left + em * 1.7;
            Lettering lettering = Lettering.plain(Ink.INK, em).strong();
            pen.text(
                    fitting(
                            pen,
                            PlayerSign.name(game, node, moment.texts()),
                            layout.scale().left() - x - em,
                            lettering),
                    x,
                    base,
                    lettering);
        } else if (node == Post.SERVER) {
            double r = Math.min(em * 0.45, layout.gap() * 0.3);
            Marker.SQUARE.draw(pen, left + em * 0.62, y, r, Ink.INK, 1);
        }
    }

    /** A name, or as much of its beginning as there is room for. */
    private static String fitting(Pen pen, String name, double room, Lettering lettering) {
        String shown = name;
        for (int length = name.length() - 1; length > 0 && pen.width(shown, lettering) > room; length--) {
            shown = name.substring(0, length) + "…";
        }
        return shown;
    }

    private static boolean clocks(DiagramLayout layout) {
        return layout.full() && layout.gap() >= layout.em() * LEAST_FOR_CLOCK_EMS;
    }

    /** Writes what true time it is, and what each node's own clock shows. */
    void now(Pen pen, GameMoment moment, DiagramLayout layout) {
        if (!clocks(layout)) {
            return;
        }
        double em = moment.em();
        double right = layout.scale().left() - em * 0.7;
        Lettering side = Lettering.plain(Ink.MUTED, em * 0.9).at(Lettering.Anchor.END);
        pen.text(moment.texts().get("game.true-time", moment.seconds()), right, em * 1.15, side);
        for (int node : lanes.nodes()) {
            String text = moment.texts().get("game.clock", game.clockOf(node).at(moment.seconds()));
            pen.text(text, right, layout.y(node) + em * 1.05, side);
        }
    }
}
