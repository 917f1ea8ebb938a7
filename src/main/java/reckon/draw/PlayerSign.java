package reckon.draw;

import reckon.scheme.Game;
import reckon.scheme.Post;
import reckon.text.Texts;

/** How players are told apart: by colour, by shape, and by the letter in it. */
public final class PlayerSign {

    private PlayerSign() {}

    /** What is written in a player's sign: the first letter of its name where no other has it, or its number. */
    static String letter(Game game, int player) {
        String first = first(game, player);
        for (int other = 0; other < game.clients().size(); other++) {
            if (other != player && first(game, other).equals(first)) {
                return String.valueOf(player + 1);
            }
        }
        return first;
    }

    private static String first(Game game, int player) {
        String name = game.clients().get(player).name();
        return name.isEmpty() ? String.valueOf(player + 1) : name.substring(0, name.offsetByCodePoints(0, 1));
    }

    /** What a node is called. */
    public static String name(Game game, int node, Texts texts) {
        return node == Post.SERVER
                ? texts.get("game.server")
                : game.clients().get(node).name();
    }

    /** Draws a player's sign with its letter about a place. */
    static void draw(Pen pen, Game game, int player, double x, double y, double radius) {
        Marker.method(player).draw(pen, x, y, radius * grows(player), Ink.player(player), 1);
        double size = radius * 1.35;
        Lettering lettering = Lettering.plain(Ink.GROUND, size).strong().at(Lettering.Anchor.MIDDLE);
        // a triangle has its middle lower
        double drop = Marker.method(player) == Marker.TRIANGLE ? radius * 0.2 : 0;
        pen.text(letter(game, player), x, y + size * 0.36 + drop, lettering);
    }

    private static double grows(int player) {
        return switch (Marker.method(player)) {
            case DISC -> 1;
            case SQUARE -> 0.9;
            case TRIANGLE -> 1.15;
            case DIAMOND -> 1.05;
        };
    }
}
