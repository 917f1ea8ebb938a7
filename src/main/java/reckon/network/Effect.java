package reckon.network;

/** What can happen to a packet by chance; each effect has draws of its own. */
enum Effect {
    DUPLICATE(1),
    LOSS(2),
    LOSS_STATE(3),
    DELAY(4),
    DELAY_SECOND(5),
    REORDER(6),
    STALL_GAP(7),
    STALL_LENGTH(8);

    /** How far the draws of a copy lie from those of its original. */
    static final int COPY = 32;

    private final int number;

    Effect(int number) {
        this.number = number;
    }

    int number() {
        return number;
    }
}
