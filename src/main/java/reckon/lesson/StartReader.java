package reckon.lesson;

import java.nio.file.Path;
import java.util.Optional;
import reckon.file.Document;
import reckon.file.Documents;
import reckon.file.Entry;
import reckon.file.InputException;

/** Reads what is open at the start of a lesson: a scenario beside it, or one that is written in its front matter. */
record StartReader(LessonFile file, Reading reading) {

    Optional<Document> read(Entry entry) {
        return entry.hasKeys()
                ? written(entry)
                : entry.written("the name of a scenario beside the lesson, or its keys")
                        .flatMap(name -> reading.document(name, entry::fault));
    }

    private Optional<Document> written(Entry entry) {
        Entry.Place place = entry.place();
        String text = place.until() < 0 ? lines(place) : between(place);
        Path path = file.path();
        try {
            Document document = Documents.parseBeside(text, path);
            reading.keepInside(document, entry::fault);
            return Optional.of(document);
        } catch (InputException e) {
            reading.problems(path).add(inPlace(text, place, e));
            return Optional.empty();
        }
    }

    /** The same problems, on the lines of the whole file. */
    private InputException inPlace(String text, Entry.Place place, InputException alone) {
        try {
            Documents.parseBeside("\n".repeat(1 + place.line()) + text, file.path());
            return alone;
        } catch (InputException e) {
            return e;
        }
    }

    private String between(Entry.Place place) {
        String front = file.front();
        return front.substring(front.offsetByCodePoints(0, place.from()), front.offsetByCodePoints(0, place.until()))
                + "\n";
    }

    /** The lines that are set in at least as far as the first, without what they are set in by. */
    private String lines(Entry.Place place) {
        StringBuilder text = new StringBuilder();
        String[] lines = file.front().split("\n", -1);
        for (int i = place.line(); i < lines.length; i++) {
            String line = lines[i];
            int inset = line.length() - line.stripLeading().length();
            boolean comment = line.isBlank() || line.stripLeading().startsWith("#");
            if (inset < place.column() && !comment) {
                break;
            }
            text.append(line.substring(Math.min(inset, place.column()))).append('\n');
        }
        return text.toString();
    }
}
