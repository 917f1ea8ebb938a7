package reckon.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.testfx.util.WaitForAsyncUtils;
import reckon.app.lesson.Classroom;
import reckon.app.session.Look;
import reckon.app.session.Problems;
import reckon.app.session.Session;
import reckon.app.window.Display;
import reckon.app.window.MainWindow;
import reckon.app.window.Prompts;
import reckon.app.window.TextClipboard;
import reckon.draw.Theme;
import reckon.file.Document;
import reckon.run.Run;
import reckon.scheme.GameRun;
import reckon.text.Language;

/** A window as the program makes it, but for the dialogs: what a test wants to answer, it answers. */
public final class WindowFixture implements Prompts, Problems, TextClipboard, Display {
    private static final int MOST_SECONDS = 30;

    public final List<String> wrong = new ArrayList<>();
    public final List<Throwable> unexpected = new ArrayList<>();
    public final Session session;
    public final MainWindow window;
    public final Classroom classroom;

    /** What is done when the window is told to close. */
    public Runnable closing = () -> {};

    /** How often somebody was asked what is to become of unsaved work. */
    public int asked;

    /** A second screen, if there is to be one. */
    public Optional<Rectangle2D> other = Optional.empty();

    private final BooleanProperty fullScreen = new SimpleBooleanProperty(this, "fullScreen", false);
    private final ExecutorService worker = Executors.newSingleThreadExecutor();
    private final ExecutorService files = Executors.newSingleThreadExecutor();
    private final ExecutorService lessons = Executors.newSingleThreadExecutor();
    private Optional<Path> answer = Optional.empty();
    public Optional<String> clipboard = Optional.empty();
    public Unsaved unsaved = Unsaved.DISCARD;

    /** The title of a new lesson, when somebody is asked for it. */
    public Optional<String> title = Optional.empty();

    /** The files that were given to an editor. */
    public final List<Path> edited = new ArrayList<>();

    /** A window in a language and a theme, not shown yet. */
    public WindowFixture(Language language, Theme theme) {
        this(new Look(language, theme));
    }

    /** A window of a look, not shown yet. */
    public WindowFixture(Look look) {
        session = new Session(look, this, worker, files, Platform::runLater);
        classroom = Classroom.of(session, this, lessons, lessons, Platform::runLater);
        window = new MainWindow(session, classroom, this, this, this, () -> closing.run());
    }

    /** Shows the window on a stage. */
    public void show(Stage stage, double width, double height) {
        stage.setScene(new Scene(window, width, height));
        // whoever had the stage before may have given it another size
        stage.sizeToScene();
        stage.setX(0);
        stage.setY(0);
        stage.show();
        window.live();
    }

    /** Takes the window down. */
    public void close() {
        window.rest();
        // a lesson's folder is watched for as long as it is open
        Platform.runLater(classroom.lessons()::close);
        worker.shutdownNow();
        files.shutdownNow();
        lessons.shutdownNow();
    }

    /** Makes files wait. */
    public void holdFiles(CountDownLatch until) {
        files.execute(() -> hold(until));
    }

    /** Makes runs wait. */
    public void holdRuns(CountDownLatch until) {
        worker.execute(() -> hold(until));
    }

    private static void hold(CountDownLatch until) {
        try {
            until.await();
        } catch (InterruptedException e) {
            // the test is over
        }
    }

    /** The file that is named when the window next asks for one. */
    public void answer(Path path) {
        answer = Optional.of(path);
    }

    /** The run of what is open, once it is there with its measures. */
    public Run settled() {
        await(() -> {
            Document document = session.document();
            return session.simulations().runProperty().get().scenario().equals(document.scenario())
                    && (document.scenario().track().size() == 0
                            || !session.simulations().measuresProperty().get().isEmpty())
                    && !session.busyProperty().get();
        });
        return WaitForAsyncUtils.waitForAsyncFx(
                MOST_SECONDS * 1000L, () -> session.simulations().runProperty().get());
    }

    /** The run of the game that is open, once it is there by every scheme. */
    public GameRun played() {
        await(() -> session.document().game().stream()
                .anyMatch(game -> session.play().run().game().equals(game)
                        && session.play().runs().comparedProperty().get().stream()
                                .anyMatch(one -> one.run().game().equals(game))));
        return session.play().run();
    }

    /** Waits for something to be so on the thread that draws. */
    public static void await(Callable<Boolean> condition) {
        try {
            WaitForAsyncUtils.waitFor(
                    MOST_SECONDS,
                    TimeUnit.SECONDS,
                    () -> WaitForAsyncUtils.asyncFx(condition).get());
            WaitForAsyncUtils.waitForFxEvents();
        } catch (TimeoutException e) {
            throw new AssertionError("it did not come to be so within " + MOST_SECONDS + " s", e);
        }
    }

    /** Does something on the thread that draws. */
    public static void onScreen(Runnable work) {
        try {
            WaitForAsyncUtils.asyncFx(work).get();
        } catch (InterruptedException | ExecutionException e) {
            throw new AssertionError(e);
        }
        WaitForAsyncUtils.waitForFxEvents();
    }

    @Override
    public Optional<Path> open() {
        return answer;
    }

    @Override
    public Optional<Path> save(Optional<Path> before) {
        return answer;
    }

    @Override
    public Unsaved unsaved() {
        asked++;
        return unsaved;
    }

    @Override
    public void put(String text) {
        clipboard = Optional.of(text);
    }

    @Override
    public Optional<String> text() {
        return clipboard;
    }

    @Override
    public ReadOnlyBooleanProperty fullScreenProperty() {
        return fullScreen;
    }

    @Override
    public void setFullScreen(boolean wanted) {
        fullScreen.set(wanted);
    }

    @Override
    public Optional<Rectangle2D> other() {
        return other;
    }

    @Override
    public void wrong(String line) {
        wrong.add(line);
    }

    @Override
    public void wrong(List<String> lines) {
        wrong.addAll(lines);
    }

    @Override
    public void unexpected(Throwable cause) {
        unexpected.add(cause);
    }

    @Override
    public Optional<String> lessonTitle() {
        return title;
    }

    @Override
    public void edit(Path file) {
        edited.add(file);
    }
}
