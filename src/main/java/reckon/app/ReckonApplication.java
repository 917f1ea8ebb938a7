package reckon.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.stage.Stage;
import reckon.app.lesson.Classroom;
import reckon.app.memory.Closing;
import reckon.app.memory.LessonKeeper;
import reckon.app.memory.WindowKeeper;
import reckon.app.memory.WorkKeeper;
import reckon.app.session.Look;
import reckon.app.session.Session;
import reckon.app.window.Dialogs;
import reckon.app.window.MainWindow;
import reckon.app.window.StageDisplay;
import reckon.draw.Theme;
import reckon.file.ConfigFolder;
import reckon.file.Memory;
import reckon.file.Remembered;
import reckon.text.Language;

/** The program with a window. Everything is put together here, by hand. */
public class ReckonApplication extends Application {
    private static final double WIDTH = 1280;
    private static final double HEIGHT = 800;
    private static final double LEAST_WIDTH = 1000;
    private static final double LEAST_HEIGHT = 640;

    /** How long the end of the program waits for what is kept to be written, s. */
    private static final long PATIENCE = 5;

    private final ExecutorService worker = thread("simulation");
    private final ExecutorService files = thread("files");
    private final ExecutorService writer = thread("memory");
    private final ExecutorService readers = thread("lessons");
    private final ExecutorService judges = thread("goals");
    private final Memory memory = Memory.in(ConfigFolder.here());

    private static ExecutorService thread(String name) {
        return Executors.newSingleThreadExecutor(
                Thread.ofPlatform().daemon().name(name).factory());
    }

    @Override
    public void start(Stage stage) {
        Remembered last = memory.window();
        Look look = new Look(
                last.language().orElseGet(() -> Language.fitting(Locale.getDefault())),
                last.theme().flatMap(Theme::of).orElse(Theme.LIGHT));
        Dialogs dialogs = new Dialogs(
                look, stage, file -> getHostServices().showDocument(file.toUri().toString()));
        Thread.setDefaultUncaughtExceptionHandler(
                (thread, cause) -> Platform.runLater(() -> dialogs.unexpected(cause)));
        Session session = new Session(look, dialogs, worker, files, Platform::runLater);
        WorkKeeper work = new WorkKeeper(memory, session, writer);
        Closing closing = new Closing(session, dialogs, work, stage::hide);
        Classroom classroom = Classroom.of(session, dialogs, judges, readers, Platform::runLater);
        classroom.lessons().resume(memory.studied());
        MainWindow window = new MainWindow(session, classroom, dialogs, new StageDisplay(stage), closing::close);
        LessonKeeper progress = new LessonKeeper(memory, classroom.lessons(), writer);
        WindowKeeper keeper = new WindowKeeper(memory, session, window, stage, writer);
        stage.setScene(new Scene(window, WIDTH, HEIGHT));
        stage.setMinWidth(LEAST_WIDTH);
        stage.setMinHeight(LEAST_HEIGHT);
        stage.titleProperty().bind(window.title());
        icon(stage);
        stage.setOnCloseRequest(event -> {
            event.consume();
            window.close();
        });
        stage.setOnHiding(event -> {
            work.flush();
            progress.flush();
            keeper.flush();
        });
        stage.focusedProperty().addListener((value, before, focused) -> window.letKeysGo());
        keeper.place(last);
        stage.show();
        window.live();
        List<String> arguments = getParameters().getRaw();
        keeper.begin(last, arguments.isEmpty());
        begin(session, window, arguments);
    }

    /** Opens the file that is asked for, or else what was open last, or else shows what there is to learn. */
    private void begin(Session session, MainWindow window, List<String> arguments) {
        if (arguments.isEmpty()) {
            session.filing().resume(memory, window::showLessons);
        } else {
            Path path = Path.of(arguments.getFirst());
            session.filing().begin(memory, () -> window.open(path));
        }
    }

    private static void icon(Stage stage) {
        var picture = ReckonApplication.class.getResourceAsStream("/assets/icon.png");
        if (picture != null) {
            stage.getIcons().add(new Image(picture));
        }
    }

    @Override
    public void stop() throws InterruptedException {
        worker.shutdownNow();
        readers.shutdownNow();
        judges.shutdownNow();
        files.shutdown();
        writer.shutdown();
        if (writer.awaitTermination(PATIENCE, TimeUnit.SECONDS)) {
            memory.close();
        }
    }
}
