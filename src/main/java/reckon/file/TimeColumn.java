package reckon.file;

import java.util.Arrays;
import java.util.OptionalDouble;

/** Times as tables have them: in seconds or milliseconds, from any beginning. */
final class TimeColumn {
    /** Steps at least this long are no seconds, and times at least this late neither: unnamed units are told by size. */
    private static final double LONG_STEP = 5;

    private static final double EPOCH_MILLIS = 1e11;
    private static final double DAY_SECONDS = 86_400;

    private TimeColumn() {}

    /** How many units of a column are a second: as its name says, or else as the size of its numbers does. */
    static double perSecond(Column column, double[] values) {
        OptionalDouble named = column.perSecond();
        return named.isPresent() ? named.getAsDouble() : (looksLikeMillis(values) ? 1000 : 1);
    }

    private static boolean looksLikeMillis(double[] values) {
        double first = values[0];
        double last = values[values.length - 1];
        double[] steps = new double[values.length - 1];
        int count = 0;
        for (int i = 1; i < values.length; i++) {
            if (values[i] > values[i - 1]) {
                steps[count++] = values[i] - values[i - 1];
            }
        }
        Arrays.sort(steps, 0, count);
        return Math.abs(first) >= EPOCH_MILLIS
                || last - first > DAY_SECONDS
                || (count > 0 && steps[count / 2] >= LONG_STEP);
    }

    /** Seconds since a beginning. */
    static double[] since(double beginning, double[] values, double perSecond) {
        return Arrays.stream(values)
                .map(value -> (value - beginning) / perSecond)
                .toArray();
    }

    /** Seconds since the first row, from the time that went by since the row before. */
    static double[] summed(double[] intervals, double perSecond) {
        double[] times = new double[intervals.length];
        double sum = 0;
        for (int i = 1; i < intervals.length; i++) {
            sum += intervals[i];
            times[i] = sum / perSecond;
        }
        return times;
    }
}
