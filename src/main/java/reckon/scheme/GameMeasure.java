package reckon.scheme;

import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/** The measures of games by name: what tables and the window call them, and their units. */
public enum GameMeasure {
    /** From a command to the start on its own screen. */
    INPUT_DELAY("input_delay", "s", GameMeasures::inputDelay),
    /** The farthest that two screens are apart. */
    DISAGREEMENT("max_disagreement", "m", of(GameMeasures::disagreement)),
    /** The farthest that honest screens show a cheat from where the server has it. */
    BELIEVED("cheat_believed", "m", GameMeasures::believed),
    /** Players put elsewhere at once. */
    PULLS("pulls", "", of(GameMeasures::pulls)),
    /** Players put back. */
    ROLLBACKS("rollbacks", "", of(GameMeasures::rollbacks)),
    /** Commands refused. */
    REFUSALS("refusals", "", of(GameMeasures::refusals)),
    /** The most commands without a verdict. */
    LONGEST_QUEUE("longest_queue", "", of(GameMeasures::longestQueue)),
    /** Messages sent. */
    MESSAGES("messages", "", of(GameMeasures::messages)),
    /** What they weigh. */
    BYTES("bytes", "B", of(GameMeasures::bytes));

    private final String column;
    private final String unit;
    private final Function<GameMeasures, OptionalDouble> value;

    GameMeasure(String column, String unit, Function<GameMeasures, OptionalDouble> value) {
        this.column = column;
        this.unit = unit;
        this.value = value;
    }

    private static Function<GameMeasures, OptionalDouble> of(ToDoubleFunction<GameMeasures> value) {
        return measures -> OptionalDouble.of(value.applyAsDouble(measures));
    }

    /** Its name in tables. */
    public String column() {
        return column;
    }

    /** The symbol of its unit, empty where it is a number of things. */
    public String unit() {
        return unit;
    }

    /** Its value; nothing where there is none. */
    public OptionalDouble of(GameMeasures measures) {
        return value.apply(measures);
    }
}
