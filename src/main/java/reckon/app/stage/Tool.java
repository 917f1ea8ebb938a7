package reckon.app.stage;

/** What a hand does on the true stage between touching it and letting go. Places in px on the stage. */
interface Tool {

    /**
     * A touch.
     *
     * @param x where, px
     * @param y where, px
     * @param onward whether it is asked to go on with what is there
     * @param finger whether it is a finger's, which is broader than a mouse's pointer
     */
    record Touch(double x, double y, boolean onward, boolean finger) {

        /** How far from its place something may be and still be touched, px, where text is em px high. */
        double reach(double em) {
            return finger ? 2.2 * em : 1.1 * em;
        }

        /** How far it must be drawn before it is a drag and not a click, px. */
        double leastDrag() {
            return finger ? 8 : 3;
        }
    }

    /** The hand touches the stage. */
    void press(Touch touch);

    /** The hand moves to a place. */
    void drag(double x, double y);

    /** The hand lets go. */
    void release();

    /** What the hand began counts no more; its moves mean nothing until it touches again. */
    void forget();
}
