package reckon.file;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** The numbers of a few columns of a table, with the lines that the rows stand on. */
final class NumberTable {
    private final TableFile file;
    private final List<Column> columns;
    private final double[][] values;
    private int[] lines = new int[1024];
    private int rows;

    private NumberTable(TableFile file, List<Column> columns) {
        this.file = file;
        this.columns = columns;
        this.values = new double[columns.size()][lines.length];
    }

    /**
     * Reads columns to their end.
     *
     * @param mayBeEmpty a column in which a cell may be empty, which is NaN then
     * @throws InputException where a cell is no number, or there are no rows, or too many
     */
    static NumberTable read(TableFile file, List<Column> columns, Optional<Column> mayBeEmpty) throws InputException {
        NumberTable table = new NumberTable(file, columns);
        for (Optional<TableFile.Row> row = file.next(); row.isPresent(); row = file.next()) {
            table.add(row.get(), mayBeEmpty);
        }
        if (table.rows == 0) {
            throw file.titleFault("has no rows; a recording needs one at least");
        }
        return table;
    }

    private void add(TableFile.Row row, Optional<Column> mayBeEmpty) throws InputException {
        if (rows == Recordings.MOST_ROWS) {
            throw file.fault(
                    row.line(),
                    columns.getFirst(),
                    "is in a row too many, where at most " + Recordings.MOST_ROWS + " are read; " + Recordings.REMEDY);
        }
        if (rows == lines.length) {
            lines = Arrays.copyOf(lines, rows * 2);
            for (int i = 0; i < values.length; i++) {
                values[i] = Arrays.copyOf(values[i], rows * 2);
            }
        }
        for (int i = 0; i < values.length; i++) {
            Column column = columns.get(i);
            String cell = column.index() < row.cells().size()
                    ? row.cells().get(column.index()).strip()
                    : "";
            OptionalDouble number = Decimal.parse(cell);
            if (number.isEmpty() && !(cell.isEmpty() && mayBeEmpty.equals(Optional.of(column)))) {
                String found = cell.isEmpty() ? "nothing" : cell;
                throw file.fault(row.line(), column, "must be a number, not " + found + "; mend or delete the row");
            }
            values[i][rows] = number.orElse(Double.NaN);
        }
        lines[rows++] = row.line();
    }

    int rows() {
        return rows;
    }

    /** The numbers of a column that was read, row by row. */
    double[] of(Column column) {
        return Arrays.copyOf(values[columns.indexOf(column)], rows);
    }

    /** A fault of a row. */
    InputException fault(int row, Column column, String message) {
        return file.fault(lines[row], column, message);
    }
}
