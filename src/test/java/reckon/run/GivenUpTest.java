package reckon.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import reckon.setting.Settings;

/** A run whose thread is interrupted ends there and then. */
class GivenUpTest {

    /** As many looks as there may be. */
    private static Scenario endless() {
        return Given.straight(0.001, 86_000)
                .sender(Settings.POLICY, "threshold")
                .sender(Settings.TICK, 0.005)
                .scenario();
    }

    @Test
    void aRunUnderWayIsGivenUp() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        CompletableFuture<Run> outcome = new CompletableFuture<>();
        Thread thread = Thread.ofPlatform().daemon().start(() -> {
            begun.countDown();
            outcome.completeAsync(() -> Simulator.run(endless()), Runnable::run);
        });
        begun.await();
        thread.interrupt();
        CompletionException end = assertThrows(CompletionException.class, outcome::join);
        assertEquals(CancellationException.class, end.getCause().getClass());
    }

    @Test
    void nothingIsSentNorMeasuredOnAnInterruptedThread() {
        for (String policy : Settings.POLICY.words()) {
            Given given = Given.straight(1, 2).sender(Settings.POLICY, policy);
            Run run = given.run();
            assertGivenUp(given::run);
            assertGivenUp(() -> run.measures(run.methods().getFirst()));
        }
    }

    private static void assertGivenUp(Runnable work) {
        Thread.currentThread().interrupt();
        try {
            assertThrows(CancellationException.class, work::run);
        } finally {
            assertTrue(Thread.interrupted(), "whose thread it is learns of it as well");
        }
    }
}
