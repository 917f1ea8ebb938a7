package reckon.file;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import reckon.motion.Generator;
import reckon.run.TrackSource;

/** Reads where the true path comes from. */
final class TrackReader {
    /** How long a generated track is where nothing says so, s. */
    static final double DURATION = 20;

    private static final String KINDS = "points, generator or recording";

    private TrackReader() {}

    /** The source; nothing, and a fault, where there is none to be had. */
    static Optional<TrackSource> read(Section track, long seed, Library library) {
        Optional<Entry> points = track.take("points");
        Optional<Entry> generator = track.take("generator");
        Optional<Entry> recording = track.take("recording");
        Optional<Entry> duration = track.take("duration");
        track.close();
        List<Entry> given = Stream.of(points, generator, recording)
                .flatMap(Optional::stream)
                .toList();
        if (given.isEmpty()) {
            track.fault("gives no path; give one of " + KINDS);
            return Optional.empty();
        }
        if (given.size() > 1) {
            given.getLast().fault("is one path too many; give one of " + KINDS);
            return Optional.empty();
        }
        if (generator.isEmpty()) {
            duration.ifPresent(entry -> entry.fault("is for a generator; take it out"));
        }
        return points.flatMap(PointsReader::read)
                .<TrackSource>map(TrackSource.Points::new)
                .or(() -> generator.flatMap(entry -> generated(entry, duration, seed)))
                .or(() -> recording.flatMap(entry -> recorded(entry, library)));
    }

    private static Optional<TrackSource> generated(Entry entry, Optional<Entry> duration, long seed) {
        List<String> words = Stream.of(Generator.values()).map(Generator::word).toList();
        Optional<String> word = Scalar.text(entry.node());
        Optional<Generator> generator = word.flatMap(Generator::of);
        if (generator.isEmpty()) {
            entry.mustBe(
                    "one of " + String.join(", ", words),
                    word.flatMap(written -> Closest.to(written, words))
                            .map(meant -> "; did you mean " + meant + "?")
                            .orElse(""));
        }
        OptionalDouble seconds =
                duration.isPresent() ? duration.get().number(0, Generator.LONGEST) : OptionalDouble.of(DURATION);
        return generator.isPresent() && seconds.isPresent()
                ? Optional.of(TrackSource.Generated.of(generator.get(), seconds.getAsDouble(), seed))
                : Optional.empty();
    }

    private static Optional<TrackSource> recorded(Entry entry, Library library) {
        return entry.text("the name of a recording beside this file")
                .flatMap(reference -> library.recording(entry, reference)
                        .map(recording -> new TrackSource.Recorded(reference, recording)));
    }
}
