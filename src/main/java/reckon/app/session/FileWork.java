package reckon.app.session;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import reckon.file.InputException;
import reckon.file.Problem;
import reckon.file.Progress;
import reckon.text.Texts;

/** Reading and writing beside the window, one file after the other. What is being done can be watched, and cancelled. */
public final class FileWork {
    /** Nobody can say how far a work has come. */
    private static final double UNKNOWN = -1;

    private final Problems problems;
    private final Supplier<Texts> texts;
    private final Executor files;
    private final Executor screen;
    private final Deque<Job> jobs = new ArrayDeque<>();
    /** Whether something went wrong since somebody began to wait for what is to be written. */
    private boolean failed;

    private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper(this, "busy", false);
    private final ReadOnlyDoubleWrapper share = new ReadOnlyDoubleWrapper(this, "share", UNKNOWN);
    private final ReadOnlyObjectWrapper<Function<Texts, String>> what =
            new ReadOnlyObjectWrapper<>(this, "what", words -> "");

    /**
     * What is done beside the window.
     *
     * @param <T> what comes of it
     */
    public interface Work<T> {
        /** Does it. */
        T done(Progress progress) throws Exception;
    }

    /**
     * Nothing to do yet.
     *
     * @param texts the words for what goes wrong
     * @param files one thread that reads and writes
     * @param screen the thread that draws
     */
    FileWork(Problems problems, Supplier<Texts> texts, Executor files, Executor screen) {
        this.problems = problems;
        this.texts = texts;
        this.files = files;
        this.screen = screen;
    }

    /** Whether a file is being read or written, or waits for it. */
    public ReadOnlyBooleanProperty busyProperty() {
        return busy.getReadOnlyProperty();
    }

    /** How far that has come, 0 to 1; less than 0 where nobody can say. */
    public ReadOnlyDoubleProperty shareProperty() {
        return share.getReadOnlyProperty();
    }

    /** What is being done, in words. */
    public ReadOnlyObjectProperty<Function<Texts, String>> whatProperty() {
        return what.getReadOnlyProperty();
    }

    /** Who hears of what goes wrong. */
    Problems problems() {
        return problems;
    }

    /** Gives up what is being done; all stays as it was before. */
    public void cancel() {
        Job job = jobs.poll();
        if (job != null) {
            job.cancel();
            show();
        }
    }

    /** Does something beside the window, and then something with what came of it. */
    public <T> void run(Function<Texts, String> name, Work<T> work, Consumer<T> then) {
        run(new Job(name, false), work, then);
    }

    /** Writes something beside the window, and then does something with what came of it. */
    <T> void write(Function<Texts, String> name, Work<T> work, Consumer<T> then) {
        run(new Job(name, true), work, then);
    }

    /** Does something once all is written that is still to be written; not at all where something of it goes wrong. */
    public void whenWritten(Runnable then) {
        if (jobs.stream().anyMatch(Job::writes)) {
            failed = false;
            run(jobs.getLast().name(), progress -> true, done -> {
                if (!failed) {
                    then.run();
                }
            });
        } else {
            then.run();
        }
    }

    private <T> void run(Job job, Work<T> work, Consumer<T> then) {
        jobs.add(job);
        show();
        files.execute(() -> {
            Runnable end = job.begin() ? done(job, work, then) : () -> {};
            job.end();
            screen.execute(() -> {
                // what was cancelled is no longer among them
                if (jobs.remove(job)) {
                    show();
                    end.run();
                }
            });
        });
    }

    private <T> Runnable done(Job job, Work<T> work, Consumer<T> then) {
        try {
            T result = work.done(far -> screen.execute(() -> come(job, far)));
            return () -> then.accept(result);
        } catch (InputException e) {
            return failure(() ->
                    problems.wrong(e.problems().stream().map(Problem::text).toList()));
        } catch (IOException e) {
            return failure(() -> problems.wrong(String.valueOf(e.getMessage())));
        } catch (OutOfMemoryError e) {
            return failure(() -> problems.wrong(texts.get().get("problem.memory")));
        } catch (Exception | Error e) {
            return failure(() -> problems.unexpected(e));
        }
    }

    private Runnable failure(Runnable telling) {
        return () -> {
            failed = true;
            telling.run();
        };
    }

    private void come(Job job, double far) {
        if (job.equals(jobs.peek())) {
            share.set(far);
        }
    }

    private void show() {
        Job job = jobs.peek();
        share.set(UNKNOWN);
        if (job != null) {
            what.set(job.name());
        }
        busy.set(job != null);
    }
}
