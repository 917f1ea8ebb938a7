package reckon.scheme;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;

/** What one node showed of one player: what was shown stays, whatever is corrected later. */
public final class Screen {
    private final List<Shown> shown = new ArrayList<>();

    /**
     * A path that was shown from a moment on.
     *
     * @param micros from when
     * @param path the path
     */
    public record Shown(long micros, Path path) {}

    void show(long micros, Path path) {
        shown.add(new Shown(micros, path));
    }

    /** Every path in order. */
    public List<Shown> all() {
        return Collections.unmodifiableList(shown);
    }

    /** The path at a moment in s, if the player was there. */
    public Optional<Path> path(double seconds) {
        int low = -1;
        int high = shown.size();
        while (high - low > 1) {
            int middle = (low + high) >>> 1;
            if (SimulationTime.seconds(shown.get(middle).micros()) <= seconds) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low < 0 ? Optional.empty() : Optional.of(shown.get(low).path());
    }

    /** Where the player was shown at a moment in s, m; nothing where it was not there. */
    public Optional<Vec2> at(double seconds) {
        return path(seconds).map(path -> path.at(seconds));
    }

    /** What is shown last, if anything was. */
    Optional<Path> last() {
        return shown.isEmpty() ? Optional.empty() : Optional.of(shown.getLast().path());
    }
}
