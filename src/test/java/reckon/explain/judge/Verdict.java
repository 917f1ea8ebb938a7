package reckon.explain.judge;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What the judge says of a worksheet.
 *
 * @param computed how many terms with a formula were worked out anew
 * @param broken how many of them break the units, and are said to
 * @param complaints what is wrong
 */
public record Verdict(int computed, int broken, List<Complaint> complaints) {

    /** Copies the list. */
    public Verdict {
        complaints = List.copyOf(complaints);
    }

    /** The sorts of things that are wrong. */
    public Set<Finding> findings() {
        return complaints.stream().map(Complaint::finding).collect(Collectors.toSet());
    }
}
