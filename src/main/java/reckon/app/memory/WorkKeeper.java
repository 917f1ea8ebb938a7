package reckon.app.memory;

import java.io.IOException;
import java.util.concurrent.Executor;
import reckon.app.session.Session;
import reckon.file.Memory;
import reckon.file.OpenWork;

/** Keeps what is open, a second after each change, so that neither closing nor a crash loses it. */
public final class WorkKeeper {
    private final Memory memory;
    private final Session session;
    private final Executor writer;
    private final Later later = new Later(this::write);

    /** Whether the last writing went well; written by the writing thread. */
    private volatile boolean well = true;

    /**
     * Keeps the work of a session.
     *
     * @param writer one thread that writes, and not the one that reads long files
     */
    public WorkKeeper(Memory memory, Session session, Executor writer) {
        this.memory = memory;
        this.session = session;
        this.writer = writer;
        session.edits().documentProperty().addListener((value, before, after) -> later.due());
    }

    /** Whether what is open comes back at the next start even if it is saved nowhere. */
    public boolean keeps() {
        return memory.keepsWork() && well;
    }

    /** Writes what was changed, without waiting for the second to pass. */
    public void flush() {
        later.now();
    }

    /** Gives up what was not saved: the next start opens the file as it is. */
    public void giveUp() {
        later.cancel();
        write(false);
    }

    private void write() {
        write(session.edits().openUnsaved());
    }

    private void write(boolean unsaved) {
        OpenWork work =
                new OpenWork(session.document(), unsaved, session.edits().asideUnsaved());
        writer.execute(() -> {
            try {
                memory.keep(work);
                well = true;
            } catch (IOException e) {
                // nobody asked for it; but closing then asks what is to become of the work
                well = false;
            }
        });
    }
}
