package reckon.lesson;

/** A condition on a run, of the closed language of lessons, with its units checked. */
public final class Condition {
    private final String text;
    private final boolean game;
    private final Phrase.Clause clause;
    private final double seconds;

    private Condition(String text, boolean game, Phrase.Clause clause, double seconds) {
        this.text = text;
        this.game = game;
        this.clause = clause;
        this.seconds = seconds;
    }

    /**
     * Reads a condition.
     *
     * @param game whether it is on a game, or else on methods
     */
    static Condition parse(String text, boolean game) throws BadCondition {
        ConditionParser parser = new ConditionParser(Tokens.of(text), Names.of(game));
        Phrase.Clause clause = parser.clause();
        double seconds = parser.seconds();
        parser.end();
        return new Condition(text, game, clause, seconds);
    }

    /** As it was written. */
    public String text() {
        return text;
    }

    /** Whether it is on a game, or else on methods. */
    boolean game() {
        return game;
    }

    /** What it says. */
    Phrase.Clause clause() {
        return clause;
    }

    /** For how long it must hold without a break, s; 0: on one frame. */
    double seconds() {
        return seconds;
    }

    /** Whether it is on the kind of what was played. */
    boolean fits(Played played) {
        return played instanceof Played.OfGame == game;
    }

    /** Whether it comes true: on a frame, or on all frames of its time. */
    boolean comesTrue(Scene scene) {
        if (!clause.framewise() && seconds == 0) {
            return scene.holds(clause, 0);
        }
        int since = -1;
        for (int frame = 0; frame < scene.frames(); frame++) {
            if (!scene.holds(clause, frame)) {
                since = -1;
                continue;
            }
            since = since < 0 ? frame : since;
            if (scene.time(frame) - scene.time(since) >= seconds - 1e-9) {
                return true;
            }
        }
        return false;
    }

    @Override
    public String toString() {
        return text;
    }
}
