package reckon;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The game synchronisation schemes give the numbers that an independent program worked out, see {@link SpecFolder}. */
class WorkedSchemesTest {
    private final SpecFolder spec = SpecFolder.find();

    @TestFactory
    Stream<DynamicTest> schemes() {
        List<Object> schemes = spec.schemes();
        return IntStream.range(0, schemes.size()).mapToObj(i -> {
            Example example = Example.of(schemes.get(i));
            String name = "scheme " + (i + 1) + ", " + example.inner("scheme").get("kind");
            return dynamicTest(name, () -> assertAll(name, () -> SchemeExamples.check(example)));
        });
    }

    @Test
    void someAreThere() {
        if (spec.own()) {
            assertFalse(spec.schemes().isEmpty(), "schemes");
        }
    }
}
