package reckon.draw;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import reckon.motion.Vec2;
import reckon.scheme.Game;
import reckon.scheme.GameRun;
import reckon.scheme.Gone;
import reckon.scheme.Path;
import reckon.scheme.Post;
import reckon.scheme.Reckoned;
import reckon.scheme.Screen;
import reckon.scheme.Wall;
import reckon.scheme.Way;

/** What one node of a game shows: the walls, the players where it has them and where they go, and where the server has them. */
public final class GameScreen {
    /** A player that is less than so far from where the server has it is there, px. */
    private static final double LEAST_TOLD = 5;

    /** How far ahead it is shown where a replica goes, s. */
    private static final double REPLICA_AHEAD = 0.5;

    private final Pen pen;
    private final GameMoment moment;
    private final Camera camera;
    private final int node;
    private final Labels labels;

    private GameScreen(Pen pen, GameMoment moment, Camera camera, int node) {
        this.pen = pen;
        this.moment = moment;
        this.camera = camera;
        this.node = node;
        double edge = moment.em() * 0.3;
        this.labels = new Labels(pen, new Box(edge, moment.em() * 2, camera.width() - edge, camera.height() - edge));
    }

    /**
     * Draws the screen of a node at a moment, from its floor up.
     *
     * @param node a client's place, or {@link Post#SERVER}
     */
    public static void draw(Pen pen, GameMoment moment, Camera camera, int node) {
        Floor.draw(pen, camera, moment.em());
        GameScreen screen = new GameScreen(pen, moment, camera, node);
        screen.walls();
        screen.players();
        screen.title();
    }

    /**
     * Lights the place that a term of an event says.
     *
     * @param place where, m
     * @param name what the term is called
     */
    public static void light(Pen pen, GameMoment moment, Camera camera, Vec2 place, String name) {
        double x = camera.stageX(place.x());
        double y = camera.stageY(place.y());
        double radius = moment.scaled(13);
        pen.ring(x, y, radius, Stroke.solid(Ink.GROUND, moment.scaled(6)));
        pen.ring(x, y, radius, Stroke.solid(Ink.CORRECTION, moment.scaled(3)));
        Lettering lettering = Lettering.plain(Ink.CORRECTION_TEXT, moment.em() * 1.15)
                .strong()
                .at(Lettering.Anchor.MIDDLE);
        double above = y - radius - moment.em() * 0.5;
        pen.label(name, x, above > moment.em() * 3 ? above : y + radius + moment.em() * 1.3, lettering);
    }

    private Game game() {
        return moment.run().game();
    }

    private void walls() {
        for (Wall wall : game().walls()) {
            double x1 = camera.stageX(wall.one().x());
            double y1 = camera.stageY(wall.one().y());
            double x2 = camera.stageX(wall.other().x());
            double y2 = camera.stageY(wall.other().y());
            pen.line(x1, y1, x2, y2, Stroke.solid(Ink.INK, moment.scaled(5)));
            labels.keep(x1, y1, x2, y2);
        }
    }

    private void title() {
        String name = PlayerSign.name(game(), node, moment.texts());
        String key = node == Post.SERVER ? "game.screen.server" : "game.screen";
        Lettering lettering = Lettering.plain(Ink.INK, moment.em()).strong();
        pen.label(moment.texts().get(key, name), moment.em() * 0.6, moment.em() * 1.4, lettering);
        if (away()) {
            Lettering quiet = Lettering.plain(Ink.MUTED, moment.em()).at(Lettering.Anchor.MIDDLE);
            pen.label(moment.texts().get("game.screen.away"), camera.width() / 2, camera.height() / 2, quiet);
        }
    }

    /** Whether the node's client is not in the game. */
    private boolean away() {
        if (node == Post.SERVER) {
            return false;
        }
        return !game().clients().get(node).isIn(moment.seconds());
    }

    private Screen shown(int player) {
        GameRun run = moment.run();
        return node == Post.SERVER ? run.truth(player) : run.screen(node, player);
    }

    private static Optional<Path> path(Screen screen, double seconds) {
        return screen.path(seconds).filter(path -> !(path instanceof Gone));
    }

    private void players() {
        List<Integer> there = away()
                ? List.of()
                : IntStream.range(0, game().clients().size())
                        .filter(player -> path(shown(player), moment.seconds()).isPresent())
                        // the own player is drawn last, over the others
                        .boxed()
                        .sorted((one, other) -> Boolean.compare(one == node, other == node))
                        .toList();
        there.forEach(this::under);
        for (int player : there) {
            Vec2 at = place(player);
            labels.keep(at.x(), at.y(), radius(player));
        }
        there.forEach(this::sign);
        for (int player : there) {
            new ChaseLayer(pen, moment, camera, labels).draw(shown(player), player);
        }
        there.forEach(this::truth);
    }

    /** Where a player is drawn, px. */
    private Vec2 place(int player) {
        double now = moment.seconds();
        return stage(path(shown(player), now).orElseThrow().at(now));
    }

    private Vec2 stage(Vec2 place) {
        return new Vec2(camera.stageX(place.x()), camera.stageY(place.y()));
    }

    private double radius(int player) {
        return pen.bold(moment.scaled(player == node ? 10 : 8.5));
    }

    /** What lies under the players: their trails, and the ways that they are on. */
    private void under(int player) {
        new TrailLayer(pen, moment, camera, labels).draw(shown(player), player);
        double now = moment.seconds();
        Vec2 from = place(player);
        goal(player, now).map(this::stage).ifPresent(to -> {
            Stroke stroke = Stroke.solid(Ink.player(player), moment.scaled(1.3));
            double length = to.distance(from);
            if (length > radius(player)) {
                Vec2 along = to.minus(from).times(1 / length);
                Arrow.draw(
                        pen,
                        from.x() + along.x() * radius(player),
                        from.y() + along.y() * radius(player),
                        to.x(),
                        to.y(),
                        stroke.ink(),
                        moment.scaled(1.6));
                labels.keep(from.x(), from.y(), to.x(), to.y());
            }
        });
    }

    /** Where a player goes at the moment, if it goes anywhere, m. */
    private Optional<Vec2> goal(int player, double now) {
        return switch (path(shown(player), now).orElseThrow()) {
            case Way way -> way.end() > now ? Optional.of(way.legs().getLast().to()) : Optional.empty();
            case Reckoned replica -> Optional.of(replica.at(now + REPLICA_AHEAD));
            case Gone _ -> Optional.empty();
        };
    }

    private void sign(int player) {
        Vec2 at = place(player);
        double radius = radius(player);
        if (player == node) {
            pen.ring(at.x(), at.y(), radius * 1.55, Stroke.solid(Ink.INK, moment.scaled(2.2)));
        }
        PlayerSign.draw(pen, game(), player, at.x(), at.y(), radius);
        if (stale(player)) {
            pen.disc(at.x(), at.y(), radius * 1.3, Ink.GROUND, 0.6);
            Stroke broken = Stroke.solid(Ink.player(player), moment.scaled(2)).dashed(Dash.DOTTED);
            pen.ring(at.x(), at.y(), radius * 1.3, broken);
            word("game.stale", Ink.MUTED, at, radius);
        }
        if (game().cheats().contains(player)) {
            word("game.cheat", Ink.LOSS_TEXT, at, radius);
        }
    }

    private void word(String key, Ink ink, Vec2 at, double radius) {
        Lettering lettering = Lettering.plain(ink, moment.em() * 0.9).strong();
        labels.write(new Inscription(moment.texts().get(key)), at.x(), at.y(), radius * 1.5, lettering, true);
    }

    /** Whether a player is shown by a replica that has heard nothing for so long that it does not go on. */
    private boolean stale(int player) {
        return path(shown(player), moment.seconds())
                .filter(path ->
                        path instanceof Reckoned replica && replica.model().stale(moment.seconds()))
                .isPresent();
    }

    /** Where the server has a player, as a ghost, if it is elsewhere; on a mesh where the player itself is. */
    private void truth(int player) {
        Screen screen = game().kind().hasServer()
                ? moment.run().truth(player)
                : moment.run().screen(player, player);
        path(screen, moment.seconds()).ifPresent(path -> {
            Vec2 truth = path.at(moment.seconds());
            Vec2 shown = path(shown(player), moment.seconds()).orElseThrow().at(moment.seconds());
            Vec2 ghost = stage(truth);
            Vec2 at = stage(shown);
            if (ghost.distance(at) > LEAST_TOLD) {
                Stroke stroke = Stroke.solid(Ink.LOSS, moment.scaled(1.8)).dashed(Dash.DOTTED);
                pen.line(at.x(), at.y(), ghost.x(), ghost.y(), stroke);
                labels.keep(at.x(), at.y(), ghost.x(), ghost.y());
                pen.ring(ghost.x(), ghost.y(), radius(player), Stroke.solid(Ink.player(player), moment.scaled(2)));
                Lettering lettering =
                        Lettering.plain(Ink.LOSS_TEXT, moment.em()).strong();
                Inscription text = new Inscription(moment.texts().get("game.apart", truth.distance(shown)));
                labels.write(text, ghost.x(), ghost.y(), radius(player) * 1.2, lettering, true);
            }
        });
    }
}
