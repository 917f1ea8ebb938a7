package reckon.file;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.apache.commons.csv.CSVException;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/**
 * A table in a text file, its first line naming the columns, separated by commas, semicolons, tabs or else by blanks. Rows are
 * read one by one.
 */
final class TableFile implements Closeable {
    private final Path path;
    private final BufferedReader reader;
    private final int titleLine;
    private final List<Column> columns;
    private final Iterator<Row> rows;
    private int line;

    /** A row and the line that it stands on, from 1. */
    record Row(int line, List<String> cells) {}

    private TableFile(Path path, BufferedReader reader, int titleLine, String titles) throws IOException {
        this.path = path;
        this.reader = reader;
        this.titleLine = titleLine;
        this.line = titleLine;
        Optional<CSVFormat> format = format(titles);
        List<String> names = format.isPresent()
                ? CSVParser.parse(titles, format.get()).getRecords().getFirst().toList()
                : words(titles);
        List<Column> found = new ArrayList<>();
        names.forEach(name -> found.add(Column.of(found.size(), name)));
        this.columns = List.copyOf(found);
        this.rows = format.isPresent() ? separated(format.get()) : blanks();
    }

    /** Opens a table and reads the names of its columns. */
    static TableFile open(Path path, Progress progress) throws InputException {
        try {
            BufferedReader reader = new BufferedReader(
                    new InputStreamReader(ReadingStream.open(path, progress), StandardCharsets.UTF_8.newDecoder()));
            try {
                return titled(path, reader);
            } catch (IOException | InputException e) {
                reader.close();
                throw e;
            }
        } catch (IOException e) {
            throw TextFile.unreadable(path, e);
        }
    }

    private static TableFile titled(Path path, BufferedReader reader) throws IOException, InputException {
        int line = 1;
        try {
            for (String text = reader.readLine(); text != null; text = reader.readLine()) {
                String titles = line == 1 ? TextFile.withoutMark(text) : text;
                if (!titles.isBlank() && !titles.startsWith("#")) {
                    return new TableFile(path, reader, line, titles);
                }
                line++;
            }
            throw new InputException(path, 1, "", "is empty; a recording needs a line of names and rows");
        } catch (IOException e) {
            throw fault(path, line, e);
        } catch (UncheckedIOException e) {
            throw fault(path, line, Objects.requireNonNull(e.getCause()));
        }
    }

    private static Optional<CSVFormat> format(String titles) {
        for (char separator : new char[] {',', ';', '\t'}) {
            if (titles.indexOf(separator) >= 0) {
                return Optional.of(CSVFormat.DEFAULT
                        .builder()
                        .setDelimiter(separator)
                        .setIgnoreSurroundingSpaces(separator != '\t')
                        .setCommentMarker('#')
                        .get());
            }
        }
        return Optional.empty();
    }

    private Iterator<Row> separated(CSVFormat format) throws IOException {
        CSVParser parser = CSVParser.parse(reader, format);
        Iterator<CSVRecord> records = parser.iterator();
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return records.hasNext();
            }

            @Override
            public Row next() {
                List<String> cells = records.next().toList();
                return new Row(titleLine + (int) parser.getCurrentLineNumber(), cells);
            }
        };
    }

    private Iterator<Row> blanks() {
        int[] number = {titleLine};
        return reader.lines()
                .map(text -> new Row(++number[0], words(text)))
                .filter(row -> !row.cells().isEmpty())
                .iterator();
    }

    private static List<String> words(String text) {
        return text.isBlank() ? List.of() : Arrays.asList(text.strip().split("\\s+"));
    }

    /** The columns, in order. */
    List<Column> columns() {
        return columns;
    }

    /** A fault of the line that names the columns. */
    InputException titleFault(String message) {
        return new InputException(path, titleLine, "", message);
    }

    /** A fault of a row. */
    InputException fault(int itsLine, Column column, String message) {
        return new InputException(path, itsLine, column.title(), message);
    }

    /** The next row; nothing behind the last. */
    Optional<Row> next() throws InputException {
        try {
            Optional<Row> row = rows.hasNext() ? Optional.of(rows.next()) : Optional.empty();
            line = row.map(Row::line).orElse(line);
            return row;
        } catch (UncheckedIOException e) {
            throw fault(path, line + 1, Objects.requireNonNull(e.getCause()));
        }
    }

    private static InputException fault(Path path, int line, IOException e) {
        if (e instanceof CharacterCodingException) {
            return TextFile.notText(path, line);
        }
        return e instanceof CSVException
                ? new InputException(path, line, "", "is no row of a table: " + e.getMessage() + "; mend the quotes")
                : TextFile.unreadable(path, e);
    }

    @Override
    public void close() throws IOException {
        reader.close();
    }
}
