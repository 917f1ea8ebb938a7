package reckon.scheme;

import java.util.OptionalDouble;
import reckon.method.Form;
import reckon.method.Order;
import reckon.setting.SchemeSettings;
import reckon.setting.Values;

/**
 * The numbers of a game.
 *
 * @param giveUp without a verdict for so long a client takes the command back, s
 * @param processing what the server needs for a command, s
 * @param speed of a player, m/s
 * @param predictionError from which lateness on a message is late, s (预测误差)
 * @param runs whether a late receiver lets the player run after, or else pulls it
 * @param lead how far ahead both screens are to agree, s
 * @param stamped verified first: whether all start at a stamped moment, or else each on receipt
 * @param range whom the server tells, m; nothing: all
 * @param topSpeed what the server allows, m/s; nothing: the speed
 * @param threshold of the mesh, m
 * @param heartbeat of the mesh, s
 * @param model of the mesh
 * @param pingBorder combined: up to which ping a client waits, s
 * @param importantShare combined: the share of important commands among those that do not say
 * @param printed whether lateness is taken as printed, from T1, or corrected, from T0
 */
public record Rules(
        double giveUp,
        double processing,
        double speed,
        double predictionError,
        boolean runs,
        double lead,
        boolean stamped,
        OptionalDouble range,
        OptionalDouble topSpeed,
        double threshold,
        double heartbeat,
        Order model,
        double pingBorder,
        double importantShare,
        boolean printed) {

    /** The numbers that a file's settings say. */
    public static Rules of(Values values) {
        return new Rules(
                values.number(SchemeSettings.GIVE_UP),
                values.number(SchemeSettings.PROCESSING),
                values.number(SchemeSettings.SPEED),
                values.number(SchemeSettings.PREDICTION_ERROR),
                values.get(SchemeSettings.FOLLOW).equals("run"),
                values.number(SchemeSettings.LEAD),
                values.get(SchemeSettings.START).equals("stamped"),
                values.number(SchemeSettings.RANGE),
                values.number(SchemeSettings.TOP_SPEED),
                values.number(SchemeSettings.THRESHOLD),
                values.number(SchemeSettings.HEARTBEAT),
                Order.of(values.get(SchemeSettings.MODEL)),
                values.number(SchemeSettings.PING_BORDER),
                values.number(SchemeSettings.IMPORTANT_SHARE),
                values.get(SchemeSettings.LATENESS).equals("printed"));
    }

    /** The form in which lateness is taken. */
    public Form form() {
        return printed ? Form.PRINTED : Form.CORRECTED;
    }

    /** The fastest that the server allows, m/s. */
    public double fastest() {
        return topSpeed.orElse(speed);
    }

    /** How fast a cheat goes, m/s. */
    public double cheating() {
        return 1.5 * fastest();
    }
}
