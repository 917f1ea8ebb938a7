package reckon.explain.judge;

/** What can be wrong with a term. */
public enum Finding {
    /** Its formula cannot be read. */
    UNREADABLE,
    /** Its formula shows something that is not on the sheet before it. */
    INPUT_MISSING,
    /** Two things in its formula are written alike. */
    AMBIGUOUS,
    /** Its formula does not show something that it is said to be made from. */
    NOT_SHOWN,
    /** Its formula comes to something else. */
    WRONG_VALUE,
    /** The numbers put into its formula come to something else. */
    WRONG_NUMBERS,
    /** The units of its formula do not go together, or not to its own. */
    WRONG_UNIT,
    /** Its formula is said to break the units, and does not. */
    UNIT_HOLDS,
    /** Nobody says where it comes from. */
    NO_ORIGIN,
    /** It is no number. */
    NOT_A_NUMBER
}
