package reckon.draw;

/**
 * What is drawn on the stages beside the paths.
 *
 * @param chosen the method whose prediction and spline are drawn, by its place
 * @param ghost whether the truth is drawn on the remote stage, with the error
 * @param prediction whether the model is drawn that the replica follows
 * @param raw whether the bare arrivals are drawn instead of what the methods make of them
 * @param legend whether it is said what is what
 * @param walked whether the chosen method's point is left to those who draw the terms that it is made of
 * @param veiled whether nothing is drawn that comes after the moment, nor on the remote stage the truth
 */
public record Layers(
        int chosen, boolean ghost, boolean prediction, boolean raw, boolean legend, boolean walked, boolean veiled) {
    /** All that a picture shows. */
    public static final Layers ALL = new Layers(0, true, true, false, true, false, false);

    /** The same with the truth shown where it was hidden, or the other way round. */
    public Layers withGhost() {
        return new Layers(chosen, !ghost, prediction, raw, legend, walked, veiled);
    }

    /** The same with the model shown where it was hidden, or the other way round. */
    public Layers withPrediction() {
        return new Layers(chosen, ghost, !prediction, raw, legend, walked, veiled);
    }

    /** The same with the legend shown where it was hidden, or the other way round. */
    public Layers withLegend() {
        return new Layers(chosen, ghost, prediction, raw, !legend, walked, veiled);
    }

    /** The same with the bare arrivals. */
    public Layers asRaw() {
        return new Layers(chosen, ghost, prediction, true, legend, walked, veiled);
    }

    /** The same with what the methods make of the arrivals. */
    public Layers asShown() {
        return new Layers(chosen, ghost, prediction, false, legend, walked, veiled);
    }

    /** The same for another method. */
    public Layers of(int method) {
        return new Layers(method, ghost, prediction, raw, legend, walked, veiled);
    }

    /** The same under terms that are drawn over it, which leave no room for what is not theirs. */
    public Layers underTerms() {
        return new Layers(chosen, ghost, false, raw, false, true, veiled);
    }

    /** The same with nothing that comes after the moment. */
    public Layers untold() {
        return new Layers(chosen, ghost, prediction, raw, legend, walked, true);
    }

    /** The same with nothing that gives away what comes. */
    public Layers underVeil() {
        return new Layers(chosen, false, false, false, false, true, true);
    }

    /** The same under a guess that is shown with what was drawn and the truth. */
    public Layers underGuess() {
        return new Layers(chosen, false, false, false, false, true, veiled);
    }
}
