package reckon.network;

import static reckon.explain.Expression.minus;
import static reckon.explain.Expression.number;
import static reckon.explain.Expression.over;
import static reckon.explain.Expression.sum;
import static reckon.explain.Expression.times;

import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.setting.Settings;

/** How packets get lost. */
public sealed interface LossModel {

    /** The chance that a packet is lost that is sent while the link is in its bad state, or not. */
    double chance(boolean bad);

    /** Tells that chance. */
    void explain(boolean bad, Sink sink);

    /** The mean share of packets that is lost. */
    double meanLoss();

    /**
     * Each packet by itself.
     *
     * @param p the chance of loss
     */
    record Independent(double p) implements LossModel {
        @Override
        public double chance(boolean bad) {
            return p;
        }

        @Override
        public void explain(boolean bad, Sink sink) {
            sink.given(Symbol.CHANCE_LOSS, p, Origin.setting(Settings.LOSS_P));
        }

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

        @Override
        public double chance(boolean bad) {
            return bad ? 1 - h : 1 - k;
        }

        @Override
        public void explain(boolean bad, Sink sink) {
            sink.given(Symbol.BAD, bad ? 1 : 0, Origin.of(Origin.Source.LINK));
            Symbol delivery = bad ? Symbol.DELIVERY_IN_BAD : Symbol.DELIVERY_IN_GOOD;
            sink.given(delivery, bad ? h : k, Origin.setting(bad ? Settings.LOSS_H : Settings.LOSS_K));
            sink.put(Symbol.CHANCE_LOSS, minus(number(1), delivery), chance(bad));
        }

        /** Tells the mean loss, and the mean burst of the simple form. */
        public void explainMeans(Sink sink) {
            sink.given(Symbol.GOOD_TO_BAD, p, Origin.setting(Settings.LOSS_P));
            sink.given(Symbol.BAD_TO_GOOD, r, Origin.setting(Settings.LOSS_R));
            sink.given(Symbol.DELIVERY_IN_BAD, h, Origin.setting(Settings.LOSS_H));
            sink.given(Symbol.DELIVERY_IN_GOOD, k, Origin.setting(Settings.LOSS_K));
            if (p + r > 0) {
                sink.put(
                        Symbol.MEAN_LOSS,
                        over(
                                sum(
                                        times(minus(number(1), Symbol.DELIVERY_IN_GOOD), Symbol.BAD_TO_GOOD),
                                        times(minus(number(1), Symbol.DELIVERY_IN_BAD), Symbol.GOOD_TO_BAD)),
                                sum(Symbol.GOOD_TO_BAD, Symbol.BAD_TO_GOOD)),
                        meanLoss());
            }
            if (h == 0 && k == 1) {
                sink.put(Symbol.MEAN_BURST, over(number(1), Symbol.BAD_TO_GOOD), meanBurst());
            }
        }

        /** The state after a packet that was sent in a state. */
        boolean next(boolean bad, double draw) {
            return bad ? draw >= r : draw < p;
        }
    }
}
