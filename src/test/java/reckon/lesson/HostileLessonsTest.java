package reckon.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lessons travel between machines: one that means harm is refused in one line, and soon. */
class HostileLessonsTest {
    private static final Duration SOON = Duration.ofSeconds(5);

    @TempDir
    Path place;

    private SmallLesson lesson = new SmallLesson(Path.of(""));

    @BeforeEach
    void writeASmallLesson() throws IOException {
        lesson = SmallLesson.write(place.resolve("lessons/small"));
    }

    private void refused(String first) {
        List<String> problems = assertTimeoutPreemptively(SOON, lesson::problems);
        assertTrue(
                !problems.isEmpty()
                        && problems.stream()
                                .allMatch(
                                        one -> one.length() < 400 && one.lines().count() == 1),
                () -> String.join("\n", problems));
        assertTrue(
                problems.stream().anyMatch(one -> one.startsWith(first)),
                () -> first + "\nwhere there is\n" + String.join("\n", problems));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "../secret.png",
                "/etc/secret.png",
                "..",
                "sub/dot.png",
                "file:///etc/passwd",
                "http://example.org/x.png",
                "..\\\\secret.png"
            })
    void aPictureOutsideOfTheFolder(String name) throws IOException {
        Files.write(place.resolve("lessons/secret.png"), Pngs.of(8, 8));
        lesson.with("lesson.md", "(dot.png)", "(" + name + ")");
        refused("lesson.md:44: picture: is " + name.replace("\\\\", "\\")
                + ", which is not the name of a file in the lesson's folder");
    }

    @ParameterizedTest
    @ValueSource(strings = {"../secret.yaml", "/etc/passwd", "C:\\\\x.yaml", "sub/x.yaml"})
    void aScenarioOutsideOfTheFolder(String name) throws IOException {
        Files.writeString(place.resolve("lessons/secret.yaml"), SmallLesson.START);
        lesson.with("lesson.md", "scenario: start.yaml", "scenario: '" + name + "'");
        refused("lesson.md:6: scenario: is " + name + ", which is not the name of a file in the lesson's folder");
    }

    @ParameterizedTest
    @ValueSource(strings = {"dot.png", "start.yaml"})
    void aLinkThatLeadsOut(String name) throws IOException {
        Path secret = place.resolve("secret");
        Files.move(lesson.folder().resolve(name), secret);
        Files.createSymbolicLink(lesson.folder().resolve(name), secret);
        refused("lesson.md:" + (name.endsWith("png") ? "44: picture" : "6: scenario") + ": is " + name
                + ", which leads out of the lesson's folder");
    }

    @Test
    void aRecordingOutsideOfTheFolder() throws IOException {
        Files.writeString(place.resolve("lessons/secret.csv"), "t,x,y\n0,0,0\n1,1,1\n");
        lesson.with("start.yaml", "{generator: circle, duration: 8}", "{recording: ../secret.csv}");
        refused("start.yaml:1: refers to a file that is ../secret.csv, which is not the name of a file");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "file:///usr/bin/xcalc",
                "http://example.org",
                "javascript:alert(1)",
                "run.sh",
                "data:text/html,x",
                "vbscript:x",
                "../lesson.md",
                "term:../x",
                "at:1e9",
                "play:1-2-3"
            })
    void aLinkToAProgram(String link) throws IOException {
        lesson.with("lesson.md", "(at:3)", "(" + link + ")");
        refused("lesson.md:14: link: leads to ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"<script>alert(1)</script>", "<img src=x onerror=y>", "<a href='x'>y</a>", "<!-- x -->"})
    void html(String html) throws IOException {
        lesson.with("lesson.md", "Words before", "Words " + html + " before");
        refused("lesson.md:10: HTML: is <");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\\includegraphics{/etc/passwd}",
                "\\newcommand{\\x}{\\x\\x}\\x",
                "\\jlmExternalFont{x}",
                "\\def\\x{\\x}\\x",
                "\\begin{array}{*{1000000}{c}}1\\end{array}",
                "\\fcscore{999999999}",
                "\\jlmDynamic{x}"
            })
    void formulasThatDoMoreThanShow(String tex) throws IOException {
        lesson.with("lesson.md", "$p_0$", "$" + tex + "$");
        refused("lesson.md:10: formula: has ");
    }

    @Test
    void aHundredMegabytesOfText() throws IOException {
        try (RandomAccessFile file =
                new RandomAccessFile(lesson.folder().resolve("lesson.md").toFile(), "rw")) {
            file.setLength(100L << 20);
        }
        assertEquals(
                List.of("lesson.md: has 100.0 MB, where at most 1 MB are read; tell it in several lessons"),
                assertTimeoutPreemptively(SOON, lesson::problems));
    }

    @Test
    void aThousandGoals() throws IOException {
        String goals = IntStream.range(0, 1000)
                .mapToObj(i -> "```goal g" + i + "\nwhen: stalls > 0\nsolution: stalls.yaml\n```\n")
                .collect(Collectors.joining("\n"));
        lesson.with("lesson.md", "See ", goals + "\nSee ");
        refused("lesson.md:514: goal: is number 101, where at most 100 may be");
    }

    @Test
    void aThousandSections() throws IOException {
        String sections =
                IntStream.range(0, 1000).mapToObj(i -> "## S {#s" + i + "}\n").collect(Collectors.joining("\n"));
        lesson.with("lesson.md", "## More", sections + "\n## More");
        refused("lesson.md:160: heading: begins section 61, where at most 60 may be");
    }

    static List<String> deep() {
        List<String> deep = new ArrayList<>();
        deep.add(">".repeat(9_000) + " x");
        deep.add("> ".repeat(30) + "x");
        deep.add("- ".repeat(4_000) + "x");
        deep.add("1. ".repeat(50) + "x");
        deep.add("*".repeat(9_000) + "x" + "*".repeat(9_000));
        deep.add("**x ".repeat(40) + "y" + "**".repeat(40));
        deep.add(IntStream.range(0, 30).mapToObj(i -> "  ".repeat(i) + "- x").collect(Collectors.joining("\n")));
        deep.add("*a _b ".repeat(30) + "c" + "_ *".repeat(30));
        return deep;
    }

    @ParameterizedTest
    @MethodSource("deep")
    void whatIsNestedDeeply(String text) throws IOException {
        lesson.with("lesson.md", "See ", text + "\n\nSee ");
        refused("lesson.md:");
        assertTrue(
                lesson.problems().stream().anyMatch(one -> one.contains(" text: ") || one.contains("is nested deeper")),
                lesson.problems()::toString);
    }

    static List<String> tiring() {
        List<String> texts = new ArrayList<>();
        for (String bit : List.of(
                "[",
                "![",
                "`a``",
                "*a _b ",
                "[a](",
                "<",
                "&",
                "$x",
                "{",
                "\\$ {delay",
                "[a][",
                "**",
                "a_b_",
                "~~",
                "](",
                "| a ",
                "![a](b")) {
            texts.add((bit.repeat(8_000 / bit.length()) + "\n").repeat(100));
        }
        texts.add("| a | b |\n|---|---|\n" + "| x | y |\n".repeat(40_000));
        texts.add("> a\n".repeat(100_000));
        texts.add("[a]: /b\n".repeat(60_000));
        return texts;
    }

    /** Whatever is said about it, it is said soon. */
    @ParameterizedTest
    @MethodSource("tiring")
    void whatIsTiringToRead(String text) throws IOException {
        lesson.with("lesson.md", "See ", text + "\n\nSee ");
        assertTimeoutPreemptively(Duration.ofSeconds(10), lesson::problems);
    }

    @Test
    void conditionsThatAreNestedDeeply() throws IOException {
        lesson.with("lesson.md", "stalls >= 2", "(".repeat(200) + "stalls" + ")".repeat(200) + " >= 2");
        refused("lesson.md:18: when: is nested deeper than 30 levels; make it simpler");
        lesson.with(
                "lesson.md",
                "(".repeat(200) + "stalls" + ")".repeat(200) + " >= 2",
                "stalls >= " + "-".repeat(200) + "2");
        refused("lesson.md:18: when: is nested deeper than 30 levels; make it simpler");
        lesson.with("lesson.md", "stalls >= " + "-".repeat(200), "not ".repeat(100) + "stalls >= ");
        refused("lesson.md:18: when: is nested deeper than 30 levels; make it simpler");
    }

    @Test
    void aConditionThatIsLong() throws IOException {
        lesson.with("lesson.md", "stalls >= 2", "stalls >= 2" + " or stalls >= 3".repeat(50));
        refused("lesson.md:18: when: is 761 letters long, where at most 500 may be");
    }

    @Test
    void aBombOfAliases() throws IOException {
        StringBuilder bomb = new StringBuilder("a: &a [x, x, x, x, x, x, x, x, x]\n");
        for (char c = 'b'; c <= 'i'; c++) {
            String before = "*" + (char) (c - 1);
            bomb.append(c)
                    .append(": &")
                    .append(c)
                    .append(" [")
                    .append(String.join(", ", java.util.Collections.nCopies(9, before)))
                    .append("]\n");
        }
        lesson.with("lesson.md", "needs: []", bomb + "needs: *i");
        refused("lesson.md:11: g: has more than 50 aliases; write the values out");
    }

    @Test
    void yamlThatIsNestedDeeply() throws IOException {
        lesson.with("lesson.md", "needs: []", "needs: " + "[".repeat(5_000) + "]".repeat(5_000));
        refused("lesson.md:5: needs: is nested deeper than 32 levels");
    }

    @Test
    void aPictureThatClaimsToBeHuge() throws IOException {
        Files.write(lesson.folder().resolve("dot.png"), Pngs.of(100_000, 100_000));
        refused("lesson.md:44: picture: is dot.png, which has 10000 megapixels, where at most 40 may be");
    }

    @Test
    void aPictureOfManyBytes() throws IOException {
        try (RandomAccessFile file =
                new RandomAccessFile(lesson.folder().resolve("dot.png").toFile(), "rw")) {
            file.setLength(900L << 20);
        }
        refused("lesson.md:44: picture: is dot.png, which has 900.0 MB, where at most 8 MB are read");
    }

    @Test
    void aPictureThatIsAnother() throws IOException {
        Files.writeString(lesson.folder().resolve("dot.png"), "#!/bin/sh\nrm -rf /\n");
        refused("lesson.md:44: picture: is dot.png, which is no picture; name a png or jpg file");
        Files.write(lesson.folder().resolve("dot.png"), java.util.Arrays.copyOf(Pngs.of(8, 8), 20));
        refused("lesson.md:44: picture: is dot.png, which cannot be read as a picture");
    }

    @Test
    void whatIsNoText() throws IOException {
        Files.write(
                lesson.folder().resolve("lesson.md"), new byte[] {'-', '-', '-', '\n', (byte) 0xff, (byte) 0xfe, 0, 1});
        refused("lesson.md:2: is not UTF-8 text");
        Files.write(lesson.folder().resolve("lesson.md"), new byte[0]);
        refused("lesson.md:1: is empty");
    }

    @Test
    void controlCharactersAreNotObeyed() throws IOException {
        lesson.with("lesson.md", "(at:3)", "(at:\u001b[31m)");
        refused("lesson.md:14: text: has the character U+001B, which says nothing; take it out");
        assertTrue(lesson.problems().stream().noneMatch(one -> one.contains("\u001b")));
    }
}
