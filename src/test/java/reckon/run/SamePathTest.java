package reckon.run;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static reckon.run.Given.at;

import org.junit.jupiter.api.Test;
import reckon.setting.Settings;

class SamePathTest {
    private final Run run = Given.path(at(0, 0, 0), at(1, 1, 0), at(2, 2, 1)).run();

    @Test
    void aPathThatCameOfAnotherIsTheSame() {
        assertTrue(Given.path(at(0, 0, 0), at(1, 1, 0), at(2, 2, 1))
                .network(Settings.DELAY, 0.3)
                .run()
                .samePathAs(run));
        assertTrue(Given.path(at(0, 0, 0), at(1, 1, 0), at(2, 2, 1), at(3, 0, 0))
                .run()
                .samePathAs(run));
        assertTrue(Given.path(at(0, 0, 0), at(1, 1, 0)).run().samePathAs(run), "cut short");
        assertTrue(Given.path(at(0, 0, 0), at(1, 5, 0), at(2, 2, 1)).run().samePathAs(run), "a point moved");
    }

    @Test
    void anotherPathIsNot() {
        assertFalse(Given.path(at(0, 0, 0), at(1, 5, 0), at(3, 2, 1)).run().samePathAs(run));
        assertFalse(Given.path().run().samePathAs(run));
        assertFalse(run.samePathAs(Given.path().run()));
    }
}
