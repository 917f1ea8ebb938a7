package reckon.draw;

/**
 * What is drawn on the stages beside the paths.
 *
 * @param chosen the method whose prediction and spline are drawn, by its place
 * @param ghost whether the truth is drawn on the remote stage, with the error
 * @param prediction whether the model is drawn that the replica follows
 * @param raw whether the bare arrivals are drawn instead of what the methods make of them
 * @param legend whether it is said what is what
 */
public record Layers(int chosen, boolean ghost, boolean prediction, boolean raw, boolean legend) {
    /** All that a picture shows. */
    public static final Layers ALL = new Layers(0, true, true, false, true);

    /** The same with the truth shown where it was hidden, or the other way round. */
    public Layers withGhost() {
        return new Layers(chosen, !ghost, prediction, raw, legend);
    }

    /** The same with the model shown where it was hidden, or the other way round. */
    public Layers withPrediction() {
        return new Layers(chosen, ghost, !prediction, raw, legend);
    }

    /** The same with the legend shown where it was hidden, or the other way round. */
    public Layers withLegend() {
        return new Layers(chosen, ghost, prediction, raw, !legend);
    }

    /** The same with the bare arrivals. */
    public Layers asRaw() {
        return new Layers(chosen, ghost, prediction, true, legend);
    }

    /** The same with what the methods make of the arrivals. */
    public Layers asShown() {
        return new Layers(chosen, ghost, prediction, false, legend);
    }

    /** The same for another method. */
    public Layers of(int method) {
        return new Layers(method, ghost, prediction, raw, legend);
    }
}
