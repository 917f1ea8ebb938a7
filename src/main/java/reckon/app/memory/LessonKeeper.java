package reckon.app.memory;

import java.io.IOException;
import java.util.Map;
import java.util.concurrent.Executor;
import reckon.app.lesson.Lessons;
import reckon.file.Memory;
import reckon.file.Studied;

/** Keeps how far somebody has come in the lessons, a second after each change. */
public final class LessonKeeper {
    private final Memory memory;
    private final Lessons lessons;
    private final Executor writer;
    private final Later later = new Later(this::write);

    /**
     * Keeps the progress in some lessons.
     *
     * @param writer one thread that writes
     */
    public LessonKeeper(Memory memory, Lessons lessons, Executor writer) {
        this.memory = memory;
        this.lessons = lessons;
        this.writer = writer;
        lessons.studiedProperty().addListener((value, before, after) -> later.due());
    }

    /** Writes what was changed, without waiting for the second to pass. */
    public void flush() {
        later.now();
    }

    private void write() {
        Map<String, Studied> studied = lessons.studiedProperty().get();
        writer.execute(() -> {
            try {
                memory.keep(studied);
            } catch (IOException e) {
                // who has come how far is no reason to disturb anybody
            }
        });
    }
}
