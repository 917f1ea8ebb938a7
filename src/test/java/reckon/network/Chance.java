package reckon.network;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;

/** Whether samples are what they claim to be. */
final class Chance {
    /** A right program fails such a test with a chance of 6e-5; the seeds are fixed, so that it either does or does not. */
    private static final double SIGMAS = 4;

    /** √n times the greatest distance of two distribution functions is above this with a chance of 0.001. */
    private static final double KOLMOGOROV = 1.949;

    private Chance() {}

    /** That a share of independent events is as likely as it should be, within 4σ, σ² = p(1 − p)/n. */
    static void assertShare(double p, long events, long of) {
        assertMean(p, (double) events / of, Math.sqrt(p * (1 - p) / of));
    }

    /** That a mean is what it should be, within 4 of its standard errors. */
    static void assertMean(double expected, double actual, double standardError) {
        assertEquals(expected, actual, SIGMAS * standardError + 1e-12);
    }

    /** That two samples, value by value, go together no more than by chance: |r| below 4/√n. */
    static void assertUncorrelated(double[] one, double[] other, String what) {
        double meanOne = Arrays.stream(one).average().orElseThrow();
        double meanOther = Arrays.stream(other).average().orElseThrow();
        double both = 0;
        double squaresOne = 0;
        double squaresOther = 0;
        for (int i = 0; i < one.length; i++) {
            both += (one[i] - meanOne) * (other[i] - meanOther);
            squaresOne += (one[i] - meanOne) * (one[i] - meanOne);
            squaresOther += (other[i] - meanOther) * (other[i] - meanOther);
        }
        double correlation = both / Math.sqrt(squaresOne * squaresOther);
        assertTrue(Math.abs(correlation) < SIGMAS / Math.sqrt(one.length), what + ": " + correlation);
    }

    /** That a sample is distributed as a function says (Kolmogorov and Smirnov), looked at below a limit. */
    static void assertDistributed(double[] sample, DoubleUnaryOperator share, double below) {
        double[] sorted = sample.clone();
        Arrays.sort(sorted);
        int n = sorted.length;
        double farthest = 0;
        for (int i = 0; i < n && sorted[i] < below; i++) {
            double expected = share.applyAsDouble(sorted[i]);
            farthest = Math.max(farthest, Math.max((i + 1.0) / n - expected, expected - (double) i / n));
        }
        assertTrue(farthest * Math.sqrt(n) < KOLMOGOROV, "off by " + farthest + " in " + n);
    }

    static void assertDistributed(double[] sample, DoubleUnaryOperator share) {
        assertDistributed(sample, share, Double.POSITIVE_INFINITY);
    }
}
