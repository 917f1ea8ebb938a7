package reckon.explain;

/** The places where a source prints a formula that physics or geometry contradicts. */
public enum Flaw {
    /** The patent's ā·T² without its ½. */
    HALF_MISSING("half-missing"),
    /** The article's ½·a₀·dt without its square. */
    SQUARE_MISSING("square-missing"),
    /** The article's q_T = v·T, with no starting point. */
    START_MISSING("start-missing"),
    /** The article's handles of one second, whatever T is. */
    ONE_SECOND_HANDLES("one-second-handles"),
    /** The velocity at the end of the spline without a·T. */
    END_VELOCITY("end-velocity"),
    /** The velocity of the model in place of the one displayed. */
    WRONG_START_VELOCITY("wrong-start-velocity"),
    /** The last two points of a new PDU in mid-spline, the wrong way round. */
    POINTS_SWAPPED("points-swapped"),
    /** The article's lateness from T1, when the server had the command, though the player moves since T0. */
    LATENESS_FROM_T1("lateness-from-t1");

    private final String word;

    Flaw(String word) {
        this.word = word;
    }

    /** Its word in data and in keys of texts. */
    public String word() {
        return word;
    }
}
