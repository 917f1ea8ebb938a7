package reckon.run;

import java.util.Optional;
import reckon.motion.Generator;
import reckon.motion.Track;
import reckon.network.PacketLog;

/** Where the true path comes from. */
public sealed interface TrackSource {

    /** The true path itself. */
    Track track();

    /** The delays that were recorded with it, if any. */
    default Optional<PacketLog> delays() {
        return Optional.empty();
    }

    /** Points that were drawn or written down. */
    record Points(Track track) implements TrackSource {}

    /**
     * A track that is made.
     *
     * @param generator what makes it
     * @param duration its length, s
     * @param track what was made
     */
    record Generated(Generator generator, double duration, Track track) implements TrackSource {

        /** The track of a generator. */
        public static Generated of(Generator generator, double duration, long seed) {
            return new Generated(generator, duration, generator.track(duration, seed));
        }
    }

    /**
     * A recording in a file of its own.
     *
     * @param reference its path as the scenario file says it
     * @param recording what it says
     */
    record Recorded(String reference, Recording recording) implements TrackSource {
        @Override
        public Track track() {
            return recording.track();
        }

        @Override
        public Optional<PacketLog> delays() {
            return recording.delays();
        }
    }
}
