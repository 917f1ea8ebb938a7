package reckon;

import static java.util.Map.entry;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/** The worksheet of every worked example says the very values that an independent program worked out, and can be judged. */
class WorkedWorksheetsTest {
    private static final Map<String, Consumer<Example>> GROUPS = Map.ofEntries(
            entry("deadReckoning", FormulaSheets::deadReckoning),
            entry("patent", FormulaSheets::patent),
            entry("cubic", FormulaSheets::cubic),
            entry("newPackage", FormulaSheets::newPackage),
            entry("linear", FormulaSheets::linear),
            entry("quadratic", FormulaSheets::quadratic),
            entry("projectiveBlend", FormulaSheets::projectiveBlend),
            entry("pull", FormulaSheets::pull),
            entry("clockOffset", NetworkSheets::clockOffset),
            entry("gilbertElliott", NetworkSheets::gilbertElliott),
            entry("interarrivalJitter", NetworkSheets::interarrivalJitter),
            entry("draws", NetworkSheets::draws),
            entry("packets", NetworkSheets::packets),
            entry("thresholdSender", NetworkSheets::thresholdSender),
            entry("metrics", NetworkSheets::metrics));

    @TestFactory
    Stream<DynamicNode> examples() {
        return SpecFolder.find().examples().entrySet().stream().map(group -> group(group.getKey(), group.getValue()));
    }

    private static DynamicNode group(String name, List<Object> examples) {
        Consumer<Example> check = GROUPS.get(name);
        return check == null
                ? dynamicTest(name, () -> assertNotNull(check, "no worksheet of the group " + name))
                : dynamicContainer(
                        name,
                        IntStream.range(0, examples.size())
                                .mapToObj(i -> dynamicTest(
                                        name + " " + (i + 1), () -> check.accept(Example.of(examples.get(i))))));
    }

    /** What this program's own worked numbers are of: every group has its worksheet. */
    @TestFactory
    Stream<DynamicNode> groups() {
        Map<String, List<Object>> examples = SpecFolder.find().examples();
        return SpecFolder.find().own()
                ? Stream.of(dynamicTest("groups", () -> assertEquals(examples.keySet(), GROUPS.keySet())))
                : Stream.of();
    }
}
