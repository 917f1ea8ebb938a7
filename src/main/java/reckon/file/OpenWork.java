package reckon.file;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What is open in a window, as it is kept for the next start: the text of the document below two lines of comment, so that one
 * file holds all of it and can be opened by hand too.
 *
 * @param document what is open
 * @param unsaved whether it differs from its file, or has none
 * @param asideUnsaved whether what is laid aside for it does
 */
public record OpenWork(Document document, boolean unsaved, boolean asideUnsaved) {
    private static final Pattern HEAD = Pattern.compile("# open: (.*)\n# unsaved: (true|false)\n");

    /** What is open with nothing laid aside that anybody would miss. */
    public OpenWork(Document document, boolean unsaved) {
        this(document, unsaved, false);
    }

    /** This with what was open before laid aside. */
    OpenWork inPlaceOf(OpenWork before) {
        return new OpenWork(document.inPlaceOf(before.document), unsaved, before.unsaved);
    }

    /** The text to keep. */
    String text() {
        String file = document.path()
                .map(path -> path.toAbsolutePath().toString())
                .filter(name -> name.chars().noneMatch(Character::isISOControl))
                .orElse("");
        return "# open: " + file + "\n# unsaved: " + unsaved + "\n" + Documents.text(document);
    }

    /**
     * What a text keeps. What differed in nothing from its file is read from there, where that is still possible.
     *
     * @param kept the file that the text is from
     */
    static OpenWork read(String text, Path kept) throws InputException {
        Matcher head = HEAD.matcher(text);
        if (!head.lookingAt()) {
            return new OpenWork(Documents.parse(text, kept), true);
        }
        String scenario = text.substring(head.end());
        Optional<Path> file = file(head.group(1));
        if (file.isPresent() && head.group(2).equals("false")) {
            try {
                return new OpenWork(Documents.read(file.get()), false);
            } catch (InputException e) {
                // moved or broken since; what is kept is as good
                return new OpenWork(Documents.parse(scenario, kept, file), true);
            }
        }
        return new OpenWork(Documents.parse(scenario, kept, file), head.group(2).equals("true"));
    }

    private static Optional<Path> file(String name) {
        try {
            return name.isEmpty() ? Optional.empty() : Optional.of(Path.of(name));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }
}
