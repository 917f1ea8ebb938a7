package reckon.app.lesson;

/** How far somebody has come with a goal. */
public enum Mark {
    /** Not there yet. */
    OPEN,
    /** Met. */
    MET,
    /** Met by looking at the solution. */
    SHOWN
}
