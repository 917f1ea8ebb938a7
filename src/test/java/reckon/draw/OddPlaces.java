package reckon.draw;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.DoubleStream;
import reckon.scheme.GameRun;

/** Finds what is drawn at no place at all. */
final class OddPlaces {

    private OddPlaces() {}

    static void assertNone(RecordingPen pen, GameRun run) {
        for (RecordingPen.Mark mark : pen.marks) {
            assertTrue(places(mark).allMatch(Double::isFinite), () -> mark + " in " + run.game());
        }
    }

    private static DoubleStream places(RecordingPen.Mark mark) {
        return switch (mark) {
            case RecordingPen.Filled filled -> {
                Box box = filled.box();
                yield DoubleStream.of(box.left(), box.top(), box.right(), box.bottom());
            }
            case RecordingPen.Line line ->
                DoubleStream.concat(
                        line.xs().stream().mapToDouble(x -> x),
                        line.ys().stream().mapToDouble(y -> y));
            case RecordingPen.Shape shape ->
                DoubleStream.concat(
                        shape.xs().stream().mapToDouble(x -> x),
                        shape.ys().stream().mapToDouble(y -> y));
            case RecordingPen.Disc disc -> DoubleStream.of(disc.x(), disc.y(), disc.radius());
            case RecordingPen.Ring ring -> DoubleStream.of(ring.x(), ring.y(), ring.radius());
            case RecordingPen.Written written -> DoubleStream.of(written.x(), written.y());
        };
    }
}
