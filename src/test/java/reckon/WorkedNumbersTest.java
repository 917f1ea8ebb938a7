package reckon;

import static java.util.Map.entry;
import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.Executable;

/** The formulas and whole runs give the numbers that an independent program worked out, see {@link SpecFolder}. */
class WorkedNumbersTest {
    private static final Map<String, Consumer<Example>> GROUPS = Map.ofEntries(
            entry("deadReckoning", FormulaExamples::deadReckoning),
            entry("patent", FormulaExamples::patent),
            entry("cubic", FormulaExamples::cubic),
            entry("newPackage", FormulaExamples::newPackage),
            entry("linear", FormulaExamples::linear),
            entry("quadratic", FormulaExamples::quadratic),
            entry("projectiveBlend", FormulaExamples::projectiveBlend),
            entry("pull", FormulaExamples::pull),
            entry("clockOffset", NetworkExamples::clockOffset),
            entry("gilbertElliott", NetworkExamples::gilbertElliott),
            entry("interarrivalJitter", NetworkExamples::interarrivalJitter),
            entry("draws", NetworkExamples::draws),
            entry("packets", NetworkExamples::packets),
            entry("thresholdSender", RunExamples::thresholdSender),
            entry("metrics", RunExamples::metrics));

    private final SpecFolder spec = SpecFolder.find();

    @TestFactory
    Stream<DynamicNode> examples() {
        return spec.examples().entrySet().stream().map(group -> group(group.getKey(), group.getValue()));
    }

    private static DynamicNode group(String name, List<Object> examples) {
        Consumer<Example> check = GROUPS.get(name);
        if (check == null || examples.isEmpty()) {
            String trouble = check == null ? "nobody knows how to check the group " : "there is no example in ";
            return dynamicTest(name, () -> fail(trouble + name));
        }
        return dynamicContainer(
                name,
                IntStream.range(0, examples.size())
                        .mapToObj(i -> test(name + " " + (i + 1), () -> check.accept(Example.of(examples.get(i))))));
    }

    /** A test whose message says its name too, for reports that do not. */
    private static DynamicNode test(String name, Executable check) {
        return dynamicTest(name, () -> assertAll(name, check));
    }

    @TestFactory
    Stream<DynamicNode> runs() {
        return spec.runs().stream().map(run -> test(nameOf(run), () -> RunExamples.run(run)));
    }

    private static String nameOf(Path run) {
        return String.valueOf(run.getFileName());
    }

    @Test
    void noGroupAndNoRunOfOursIsMissing() {
        if (spec.own()) {
            assertEquals(
                    new TreeSet<>(GROUPS.keySet()),
                    new TreeSet<>(spec.examples().keySet()));
            assertFalse(spec.runs().isEmpty(), "runs");
        }
    }
}
