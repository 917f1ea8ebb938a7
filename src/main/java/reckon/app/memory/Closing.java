package reckon.app.memory;

import reckon.app.session.Session;
import reckon.app.window.Prompts;

/**
 * The end of a window. Work that has no file of its own just comes back at the next start; where a file is behind what is
 * open, or nothing is kept, the window asks.
 *
 * @param session what is open
 * @param prompts what asks
 * @param work what keeps it
 * @param end closes the window for good
 */
public record Closing(Session session, Prompts prompts, WorkKeeper work, Runnable end) {

    /** Closes the window, unless somebody says no. */
    public void close() {
        // what a hand is drawing counts, and what is being saved is not asked about
        session.path().endStroke();
        session.filing().work().whenWritten(this::decide);
    }

    private void decide() {
        boolean comesBack = session.document().path().isEmpty() && work.keeps();
        boolean lost = session.edits().openUnsaved() && !comesBack;
        boolean asideLost = session.edits().asideUnsaved() && !work.keeps();
        if (!lost && !asideLost) {
            end.run();
            return;
        }
        if (!lost) {
            // what is asked about is to be seen
            session.turn();
        }
        switch (prompts.unsaved()) {
            case DISCARD -> {
                work.giveUp();
                end.run();
            }
            case SAVE ->
                session.document()
                        .path()
                        .or(() -> prompts.save(session.document().path()))
                        .ifPresent(path -> session.filing().save(path, this::close));
            case CANCEL -> {}
        }
    }
}
