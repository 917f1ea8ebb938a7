package reckon.app.memory;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import javafx.beans.InvalidationListener;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import reckon.app.session.Look;
import reckon.app.session.Session;
import reckon.app.window.MainWindow;
import reckon.file.Memory;
import reckon.file.Remembered;
import reckon.lesson.Lesson;

/** Notes how the window is left, a second after each change of it, and brings it back. */
public final class WindowKeeper {
    private final Memory memory;
    private final Session session;
    private final MainWindow window;
    private final Stage stage;
    private final Executor writer;
    private final Later later = new Later(this::write);
    private Remembered.@Nullable Place place;

    /**
     * The keeper of a window.
     *
     * @param writer one thread that writes
     */
    public WindowKeeper(Memory memory, Session session, MainWindow window, Stage stage, Executor writer) {
        this.memory = memory;
        this.session = session;
        this.window = window;
        this.stage = stage;
        this.writer = writer;
    }

    /** Puts the stage, which is not shown yet, where the window was. */
    public void place(Remembered last) {
        last.place().ifPresent(was -> new Placing(stage).put(was));
    }

    /**
     * Brings back the rest, on the stage that is shown now, and notes what changes from now on.
     *
     * @param goesOn whether what was open last is opened again
     */
    public void begin(Remembered last, boolean goesOn) {
        last.text().ifPresent(session.look().scale()::set);
        last.folded().ifPresent(window::fold);
        last.timeline().ifPresent(window::setTimelineHeight);
        session.filing().recent().set(last.recent());
        last.lesson().filter(id -> goesOn).ifPresent(window::rejoin);
        InvalidationListener changed = value -> later.due();
        Look look = session.look();
        List.of(
                        look.languageProperty(),
                        look.themeProperty(),
                        look.scale().percentProperty(),
                        window.presentingProperty(),
                        window.foldedProperty(),
                        window.timelineHeightProperty(),
                        window.lessonProperty(),
                        session.filing().recent().pathsProperty(),
                        stage.xProperty(),
                        stage.yProperty(),
                        stage.widthProperty(),
                        stage.heightProperty(),
                        stage.maximizedProperty())
                .forEach(value -> value.addListener(changed));
        last.place().ifPresent(was -> place = was);
    }

    /** Writes what was changed, without waiting for the second to pass. */
    public void flush() {
        later.now();
    }

    private void write() {
        if (window.presentingProperty().get()) {
            // it is not as it is to be found again
            return;
        }
        Remembered left = left();
        writer.execute(() -> {
            try {
                memory.keep(left);
            } catch (IOException e) {
                // a window that comes back in its first size is no reason to disturb anybody
            }
        });
    }

    private Remembered left() {
        boolean free = !stage.isMaximized() && !stage.isFullScreen() && !stage.isIconified();
        if (free || place == null) {
            place = new Remembered.Place(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight(), false);
        }
        Remembered.Place was = place;
        return new Remembered(
                Optional.of(session.look().languageProperty().get()),
                Optional.of(session.look().themeProperty().get().word()),
                Optional.of(new Remembered.Place(was.x(), was.y(), was.width(), was.height(), stage.isMaximized())),
                Optional.of(window.foldedProperty().get()),
                OptionalDouble.of(window.timelineHeightProperty().get()),
                OptionalInt.of(session.look().scale().percentProperty().get()),
                window.lessonProperty().get().map(Lesson::id),
                session.filing().recent().pathsProperty().get());
    }
}
