package reckon.draw;

import java.util.Locale;

/** The colours by role. What each looks like in a theme stands in the theme's style sheet. */
public enum Ink {
    /** The ground that stages are drawn on. */
    GROUND,
    /** Lines of the grid. */
    GRID,
    /** Text, and the true path. */
    INK,
    /** Text that stands back. */
    MUTED,
    /** What an update is drawn in. */
    UPDATE,
    /** Text about updates. */
    UPDATE_TEXT,
    /** The first method. */
    METHOD_1,
    /** The second method. */
    METHOD_2,
    /** The third method. */
    METHOD_3,
    /** The fourth method, and those after it. */
    METHOD_4,
    /** The fifth, where schemes are compared. */
    METHOD_5,
    /** A spline and its points. */
    SPLINE,
    /** Text about splines. */
    SPLINE_TEXT,
    /** What is written on a point of a spline. */
    ON_SPLINE,
    /** What a velocity adds. */
    VELOCITY,
    /** Text about it. */
    VELOCITY_TEXT,
    /** What an acceleration adds. */
    ACCELERATION,
    /** Text about it. */
    ACCELERATION_TEXT,
    /** What the last stall taught. */
    CORRECTION,
    /** Text about it. */
    CORRECTION_TEXT,
    /** A moment to come back to. */
    BOOKMARK,
    /** A stretch of stall. */
    STALL,
    /** Losses, and the error. */
    LOSS,
    /** Packets that found a queue full. */
    DROP,
    /** Text about losses and errors. */
    LOSS_TEXT,
    /** The first player of a game; what players are drawn in can be read as text, and has the ground written on it. */
    PLAYER_1,
    /** The second player. */
    PLAYER_2,
    /** The third player. */
    PLAYER_3,
    /** The fourth player. */
    PLAYER_4,
    /** The fifth player. */
    PLAYER_5,
    /** The sixth player. */
    PLAYER_6,
    /** The seventh player. */
    PLAYER_7,
    /** The eighth player. */
    PLAYER_8;

    private static final Ink[] PLAYERS = {PLAYER_1, PLAYER_2, PLAYER_3, PLAYER_4, PLAYER_5, PLAYER_6, PLAYER_7, PLAYER_8
    };

    /** The name of its colour in the style sheets. */
    public String variable() {
        return "-reckon-" + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The ink of a player by its place. */
    public static Ink player(int index) {
        return PLAYERS[Math.floorMod(index, PLAYERS.length)];
    }

    /** The ink of a method by its place. */
    public static Ink method(int index) {
        return switch (index) {
            case 0 -> METHOD_1;
            case 1 -> METHOD_2;
            case 2 -> METHOD_3;
            case 3 -> METHOD_4;
            default -> METHOD_5;
        };
    }
}
