package reckon.method;

/** The form that a formula is taken in. */
public enum Form {
    /** As the sources print it. */
    PRINTED("printed"),
    /** As physics or geometry has it. */
    CORRECTED("corrected");

    private final String word;

    Form(String word) {
        this.word = word;
    }

    /** Its word in scenario files, in data and in keys of texts. */
    public String word() {
        return word;
    }

    /** The other one. */
    public Form other() {
        return this == PRINTED ? CORRECTED : PRINTED;
    }
}
