package reckon.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import reckon.file.Documents;
import reckon.file.InputException;
import reckon.file.Problem;
import reckon.lesson.LessonCheck;

/** {@code reckon check}. */
@Command(
        name = "check",
        description = "Says everything that is wrong with lessons and scenarios, each as FILE:LINE: KEY: MESSAGE on "
                + "standard error. A lesson's goals are tried on its scenarios.")
final class CheckCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    final Help help = new Help();

    @Parameters(
            paramLabel = "PATH",
            arity = "1..*",
            description = "A lesson (its folder, or its lesson.md), a scenario, a recording, or a folder: all lessons, "
                    + ".yaml, .yml and .json files in it.")
    private List<Path> paths = new ArrayList<>();

    CheckCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws InputException, IOException {
        ToCheck found = ToCheck.in(paths);
        List<Problem> problems = new ArrayList<>();
        for (Path file : found.files()) {
            try {
                Documents.open(file);
            } catch (InputException e) {
                problems.addAll(e.problems());
            }
        }
        if (found.files().isEmpty() && found.lessons().isEmpty()) {
            throw new InputException(
                    paths.getFirst(), "has nothing to check; a lesson has a lesson.md, a scenario is a .yaml file");
        }
        LessonCheck lessons = LessonCheck.of(found.lessons());
        problems.addAll(lessons.problems());
        problems.stream().map(Problem::text).forEach(console.err()::println);
        if (!problems.isEmpty()) {
            return CommandLine.ExitCode.SOFTWARE;
        }
        int count = found.lessons().size();
        String before = count == 0 ? "" : number(count, "lesson") + ", ";
        console.out().println(before + number(found.files().size() + lessons.files(), "file") + ", nothing wrong");
        return CommandLine.ExitCode.OK;
    }

    private static String number(int count, String what) {
        return count + " " + what + (count == 1 ? "" : "s");
    }
}
