package reckon.method;

/** The form that a formula is taken in. */
public enum Form {
    /** As the sources print it. */
    PRINTED,
    /** As physics or geometry has it. */
    CORRECTED;

    /** The other one. */
    public Form other() {
        return this == PRINTED ? CORRECTED : PRINTED;
    }
}
