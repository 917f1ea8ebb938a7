package reckon.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A lesson with one of everything, for tests of what the window does with lessons. */
public final class SmallLesson {
    private static final String START = """
        # A straight line at 2 m/s, seen a tenth of a second late: 0.2 m off.
        format: reckon/1
        track: {points: [[0, 0, 0], [6, 12, 0]]}
        sender: {policy: interval, interval: 0.02}
        network: {delay: %s}
        methods:
          - {predictor: hold, convergence: snap}
        """;

    private static final String ENGLISH = """
        ---
        id: small
        title: A small lesson
        order: 1
        scenario: near.yaml
        allow: [play, step, delay]
        show: [stage, timeline, formula]
        ---
        A line.

        ## Guess {#guess}

        The delay is {delay}.

        ```goal how
        ask: How far off is the point?
        choices: [not at all, 20 cm]
        answer: 20 cm
        because: It drives on for 0.1 s.
        hint: How old is the news?
        predict: true
        ```

        ## Do {#do at=2 focus=model}

        ```notes
        Ask them first.
        ```

        Look [here](at:3), play [this](play:1-2), light [the place](term:model).

        ```goal far
        title: Bring it more than half a metre off.
        when: rms > 0.5 m
        hint: Drag the delay.
        solution: far.yaml
        ```

        ```goal number
        ask: How far is it off with 0.2 s?
        answer: 0.4 m ± 0.05 m
        because: Twice the time, twice the way.
        ```

        ## Elsewhere {#elsewhere scenario=far.yaml at=1}

        Another scene.
        """;

    private static final String CHINESE = """
        ---
        id: small
        title: 一节小课
        ---
        一条直线。

        ## 猜 {#guess}

        延迟是 {delay}。

        ```words how
        ask: 点差多远？
        choices: [不差, 20 厘米]
        because: 它又开了 0.1 s。
        hint: 消息有多旧？
        ```

        ## 做 {#do}

        看[这里](at:3)。

        ```words far
        title: 让它差半米以上。
        hint: 拖动延迟。
        ```

        ```words number
        ask: 0.2 s 时差多远？
        because: 时间两倍，路程两倍。
        ```
        """;

    private SmallLesson() {}

    /** Writes it into a folder, and says where. */
    public static Path in(Path folder) throws IOException {
        Path lesson = Files.createDirectories(folder.resolve("01-small"));
        Files.writeString(lesson.resolve("near.yaml"), START.formatted("0.1"));
        Files.writeString(lesson.resolve("far.yaml"), START.formatted("0.4"));
        Files.writeString(lesson.resolve("lesson.md"), ENGLISH);
        Files.writeString(lesson.resolve("lesson.zh-CN.md"), CHINESE);
        return lesson;
    }

    /** Changes some words of its text in English, as an editor would save it. */
    static void change(Path lesson, String from, String to) throws IOException {
        Path file = lesson.resolve("lesson.md");
        Files.writeString(file, Files.readString(file).replace(from, to));
    }
}
