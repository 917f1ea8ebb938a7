package reckon.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reckon.explain.Symbol;
import reckon.file.InputException;
import reckon.setting.Group;
import reckon.setting.SchemeSettings;
import reckon.setting.Settings;
import reckon.text.Language;

/** What stands in a lesson's files is what is read. */
class LessonReaderTest {
    @TempDir
    Path place;

    private Lesson read(String... changes) throws IOException, InputException {
        SmallLesson lesson = SmallLesson.write(place.resolve("small"));
        for (int i = 0; i < changes.length; i += 2) {
            lesson.with("lesson.md", changes[i], changes[i + 1]);
        }
        return LessonReader.read(lesson.folder());
    }

    /** The blocks of a text that stands in place of the introduction. */
    private List<Block> blocks(String text) throws IOException, InputException {
        return read("Words before, with {delay} and $p_0$.", text).introduction(Language.ENGLISH);
    }

    private List<Inline> line(String text) throws IOException, InputException {
        return ((Block.Paragraph) blocks(text).getFirst()).text();
    }

    private static Inline words(String text) {
        return new Inline.Words(text);
    }

    @Test
    void theFrontMatter() throws IOException, InputException {
        Lesson lesson = read();
        assertEquals("small", lesson.id());
        assertEquals(3, lesson.order());
        assertEquals("A small lesson", lesson.title(Language.ENGLISH));
        assertEquals("一课", lesson.title(Language.CHINESE));
        assertEquals(Set.of(Control.STALL), lesson.allowance().controls());
        assertEquals(
                Set.of(Settings.DELAY, Settings.PREDICTOR, Settings.C),
                lesson.allowance().settings());
        assertEquals(Set.of(Part.STAGE, Part.TIMELINE), lesson.allowance().parts());
        assertEquals(8, lesson.start().scenario().track().endMicros() / 1e6);
        assertEquals(
                Allowance.EVERYTHING,
                read("allow: [stall, delay, predictor, c]\nshow: [stage, timeline]\n", "")
                        .allowance());
    }

    @Test
    void wordsThatAllow() throws IOException, InputException {
        Allowance allowed = read(
                        "allow: [stall, delay, predictor, c]",
                        "allow: [network, window, sender.window, threshold, methods, loss.p]")
                .allowance();
        assertTrue(allowed.settings().containsAll(Settings.of(Group.NETWORK)));
        assertTrue(allowed.settings().contains(Settings.WINDOW));
        assertTrue(allowed.settings().contains(Settings.SENDER_WINDOW));
        assertTrue(allowed.settings().contains(Settings.THRESHOLD));
        assertFalse(allowed.settings().contains(SchemeSettings.THRESHOLD));
        assertEquals(Set.of(Control.METHODS), allowed.controls());
        assertTrue(read("allow: [stall, delay, predictor, c]", "allow: [method, delay, stall]")
                .allowance()
                .settings()
                .containsAll(Settings.of(Group.METHOD)));
    }

    @Test
    void aScenarioInTheFrontMatterItself() throws IOException, InputException {
        for (String scenario : List.of(
                "scenario: {track: {generator: circle, duration: 5}, network: {delay: 0.1}}",
                "scenario:\n  track: {generator: circle, duration: 5}\n  # slow\n  network:\n    delay: 0.1",
                "scenario:\n      track: {generator: circle, duration: 5}\n\n      network: {delay: 0.1}")) {
            Lesson lesson = read("scenario: start.yaml", scenario);
            assertEquals(5, lesson.start().scenario().track().endMicros() / 1e6);
            assertEquals(0.1, lesson.start().scenario().get(Settings.DELAY, 0));
            assertEquals(Optional.empty(), lesson.start().path());
        }
    }

    @Test
    void partsOfALine() throws IOException, InputException {
        assertEquals(
                List.of(
                        words("a "),
                        new Inline.Strong(List.of(words("b"))),
                        words(" "),
                        new Inline.Stressed(List.of(words("c"))),
                        words(" "),
                        new Inline.Typed("d $x$ {delay}"),
                        words(" e f")),
                line("a **b** *c* `d $x$ {delay}` e\nf"));
        assertEquals(List.of(words("a"), new Inline.LineEnd(), words("b")), line("a\\\nb"));
    }

    @Test
    void formulasAndDollars() throws IOException, InputException {
        assertEquals(
                List.of(
                        words("a "),
                        new Inline.Formula("a_1 b_2"),
                        words(" and "),
                        new Inline.Formula("x^{*}y^{*}"),
                        words(".")),
                line("a $a_1 b_2$ and $x^{*}y^{*}$."));
        assertEquals(List.of(words("It costs $5 {each}.")), line("It costs \\$5 \\{each}."));
        assertEquals(List.of(new Block.Display("a_1 = \\frac{b}{c}")), blocks("$$\na_1 = \\frac{b}{c}\n$$"));
    }

    @Test
    void links() throws IOException, InputException {
        assertEquals(
                List.of(
                        new Inline.TermLink(List.of(words("Δ")), Symbol.DELTA),
                        words(" "),
                        new Inline.MomentLink(List.of(words("there")), 5.62, Double.NaN),
                        words(" "),
                        new Inline.MomentLink(List.of(words("see")), 2.4, 3.6),
                        words(" "),
                        new Inline.MomentLink(List.of(words("on")), 2.4, Double.POSITIVE_INFINITY)),
                line("[Δ](term:delta) [there](at:5.62) [see](play:2.4-3.6) [on](play:2.4)"));
    }

    @Test
    void numbersToDrag() throws IOException, InputException {
        assertEquals(
                List.of(
                        new Inline.Grip(Settings.DELAY, 0),
                        words(" "),
                        new Inline.Grip(Settings.DELAY, 0),
                        words(" "),
                        new Inline.Grip(Settings.C, 1)),
                line("{delay} {network.delay} {c(2)}"));
    }

    @Test
    void blocksOfAllSorts() throws IOException, InputException {
        Block a = new Block.Paragraph(List.of(words("a")));
        Block b = new Block.Paragraph(List.of(words("b")));
        assertEquals(
                List.of(
                        new Block.Heading(3, List.of(words("H"))),
                        new Block.Items(0, List.of(List.of(a, new Block.Items(3, List.of(List.of(b)))))),
                        new Block.Quote(List.of(a, b)),
                        new Block.Code("x: 1\n"),
                        new Block.Table(
                                List.of(cell("n", false), cell("v", true)),
                                List.of(List.of(cell("a", false), cell("1", true))))),
                blocks("""
                    ### H

                    - a

                      3. b

                    > a
                    >
                    > b

                    ```yaml
                    x: 1
                    ```

                    | n | v |
                    |---|--:|
                    | a | 1 |
                    """));
    }

    private static Block.Cell cell(String text, boolean end) {
        return new Block.Cell(List.of(words(text)), end);
    }

    @Test
    void sectionsAndGoals() throws IOException, InputException {
        Lesson lesson = read();
        LessonSection stalls = lesson.sections().getFirst();
        assertEquals("stalls", stalls.id());
        assertEquals(Optional.of(Symbol.P0), stalls.focus());
        assertEquals(OptionalDouble.of(2), stalls.at());
        assertEquals(
                List.of("two-stalls", "guess", "how-far"),
                stalls.goals().stream().map(Goal::id).toList());
        Goal.When when = (Goal.When) stalls.goals().getFirst();
        assertEquals("stalls >= 2", when.condition().text());
        assertEquals(0, when.seconds());
        assertEquals(new Goal.Choice("guess", 2, 0, false), stalls.goals().get(1));
        assertEquals(
                new Goal.Number("how-far", new Amount(1, Dimension.NONE), new Amount(0, Dimension.NONE), false),
                stalls.goals().get(2));
        LessonText.OfGoal words = lesson.goalText(Language.ENGLISH, "guess");
        assertEquals(List.of("the error", "the circle"), words.choices());
        assertEquals(Optional.of("It does."), words.because());
        List<Block> blocks = lesson.text(Language.ENGLISH, "stalls").blocks();
        assertEquals(
                List.of(
                        new Block.GoalPlace("two-stalls"),
                        new Block.GoalPlace("guess"),
                        new Block.GoalPlace("how-far")),
                blocks.subList(1, blocks.size()));
        LessonText.OfSection more = lesson.text(Language.ENGLISH, "more");
        assertEquals(List.of(words("More")), more.heading());
        assertEquals(
                new Block.Picture(lesson.folder().resolve("dot.png"), "A dot"),
                more.blocks().getFirst());
        assertEquals(List.of(new Block.Paragraph(List.of(words("For the teacher.")))), more.notes());
    }

    @Test
    void aSceneThatChanges() throws IOException, InputException {
        Lesson lesson = read("{#more}", "{#more scenario=near.yaml}");
        assertEquals(0.1, lesson.start(0).scenario().get(Settings.DELAY, 0));
        assertEquals(0.01, lesson.start(1).scenario().get(Settings.DELAY, 0));
    }

    @Test
    void whatHoldsForATime() throws IOException, InputException {
        Goal.When when = (Goal.When) read("when: stalls >= 2", "when: error < 90 cm for 1500 ms")
                .sections()
                .getFirst()
                .goals()
                .getFirst();
        assertEquals(1.5, when.seconds());
        assertEquals("error < 90 cm for 1500 ms", when.condition().text());
    }

    @Test
    void overlays() throws IOException, InputException {
        Lesson lesson = read();
        assertTrue(lesson.speaks(Language.CHINESE, "stalls"));
        assertFalse(lesson.speaks(Language.CHINESE, "more"));
        assertEquals(lesson.text(Language.ENGLISH, "more"), lesson.text(Language.CHINESE, "more"));
        assertEquals(
                List.of(words("网络抖动")), lesson.text(Language.CHINESE, "stalls").heading());
        assertEquals(
                List.of("误差", "圆"), lesson.goalText(Language.CHINESE, "guess").choices());
        assertEquals(
                Optional.of("造成两次网络抖动。"),
                lesson.goalText(Language.CHINESE, "two-stalls").title());
        assertEquals(
                List.of(words("引言 "), new Inline.Grip(Settings.DELAY, 0), words("。")),
                ((Block.Paragraph) lesson.introduction(Language.CHINESE).getFirst()).text());
    }

    @Test
    void chineseLinesAreJoinedWithoutABlank() throws IOException, InputException {
        assertEquals(List.of(words("第一行，第二行 and English")), line("第一行，\n第二行\nand English"));
    }

    @Test
    void whatEditorsLeaveInFiles() throws IOException, InputException {
        SmallLesson lesson = SmallLesson.write(place.resolve("small"));
        lesson.with("lesson.md", "when: stalls >= 2", "when： stalls >= （2）")
                .with("lesson.md", "id: small", "id：small")
                .with("lesson.md", "answer: 1 ± 0", "answer: １ ± ０");
        Path file = lesson.folder().resolve("lesson.md");
        String plain = Files.readString(file);
        Files.writeString(file, "\uFEFF" + plain.replace("\n", "\r\n"));
        assertEquals(List.of(), lesson.problems());
        Lesson read = LessonReader.read(lesson.folder());
        assertEquals(List.of(), read.text(Language.ENGLISH, "stalls").notes());
        assertEquals(
                4,
                read.sections().stream()
                        .mapToInt(section -> section.goals().size())
                        .sum());
    }

    @Test
    void foldersWithLessons() throws IOException {
        Path one = SmallLesson.write(place.resolve("all/01-one")).folder();
        Path two = SmallLesson.write(place.resolve("all/02-two")).folder();
        Files.createDirectories(place.resolve("all/none"));
        assertEquals(List.of(one, two), LessonReader.foldersIn(place.resolve("all")));
        assertEquals(List.of(one), LessonReader.foldersIn(one));
        assertEquals(List.of(), LessonReader.foldersIn(place.resolve("nowhere")));
    }
}
