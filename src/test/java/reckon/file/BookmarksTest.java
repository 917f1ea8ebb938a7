package reckon.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bookmarks are kept with both kinds of scenario. */
class BookmarksTest {
    private static final Path FILE = Path.of("lesson.yaml");
    private static final String METHODS = "# mine\ntrack: {generator: lap, duration: 4} # short\n";
    private static final String GAME = """
        # mine
        scheme:
          kind: half-server # short
          clients:
            Ann: {up: 0.06, down: 0.07}
            Bob: {up: 0.1, down: 0.1}
        """;
    private static final String GIVEN = """
        bookmarks:
          - {at: 2.5, name: 第二次卡顿}
          - at: 1
            name: "Ask: where?"
            note: |
              Let them guess.
              Then go on.
        """;
    private static final Bookmarks SAID = new Bookmarks(
            List.of(new Bookmark(1, "Ask: where?", "Let them guess.\nThen go on.\n"), new Bookmark(2.5, "第二次卡顿", "")));

    private static Document parsed(String text) throws InputException {
        return Documents.parse(text, FILE);
    }

    @ParameterizedTest
    @ValueSource(strings = {METHODS, GAME})
    void theyAreReadInOrder(String scenario) throws InputException {
        assertEquals(SAID, parsed(scenario + GIVEN).bookmarks());
        assertEquals(Bookmarks.NONE, parsed(scenario).bookmarks());
        assertEquals(SAID, parsed(GIVEN + scenario).bookmarks());
    }

    @ParameterizedTest
    @ValueSource(strings = {METHODS, GAME})
    void theyAreWrittenIntoTheTextThatTheyAreSetIn(String scenario, @TempDir Path folder)
            throws InputException, IOException {
        Document document = parsed(scenario);
        Document marked = document.withBookmarks(SAID);
        assertFalse(marked.saysTheSameAs(document));
        Path file = folder.resolve("书签.yaml");
        Documents.write(marked, file);
        assertTrue(Files.readString(file).startsWith("# mine\n")
                && Files.readString(file).contains("# short"));
        Document again = Documents.read(file);
        assertTrue(again.saysTheSameAs(marked));
        assertEquals(SAID, again.bookmarks());
        Documents.write(again.withBookmarks(SAID.without(SAID.all().getFirst())), file);
        assertEquals(
                List.of(new Bookmark(2.5, "第二次卡顿", "")),
                Documents.read(file).bookmarks().all());
        Documents.write(again.withBookmarks(Bookmarks.NONE), file);
        assertTrue(Documents.read(file).saysTheSameAs(document));
    }

    @Test
    void oddWordsSurvive() throws InputException {
        String odd = "\"quotes\" # no: comment, {a: b} \\ \t – ✓";
        Bookmarks some = new Bookmarks(List.of(
                new Bookmark(0, odd, odd + "\n\n" + odd),
                new Bookmark(0, "", ""),
                new Bookmark(86_400, "true", "null"),
                new Bookmark(1.0 / 3, "12", "- a\n- b")));
        Document marked = parsed(METHODS).withBookmarks(some);
        assertEquals(some, parsed(Documents.text(marked)).bookmarks());
        Document fresh = Document.of(marked.scenario()).withBookmarks(some);
        assertEquals(some, parsed(Documents.text(fresh)).bookmarks());
    }

    @Test
    void aChangeOfTheScenarioLeavesThemThere() throws InputException {
        Document run = parsed(METHODS + GIVEN);
        assertEquals(
                SAID,
                run.withScenario(parsed("track: {generator: circle, duration: 4}")
                                .scenario())
                        .bookmarks());
        Document game = parsed(GAME + GIVEN);
        assertEquals(SAID, game.withGame(Games.blank()).bookmarks());
        assertEquals(Optional.of(SAID), run.inPlaceOf(game).turned().map(Document::bookmarks));
    }

    private static String wrong(String bookmarks) {
        return assertThrows(InputException.class, () -> parsed(METHODS + "bookmarks:" + bookmarks))
                .getMessage();
    }

    @Test
    void mistakesAreNamed() {
        assertEquals(
                "lesson.yaml:3: bookmarks: must be a list, not 5; write its items as - lines, or in [ ]",
                wrong(" 5\n"));
        assertTrue(wrong(" [{name: a}]\n").contains("bookmarks[0].at: is missing; give the moment in s, 0 to 86400"));
        assertTrue(wrong(" [{at: -1}]\n").contains("bookmarks[0].at: must be a number, 0 to 86400, not -1"));
        assertTrue(wrong(" [{at: 1, nam: a}]\n")
                .contains("bookmarks[0].nam: there is no such key here; did you mean name?"));
        assertTrue(wrong(" [{at: 1, name: [a]}]\n").contains("bookmarks[0].name: must be a text, not "));
        assertTrue(wrong(" [{at: 1, name: \"a\\nb\"}]\n").contains("bookmarks[0].name: has several lines"));
        assertTrue(wrong(" [{at: 1, name: " + "x".repeat(81) + "}]\n")
                .contains("bookmarks[0].name: is 81 characters long; it may have 80, make it shorter"));
        assertTrue(wrong(" [{at: 1, note: " + "x".repeat(2001) + "}]\n")
                .contains("bookmarks[0].note: is 2001 characters long; it may have 2000, make it shorter"));
        assertTrue(wrong(" [" + "{at: 1}, ".repeat(501) + "]\n")
                .contains("bookmarks: are 501; there may be 500, take some out"));
    }

    @Test
    void theLimitsAreAllowed() throws InputException {
        String most = "bookmarks: [" + "{at: 1}, ".repeat(499) + "{at: 1, name: " + "好".repeat(80) + ", note: "
                + "x".repeat(2000) + "}]\n";
        assertEquals(500, parsed(METHODS + most).bookmarks().all().size());
    }
}
