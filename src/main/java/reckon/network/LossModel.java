package reckon.network;

/** How packets get lost. */
public sealed interface LossModel {

    /** The mean share of packets that is lost. */
    double meanLoss();

    /**
     * Each packet by itself.
     *
     * @param p the chance of loss
     */
    record Independent(double p) implements LossModel {
        @Override
        public double meanLoss() {
            return p;
        }
    }

    /**
     * Two states, good and bad (Gilbert 1960, Elliott 1963). Loss uses the state before the move.
     *
     * @param p the chance of going from good to bad
     * @param r the chance of going from bad to good
     * @param h the chance of delivery in the bad state
     * @param k the chance of delivery in the good state
     */
    record GilbertElliott(double p, double r, double h, double k) implements LossModel {
        @Override
        public double meanLoss() {
            return p + r == 0 ? 1 - k : ((1 - k) * r + (1 - h) * p) / (p + r);
        }

        /** The mean number of losses in a row in the simple Gilbert form, h = 0 and k = 1. */
        public double meanBurst() {
            return 1 / r;
        }

        /** The chance that a packet sent in a state is lost. */
        double loss(boolean bad) {
            return bad ? 1 - h : 1 - k;
        }

        /** The state after a packet that was sent in a state. */
        boolean next(boolean bad, double draw) {
            return bad ? draw >= r : draw < p;
        }
    }
}
