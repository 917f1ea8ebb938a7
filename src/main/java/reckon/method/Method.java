package reckon.method;

import reckon.setting.Group;
import reckon.setting.Settings;
import reckon.setting.Values;

/**
 * One way of drawing what the network delivers, as a scenario describes it.
 *
 * @param values its settings
 */
public record Method(Values values) {

    /** Checks the group of the settings. */
    public Method {
        if (values.group() != Group.METHOD) {
            throw new IllegalArgumentException("values of " + values.group());
        }
    }

    /** A method with every setting at its default. */
    public static Method defaults() {
        return new Method(Values.defaults(Group.METHOD));
    }

    /** Its name in tables and legends. */
    public String name() {
        return values.get(Settings.NAME);
    }

    /** This method under another name. */
    public Method named(String name) {
        return new Method(values.with(Settings.NAME, name));
    }

    /** The name that a method has where none is given: what it is made of. */
    public String ownName() {
        String itsPredictor = values.get(Settings.PREDICTOR);
        return Settings.CONVERGENCE.appliesTo(values)
                ? itsPredictor + " + " + values.get(Settings.CONVERGENCE)
                : itsPredictor;
    }

    /** The form that its formulas are taken in. */
    public Form form() {
        return values.get(Settings.FORM).equals(Form.PRINTED.word()) ? Form.PRINTED : Form.CORRECTED;
    }

    /** How it goes on between updates. */
    public Predictor predictor() {
        return switch (values.get(Settings.PREDICTOR)) {
            case "patent" ->
                new Predictor.Patent(new Estimator(values.number(Settings.WINDOW)), values.number(Settings.C), form());
            case "snapshot" -> new Predictor.Snapshot(values.number(Settings.PLAYOUT));
            default -> extrapolation(Order.of(values.get(Settings.PREDICTOR)));
        };
    }

    private Predictor extrapolation(Order order) {
        return new Predictor.Extrapolation(order, form(), values.get(Settings.TIME_STAMPS));
    }

    /** How its drawn position comes back to the model. */
    public Convergence convergence() {
        return predictor() instanceof Predictor.Snapshot
                ? new Convergence.Snap()
                : Convergence.of(values.get(Settings.CONVERGENCE), values.number(Settings.TIME), form());
    }
}
