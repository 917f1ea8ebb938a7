package reckon.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whoever makes a mistake in a lesson is told where it is, what it is, and what to do. */
class PlantedMistakesInLessonsTest {
    @TempDir
    Path folder;

    /**
     * A mistake.
     *
     * @param file the file that it is planted in
     * @param from what is replaced
     * @param to by what
     * @param place where it must be found: file, line and key
     * @param message what must be said, in its order, with the remedy last
     */
    record Mistake(String file, String from, String to, String place, List<String> message) {
        @Override
        public String toString() {
            return place + String.join(" … ", message);
        }
    }

    private static Mistake master(String from, String to, String place, String... message) {
        return new Mistake("lesson.md", from, to, "lesson.md:" + place, List.of(message));
    }

    private static Mistake overlay(String from, String to, String place, String... message) {
        return new Mistake("lesson.zh-CN.md", from, to, "lesson.zh-CN.md:" + place, List.of(message));
    }

    static List<Mistake> inFrontMatter() {
        return List.of(
                master("---\nid", "id", "1: ", "has no front matter", "begin with a line ---"),
                master("stage, timeline]\n---\n", "stage, timeline]\n", "1: ", "does not end", "put a line --- below"),
                master("id: small", "id: Small Lesson", "2: id: ", "is Small Lesson", "small letters"),
                master("id: small\n", "", "2: id: ", "is missing", "write id: …"),
                master("title: A small lesson\n", "", "2: title: ", "is missing", "write title: …"),
                master("title:", "titel:", "3: titel: ", "no such key", "did you mean title?"),
                master("order: 3", "order: third", "4: order: ", "must be a whole number", "not third"),
                master("order: 3\n", "", "2: order: ", "is missing", "order: 5"),
                master("order: 3", "order: 3\norder: 4", "5: order: ", "a second time, after line 4", "keep one"),
                master("needs: []", "needs: [none-such]", "5: needs[0]: ", "none-such", "take it out"),
                master(
                        "needs: []",
                        "needs: [small]",
                        "5: needs[0]: ",
                        "circle: small needs small",
                        "take one of them out"),
                master(
                        "scenario: start.yaml\n",
                        "",
                        "2: scenario: ",
                        "is missing",
                        "name a scenario beside the lesson"),
                master(
                        "scenario: start.yaml",
                        "scenario: strat.yaml",
                        "6: scenario: ",
                        "no such file",
                        "did you mean start.yaml?"),
                master(
                        "scenario: start.yaml",
                        "scenario: dot.png",
                        "6: scenario: ",
                        "is no scenario",
                        "name a .yaml file"),
                master(
                        "scenario: start.yaml",
                        "scenario:\n  track: {generator: circle}\n  network: {dleay: 1}",
                        "8: network.dleay: ",
                        "no such key",
                        "did you mean delay?"),
                master("[stall, delay", "[stal, delay", "7: allow[0]: ", "is stal", "did you mean stall?"),
                master(
                        "[stall, delay",
                        "[telepathy, delay",
                        "7: allow[0]: ",
                        "nobody could be allowed",
                        "name a setting by its key"),
                master(
                        "[stage, timeline]",
                        "[stage, timelines]",
                        "8: show[1]: ",
                        "no part of the window",
                        "did you mean timeline?"),
                master("order: 3", "order： [", "6: order", "is not YAML", "mend it"));
    }

    static List<Mistake> inText() {
        return List.of(
                master("Words before", "<b>Words</b> before", "10: HTML: ", "is <b>", "write Markdown"),
                master("Words before", "<div>\nx\n</div>\n\nWords before", "10: HTML: ", "is <div>", "write Markdown"),
                master(
                        "Words before",
                        "# Title\n\nWords before",
                        "10: heading: ",
                        "has one #",
                        "write ## for a section"),
                master("Words before", "***\n\nWords", "10: text: ", "a rule", "begin a section"),
                master("{delay}", "{dealy}", "10: {dealy}: ", "names no setting", "did you mean delay?"),
                master(
                        "{delay}",
                        "{predictor}",
                        "10: {predictor}: ",
                        "no number to drag",
                        "name a setting that is one"),
                master("{delay}", "{delay(2)}", "10: {delay(2)}: ", "not a method's setting", "take the brackets away"),
                master(
                        "{delay}",
                        "{jitter}",
                        "10: {jitter}: ",
                        "does not let a student change",
                        "add network.jitter to allow"),
                master("$p_0$", "$p_0", "10: formula: ", "does not end", "write \\$ for a dollar"),
                master("$p_0$", "$\\frac{1}{2$", "10: formula: ", "braces that do not match", "close each"),
                master("$p_0$", "$\\nosuchthing{2}$", "10: formula: ", "no TeX that can be set", "mend it"),
                master("$p_0$", "$\\input{x}$", "10: formula: ", "has \\input", "take it out"),
                master("(at:3)", "(at:soon)", "14: link: ", "at:soon", "write seconds"),
                master("(at:3)", "(at:300)", "14: link: ", "moment 300 s", "ends at 9 s", "name an earlier one"),
                master("(play:2-4)", "(play:4-2)", "14: link: ", "no stretch of time", "the earlier moment first"),
                master("(term:p0)", "(term:detla)", "14: link: ", "which there is not", "did you mean delta?"),
                master(
                        "(term:p0)",
                        "(term:delta)",
                        "14: link: ",
                        "lights delta, which no worksheet of start.yaml has",
                        "name a term that its methods use"),
                master(
                        "(term:p0)",
                        "(https://example.org)",
                        "14: link: ",
                        "leads to https://example.org",
                        "term:…, at:… or play:…"),
                master("See ", "See <https://example.org> ", "14: link: ", "leads to https://example.org", "a link is"),
                master("![A dot](dot.png)", "![](dot.png)", "44: picture: ", "has no words", "say in ![…]"),
                master(
                        "![A dot](dot.png)",
                        "![A dot](dto.png)",
                        "44: picture: ",
                        "no such file",
                        "did you mean dot.png?"),
                master(
                        "![A dot](dot.png)",
                        "![A dot](start.yaml)",
                        "44: picture: ",
                        "is no picture",
                        "name a png or jpg"),
                master("![A dot]", "Here: ![A dot]", "44: picture: ", "stands among words", "a paragraph of its own"),
                master("## Stalls {#stalls focus=p0 at=2}", "## Stalls", "12: heading: ", "has no id", "{#two-stalls}"),
                master("{#stalls focus=p0 at=2}", "{#Stalls!}", "12: heading: ", "has the id Stalls!", "small letters"),
                master("focus=p0", "focus=po", "12: stalls: ", "focus=po", "did you mean"),
                master(
                        "focus=p0",
                        "focus=delta",
                        "12: stalls: ",
                        "no worksheet of start.yaml has",
                        "open another scenario"),
                master("focus=p0", "fcus=p0", "12: stalls: ", "means nothing in a heading", "did you mean focus?"),
                master("at=2", "at=late", "12: stalls: ", "is no moment", "as at=5.62"),
                master("at=2", "at=20", "12: stalls: ", "moment 20 s", "ends at 9 s", "name an earlier one"),
                master("at=2", "scenario=elsewhere.yaml", "12: stalls: ", "no such file", "put it beside the lesson"),
                master("{#more}", "{#stalls}", "42: stalls: ", "id of a section above", "give this one another"));
    }

    static List<Mistake> inGoals() {
        return List.of(
                master("```goal two-stalls", "```goal", "16: goal: ", "has no id", "write it behind the word"),
                master("```goal two-stalls", "```gol two-stalls", "16: gol: ", "means nothing", "did you mean goal?"),
                master(
                        "```goal guess",
                        "```goal two-stalls",
                        "23: two-stalls: ",
                        "id of a goal above",
                        "give this one another"),
                master("when: stalls >= 2", "whn: stalls >= 2", "18: whn: ", "no such key", "did you mean when?"),
                master("when: stalls >= 2\n", "", "17: ", "asks for nothing", "write when:, never: or ask:"),
                master(
                        "when: stalls >= 2",
                        "when: stalls >= 2\nnever: stalls > 9",
                        "19: never: ",
                        "stands beside when:",
                        "two goals"),
                master(
                        "solution: stalls.yaml\n",
                        "",
                        "17: solution: ",
                        "is missing",
                        "name a scenario beside the lesson"),
                master(
                        "solution: stalls.yaml",
                        "solution: stals.yaml",
                        "20: solution: ",
                        "no such file",
                        "did you mean stalls.yaml?"),
                master("hint: With", "hnt: With", "19: hnt: ", "no such key", "did you mean hint?"),
                master("stalls >= 2", "stals >= 2", "18: when: ", "names stals", "did you mean stalls?"),
                master(
                        "stalls >= 2",
                        "stalls >= 2 s",
                        "18: when: ",
                        "compares what is a bare number with what is in s",
                        "has no unit"),
                master(
                        "stalls >= 2",
                        "max(error) > 2",
                        "18: when: ",
                        "compares what is in m with what is a bare number",
                        "write its unit, as 2 m"),
                master("stalls >= 2", "stalls > 1 >= 2", "18: when: ", "compares twice", "write a < b and b < c"),
                master("stalls >= 2", "stalls", "18: when: ", "is a number", "compare it with"),
                master("stalls >= 2", "predictor = patnet", "18: when: ", "never patnet", "did you mean patent?"),
                master("stalls >= 2", "length(p9) > 1 m", "18: when: ", "no vector is called p9", "did you mean p0?"),
                master(
                        "stalls >= 2",
                        "delta > 1 m",
                        "18: when: ",
                        "is a vector",
                        "write length(delta), x(delta) or y(delta)"),
                master("stalls >= 2", "stalls >= 2 for ever", "18: when: ", "has ever behind for", "such as 2 s"),
                master("stalls >= 2", "(stalls >= 2", "18: when: ", "where ) should stand"),
                master(
                        "stalls >= 2",
                        "stalls >= 3",
                        "18: two-stalls: ",
                        "is not met by its solution stalls.yaml: stalls is 2",
                        "mend"),
                master(
                        "stalls >= 2",
                        "stalls >= 0",
                        "18: two-stalls: ",
                        "is met by the untouched start, start.yaml: stalls is 0",
                        "still to be done"),
                master("[stall, delay", "[draw, delay", "18: two-stalls: ", "changes stalls", "add stall to allow"),
                master(
                        "stall, delay, predictor",
                        "stall, jitter, predictor",
                        "47: never-far: ",
                        "changes network.delay",
                        "add network.delay to allow"),
                master(
                        "never: error > 40 cm",
                        "never: error > 1 cm",
                        "47: never-far: ",
                        "is not met by its solution near.yaml",
                        "error is from",
                        "mend"),
                master(
                        "choices: [the error, the circle]",
                        "choices: [the error]",
                        "25: choices: ",
                        "has 1 of them",
                        "at least two"),
                master(
                        "choices: [the error, the circle]",
                        "choices: [the error, the error]",
                        "25: choices: ",
                        "twice",
                        "keep one"),
                master(
                        "answer: the error",
                        "answer: the eror",
                        "26: answer: ",
                        "none of the choices",
                        "did you mean the error?"),
                master("answer: the error\n", "", "24: answer: ", "is missing", "say which answer is right"),
                master(
                        "holds: max(error) > 10 cm",
                        "holds: max(error) > 10 m",
                        "27: guess: ",
                        "does not hold on start.yaml: max(error) is 0.",
                        " m; mend the one or the other"),
                master(
                        "answer: 1 ± 0",
                        "answer: one",
                        "33: answer: ",
                        "no amount with a tolerance",
                        "as 0.37 m ± 0.01 m"),
                master(
                        "answer: 1 ± 0",
                        "answer: 1 m ± 0",
                        "33: answer: ",
                        "no amount with a tolerance",
                        "both with their unit"),
                master(
                        "answer: 1 ± 0",
                        "answer: 2 ± 0.5",
                        "34: how-far: ",
                        "is not the answer: methods is 1 on start.yaml",
                        "mend the answer"),
                master(
                        "is: methods",
                        "is: duration",
                        "34: is: ",
                        "in s, where the answer is a bare number",
                        "of one sort"),
                master(
                        "- delay = 100 ms",
                        "- delay = 200 ms",
                        "38: shows: ",
                        "does not hold on start.yaml: delay is 100 ms",
                        "mend the one or the other"),
                master(
                        "holds: stalls = 2",
                        "holds: stalls = 3",
                        "39: shows: ",
                        "does not hold on stalls.yaml: stalls is 2",
                        "mend"),
                master("in: stalls.yaml", "on: stalls.yaml", "39: shows[1]", "no such key", "did you mean in?"),
                master("ask: What grows?", "ask:", "24: ask: ", "must be words", "not nothing"));
    }

    static List<Mistake> inOverlays() {
        return List.of(
                overlay("id: small", "id: smal", "2: id: ", "is smal, where the lesson's is small", "write small"),
                overlay("title: 一课\n", "", "2: title: ", "is missing", "write title: …"),
                overlay("title: 一课", "order: 3\ntitle: 一课", "3: order: ", "no such key", "there are id, title"),
                overlay("{#stalls}", "{#stals}", "7: stals: ", "the id of no section", "did you mean stalls?"),
                overlay("{#stalls}", "{#stalls at=3}", "7: stalls: ", "has at=3", "leave only the id"),
                overlay("```words guess", "```goal guess", "14: goal: ", "stands in lesson.md", "write ```words"),
                overlay(
                        "```words guess",
                        "```words gues",
                        "14: words: ",
                        "no goal of this section",
                        "did you mean guess?"),
                overlay(
                        "[误差, 圆]",
                        "[误差, 圆, 点]",
                        "16: choices: ",
                        "has 3 of them, where lesson.md has 2",
                        "in the same order"),
                overlay("because: 是的。\n", "", "14: guess: ", "has no because:", "translate it"),
                overlay("hint: 用按钮。", "hnt: 用按钮。", "11: hnt: ", "no such key", "did you mean hint?"),
                overlay(
                        "because: 是的。",
                        "because: 是的。\nanswer: 误差",
                        "18: answer: ",
                        "stands in lesson.md",
                        "take it out"),
                overlay(
                        "```words how-far\nask: 有几种方法？\n```\n",
                        "",
                        "7: stalls: ",
                        "no words for the goal how-far",
                        "add a fence"),
                overlay("{delay}", "{dealy}", "5: {dealy}: ", "names no setting", "did you mean delay?"),
                new Mistake(
                        "start.yaml",
                        "delay: 0.1",
                        "dleay: 0.1",
                        "start.yaml:4: network.dleay: ",
                        List.of("did you mean delay?")));
    }

    /** Marks that would be seen: bold that a full stop keeps from closing, and any in what is no Markdown. */
    static List<Mistake> strayMarks() {
        return List.of(
                master(
                        "Words before",
                        "**Words.**before",
                        "10: text: ",
                        "would show the ** in “**Words.**bef",
                        "the full stop outside"),
                overlay(
                        "引言 {delay}",
                        "一行\n**要点。**接着 {delay}",
                        "6: text: ",
                        "would show the ** in “**要点。**接着",
                        "with the full stop outside"),
                overlay("## 网络抖动", "## 网络*抖动", "7: text: ", "would show the * in “网络*抖动", "open it right before"),
                master("For the teacher.", "For `the teacher.", "52: text: ", "would show the ` in", "in `code`"),
                master(
                        "title: Cause two",
                        "title: Cause *two*",
                        "17: title: ",
                        "would show the * in “Cause *two* stalls",
                        "take it out"),
                master(
                        "[the error, the circle]",
                        "[the error, the $p$]",
                        "25: choices[1]: ",
                        "the $ in",
                        "take it out"),
                master(
                        "because: It does.",
                        "because: It `does`.",
                        "28: because: ",
                        "would show the ` in",
                        "take it out"),
                overlay("hint: 用按钮。", "hint: 用*按钮*。", "11: hint: ", "would show the * in", "“…” around a name"),
                overlay("[误差, 圆]", "[误差, “**圆**”]", "16: choices[1]: ", "would show the ** in", "take it out"));
    }

    static List<Mistake> all() {
        List<Mistake> all = new ArrayList<>(inFrontMatter());
        all.addAll(strayMarks());
        all.addAll(inText());
        all.addAll(inGoals());
        all.addAll(inOverlays());
        return all;
    }

    @Test
    void nothingIsWrongWithTheLessonThatTheyArePlantedIn() throws IOException {
        assertEquals(List.of(), SmallLesson.write(folder.resolve("small")).problems());
    }

    @ParameterizedTest
    @MethodSource("all")
    void eachIsFound(Mistake mistake) throws IOException {
        List<String> problems = SmallLesson.write(folder.resolve("small"))
                .with(mistake.file(), mistake.from(), mistake.to())
                .problems();
        assertTrue(
                problems.stream().anyMatch(problem -> says(problem, mistake)),
                () -> mistake + "\nwhere there is\n" + String.join("\n", problems));
    }

    private static boolean says(String problem, Mistake mistake) {
        int from = problem.startsWith(mistake.place()) ? mistake.place().length() : -1;
        for (String part : mistake.message()) {
            int at = from < 0 ? -1 : problem.indexOf(part, from);
            from = at < 0 ? -1 : at + part.length();
        }
        return from >= 0;
    }

    @Test
    void aFileThatNothingUsesIsFound() throws IOException {
        SmallLesson lesson = SmallLesson.write(folder.resolve("small"));
        Files.writeString(lesson.folder().resolve("old.yaml"), SmallLesson.START);
        assertEquals(
                List.of("old.yaml: is used by nothing in the lesson; remove it, or name it there"), lesson.problems());
    }

    @Test
    void twoLessonsWithOneIdOrInACircleAreFound() throws IOException {
        SmallLesson one = SmallLesson.write(folder.resolve("one"));
        SmallLesson other = SmallLesson.write(folder.resolve("other")).with("lesson.md", "order: 3", "order: 4");
        assertTrue(
                other.problems().getFirst().startsWith("lesson.md:2: id: is small, which "),
                other.problems()::toString);
        other.with("lesson.md", "id: small", "id: other").with("lesson.zh-CN.md", "id: small", "id: other");
        assertEquals(List.of(), other.problems());
        other.with("lesson.md", "order: 4", "order: 3");
        assertTrue(
                other.problems().getFirst().startsWith("lesson.md:4: order: is 3, which "), other.problems()::toString);
        other.with("lesson.md", "order: 3", "order: 4").with("lesson.md", "needs: []", "needs: [small]");
        assertEquals(List.of(), other.problems());
        one.with("lesson.md", "needs: []", "needs: [other]");
        assertEquals(
                List.of("lesson.md:5: needs[0]: goes in a circle: small needs other needs small; take one of them out"),
                one.problems());
    }

    @Test
    void aFileThatIsNotThereIsFound() throws IOException {
        SmallLesson lesson = SmallLesson.write(folder.resolve("small"));
        Files.delete(lesson.folder().resolve("lesson.md"));
        assertEquals(List.of("lesson.md: there is no such file; check its name and folder"), lesson.problems());
    }
}
