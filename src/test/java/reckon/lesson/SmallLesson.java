package reckon.lesson;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import reckon.file.Problem;

/**
 * A small correct lesson in a folder, to be broken.
 *
 * @param folder the folder
 */
record SmallLesson(Path folder) {
    static final String MASTER = """
        ---
        id: small
        title: A small lesson
        order: 3
        needs: []
        scenario: start.yaml
        allow: [stall, delay, predictor, c]
        show: [stage, timeline]
        ---
        Words before, with {delay} and $p_0$.

        ## Stalls {#stalls focus=p0 at=2}

        See [the circle](at:3), [a stretch](play:2-4), [p0](term:p0).

        ```goal two-stalls
        title: Cause two stalls.
        when: stalls >= 2
        hint: With the button.
        solution: stalls.yaml
        ```

        ```goal guess
        ask: What grows?
        choices: [the error, the circle]
        answer: the error
        holds: max(error) > 10 cm
        because: It does.
        ```

        ```goal how-far
        ask: How many methods?
        answer: 1 ± 0
        is: methods
        ```

        ```shows
        - delay = 100 ms
        - {in: stalls.yaml, holds: stalls = 2}
        ```

        ## More {#more}

        ![A dot](dot.png)

        ```goal never-far
        never: error > 40 cm
        solution: near.yaml
        ```

        ```notes
        For the teacher.
        ```
        """;

    static final String OVERLAY = """
        ---
        id: small
        title: 一课
        ---
        引言 {delay}。

        ## 网络抖动 {#stalls}

        ```words two-stalls
        title: 造成两次网络抖动。
        hint: 用按钮。
        ```

        ```words guess
        ask: 什么会变大？
        choices: [误差, 圆]
        because: 是的。
        ```

        ```words how-far
        ask: 有几种方法？
        ```
        """;

    static final String START = """
        format: reckon/1
        track: {generator: circle, duration: 8}
        sender: {policy: interval, interval: 0.05}
        network: {delay: 0.1}
        methods:
          - {name: hold, predictor: hold, convergence: snap}
        """;

    static SmallLesson write(Path folder) throws IOException {
        Files.createDirectories(folder);
        Files.writeString(folder.resolve("lesson.md"), MASTER);
        Files.writeString(folder.resolve("lesson.zh-CN.md"), OVERLAY);
        Files.writeString(folder.resolve("start.yaml"), START);
        Files.writeString(
                folder.resolve("stalls.yaml"),
                START.replace("{delay: 0.1}", "{delay: 0.1, stalls: [{at: 2, length: 0.5}, {at: 4, length: 0.5}]}"));
        Files.writeString(folder.resolve("near.yaml"), START.replace("delay: 0.1", "delay: 0.01"));
        Files.write(folder.resolve("dot.png"), Pngs.of(8, 8));
        return new SmallLesson(folder);
    }

    /** Replaces one text in a file that has it once. */
    SmallLesson with(String file, String from, String to) throws IOException {
        Path path = folder.resolve(file);
        String text = Files.readString(path);
        int first = text.indexOf(from);
        if (first < 0) {
            throw new IllegalArgumentException(file + " has no " + from);
        }
        Files.writeString(path, text.substring(0, first) + to + text.substring(first + from.length()));
        return this;
    }

    List<String> problems() {
        return LessonCheck.of(List.of(folder)).problems().stream()
                .map(Problem::text)
                .map(text -> text.replace(folder + "/", "").replace(folder + "\\", ""))
                .toList();
    }
}
