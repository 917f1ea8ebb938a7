package reckon.file;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import reckon.motion.Track;
import reckon.network.PacketLog;
import reckon.run.Recording;

/** Reads a recording that is a table: times or intervals, positions, and perhaps the round trip of each update. */
final class TrackTable {
    /** Dots of a screen that are taken as a metre, so that a move of the mouse fits a stage. */
    private static final double PIXELS_PER_METRE = 100;

    /** Positions that begin farther from the origin than this are map coordinates, m. */
    private static final double FAR = 10_000;

    private final Column x;
    private final Column y;
    private final Column clock;
    private final boolean intervals;
    private final Optional<Column> roundTrip;
    private final NumberTable table;

    private TrackTable(TableFile file) throws InputException {
        List<Column> columns = file.columns();
        Optional<Column> time = Column.Kind.TIME.among(columns);
        Optional<Column> interval = Column.Kind.INTERVAL.among(columns);
        this.x = require(file, Column.Kind.X.among(columns));
        this.y = require(file, Column.Kind.Y.among(columns));
        this.clock = require(file, time.or(() -> interval));
        this.intervals = time.isEmpty();
        this.roundTrip = Column.Kind.ROUND_TRIP.among(columns);
        this.table = NumberTable.read(
                file, Stream.concat(Stream.of(clock, x, y), roundTrip.stream()).toList(), Optional.empty());
    }

    private static Column require(TableFile file, Optional<Column> column) throws InputException {
        return column.orElseThrow(() -> file.titleFault("must name columns time, x and y, or x, y and interval, not "
                + file.columns().stream().map(Column::title).collect(Collectors.joining(", "))));
    }

    static Recording read(Path path, Progress progress) throws InputException {
        try (TableFile file = TableFile.open(path, progress)) {
            return new TrackTable(file).recording();
        } catch (IOException e) {
            throw TextFile.unreadable(path, e);
        }
    }

    private Recording recording() throws InputException {
        double[] raw = table.of(clock);
        double perSecond = intervals ? clock.perSecond().orElse(1) : TimeColumn.perSecond(clock, raw);
        double[] times = intervals ? TimeColumn.summed(raw, perSecond) : TimeColumn.since(raw[0], raw, perSecond);
        Track track = track(times);
        return new Recording(
                track,
                roundTrip.isPresent() ? Optional.of(delays(roundTrip.get(), times, perSecond)) : Optional.empty());
    }

    private Track track(double[] times) throws InputException {
        double[] xs = table.of(x);
        double[] ys = table.of(y);
        boolean screen = x.pixels() || (intervals && x.unit().isEmpty() && allWhole(xs) && allWhole(ys));
        boolean shifted = screen || x.onMap() || Math.hypot(xs[0] / x.perMetre(), ys[0] / y.perMetre()) > FAR;
        double originX = shifted ? xs[0] : 0;
        double originY = shifted ? ys[0] : 0;
        GrowingTrack growing = new GrowingTrack();
        for (int row = 0; row < table.rows(); row++) {
            double across = xs[row] - originX;
            double up = ys[row] - originY;
            Optional<String> fault = screen
                    // a screen counts downwards
                    ? growing.add(times[row], across / PIXELS_PER_METRE, (originY - ys[row]) / PIXELS_PER_METRE)
                    : growing.add(times[row], across / x.perMetre(), up / y.perMetre());
            if (fault.isPresent()) {
                throw table.fault(row, clock, fault.get());
            }
        }
        return growing.track();
    }

    private static boolean allWhole(double[] values) {
        return Arrays.stream(values).allMatch(value -> value == Math.rint(value));
    }

    /** One way is taken as half of the round trip, which is an assumption: nothing says how it is shared. */
    private PacketLog delays(Column column, double[] times, double perSecondOfClock) throws InputException {
        double perSecond = column.perSecond().orElse(perSecondOfClock);
        double[] delays = table.of(column);
        for (int row = 0; row < delays.length; row++) {
            if (delays[row] < 0) {
                throw table.fault(row, column, "must be 0 or more, not " + Decimal.text(delays[row]));
            }
            delays[row] = delays[row] / perSecond / 2;
        }
        return PacketLog.of(times, delays);
    }
}
