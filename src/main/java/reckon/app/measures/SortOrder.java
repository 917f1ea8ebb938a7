package reckon.app.measures;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import reckon.run.Measure;
import reckon.run.Measures;

/** The order in which methods stand: as they are listed, or by one measure, the least or the greatest first. */
final class SortOrder {
    private @Nullable Measure measure;
    private boolean greatestFirst;

    /** Goes on with a measure: the least first, then the greatest first, then as listed. */
    void by(Measure wanted) {
        if (measure != wanted) {
            measure = wanted;
            greatestFirst = false;
        } else if (!greatestFirst) {
            greatestFirst = true;
        } else {
            measure = null;
        }
    }

    /** The places of the methods in this order; one without a value stands last. */
    List<Integer> of(List<Measures> measures) {
        Measure by = measure;
        List<Integer> listed = IntStream.range(0, measures.size()).boxed().toList();
        if (by == null) {
            return listed;
        }
        double sign = greatestFirst ? -1 : 1;
        return listed.stream()
                .sorted(Comparator.comparingDouble(
                        (Integer method) -> sign * by.of(measures.get(method)).orElse(sign * Double.MAX_VALUE)))
                .toList();
    }

    /** What stands behind a measure's name to say that it is the one. */
    String arrow(Measure of) {
        if (of != measure) {
            return "";
        }
        return greatestFirst ? " ▼" : " ▲";
    }
}
