package reckon.file;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.StringTokenizer;
import java.util.concurrent.CancellationException;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import reckon.motion.Track;

/** Reads points: a list of {@code [t, x, y]}, or a literal block with a line {@code t x y} a point. */
final class PointsReader {
    private static final String REMEDY = "; a point is three numbers: time in s, x and y in m";

    private final Entry entry;
    private final GrowingTrack growing = new GrowingTrack();
    private final double[] point = new double[3];

    private PointsReader(Entry entry) {
        this.entry = entry;
    }

    /** The track of the points; nothing, and a fault, where one is wrong. */
    static Optional<Track> read(Entry entry) {
        PointsReader reader = new PointsReader(entry);
        Optional<String> block = Scalar.block(entry.node());
        boolean read;
        if (block.isPresent()) {
            read = reader.lines(block.get());
        } else if (entry.node() instanceof SequenceNode sequence) {
            read = reader.list(sequence.getValue());
        } else {
            entry.mustBe("a list of points [t, x, y], or a block of lines \"t x y\" after points: |", "");
            return Optional.empty();
        }
        return read ? Optional.of(reader.growing.track()) : Optional.empty();
    }

    private boolean lines(String block) {
        int line = YamlText.line(entry.node());
        for (Iterator<String> lines = block.lines().iterator(); lines.hasNext(); ) {
            if (Thread.currentThread().isInterrupted()) {
                throw new CancellationException("the reading was cancelled");
            }
            String text = lines.next();
            line++;
            StringTokenizer words = new StringTokenizer(text);
            int count = words.countTokens();
            if (count == 0) {
                continue;
            }
            if (count != 3) {
                return fault(line, "has " + count + " words where a line \"t x y\" belongs" + REMEDY);
            }
            for (int i = 0; i < 3; i++) {
                String word = words.nextToken();
                if (!put(i, Decimal.parse(word))) {
                    return fault(line, "must be numbers, not " + word + REMEDY);
                }
            }
            if (!add(line)) {
                return false;
            }
        }
        return growing.track().size() > 0 || fault(line, "has no point; write lines \"t x y\", or [] for none");
    }

    private boolean list(List<Node> items) {
        for (Node item : items) {
            int line = YamlText.line(item);
            if (!(item instanceof SequenceNode numbers) || numbers.getValue().size() != 3) {
                return fault(line, "must be points [t, x, y], not " + shown(item) + REMEDY);
            }
            for (int i = 0; i < 3; i++) {
                Node number = numbers.getValue().get(i);
                if (!put(i, Scalar.number(number)) || Double.isInfinite(point[i])) {
                    return fault(YamlText.line(number), "must be numbers, not " + Scalar.shown(number) + REMEDY);
                }
            }
            if (!add(line)) {
                return false;
            }
        }
        return true;
    }

    private static String shown(Node item) {
        return item instanceof SequenceNode list
                ? "a list of " + list.getValue().size()
                : Scalar.shown(item);
    }

    private boolean put(int index, OptionalDouble number) {
        point[index] = number.orElse(0);
        return number.isPresent();
    }

    private boolean add(int line) {
        Optional<String> fault = growing.add(point[0], point[1], point[2]);
        return fault.isEmpty() || fault(line, fault.get());
    }

    private boolean fault(int line, String message) {
        entry.problems().add(line, entry.path(), message);
        return false;
    }
}
