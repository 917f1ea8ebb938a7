package reckon.file;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import reckon.network.PacketLog;

/** Reads a packet log: a table with sent and arrived times, arrived empty where the packet was lost. */
final class PacketTable {

    private PacketTable() {}

    static PacketLog read(Path path, Progress progress) throws InputException {
        try (TableFile file = TableFile.open(path, progress)) {
            Column sent = require(file, Column.Kind.SENT);
            Column arrived = require(file, Column.Kind.ARRIVED);
            return log(NumberTable.read(file, List.of(sent, arrived), Optional.of(arrived)), sent, arrived);
        } catch (IOException e) {
            throw TextFile.unreadable(path, e);
        }
    }

    private static Column require(TableFile file, Column.Kind kind) throws InputException {
        return kind.among(file.columns())
                .orElseThrow(() -> file.titleFault("must name columns sent and arrived, not "
                        + file.columns().stream().map(Column::title).collect(Collectors.joining(", "))));
    }

    private static PacketLog log(NumberTable table, Column sent, Column arrived) throws InputException {
        double[] raw = table.of(sent);
        double perSecond = TimeColumn.perSecond(sent, raw);
        double[] sentTimes = TimeColumn.since(raw[0], raw, perSecond);
        double[] delays = table.of(arrived);
        double sentPerArrived = perSecond / arrived.perSecond().orElse(perSecond);
        for (int row = 0; row < delays.length; row++) {
            if (row > 0 && sentTimes[row] < sentTimes[row - 1]) {
                throw table.fault(row, sent, "times run backwards; sort the rows by the time of sending");
            }
            delays[row] = (delays[row] * sentPerArrived - raw[row]) / perSecond;
            if (delays[row] < 0) {
                throw table.fault(row, arrived, "must not be before the packet was sent; leave it empty for a loss");
            }
        }
        return PacketLog.of(sentTimes, delays);
    }
}
