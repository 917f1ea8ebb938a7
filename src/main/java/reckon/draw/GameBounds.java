package reckon.draw;

import java.util.ArrayList;
import java.util.List;
import reckon.motion.Vec2;
import reckon.scheme.Game;
import reckon.scheme.GameCommand;
import reckon.scheme.Wall;

/** What part of the world a game needs: the same for the screens of all its nodes. */
public final class GameBounds {
    private static final double LEAST = 4;

    /** What is seen beyond, so that a player at the edge is seen whole, m. */
    private static final double BORDER = 0.3;

    private GameBounds() {}

    /** The walls, and where every command begins and ends; the whole world where there is neither. */
    public static Bounds of(Game game) {
        List<Vec2> places = new ArrayList<>();
        for (Wall wall : game.walls()) {
            places.add(wall.one());
            places.add(wall.other());
        }
        for (GameCommand command : game.commands()) {
            places.add(command.from());
            places.add(command.to());
        }
        return places.isEmpty()
                ? Bounds.WORLD
                : Bounds.around(places).atLeast(LEAST).grown(BORDER);
    }
}
