package reckon.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.stage.Stage;
import reckon.app.session.Look;
import reckon.app.session.Session;
import reckon.app.window.Dialogs;
import reckon.app.window.MainWindow;
import reckon.app.window.Prompts;
import reckon.draw.Theme;
import reckon.text.Language;

/** The program with a window. Everything is put together here, by hand. */
public class ReckonApplication extends Application {
    private static final double WIDTH = 1280;
    private static final double HEIGHT = 800;
    private static final double LEAST_WIDTH = 1000;
    private static final double LEAST_HEIGHT = 640;

    private final ExecutorService worker = thread("simulation");
    private final ExecutorService files = thread("files");

    private static ExecutorService thread(String name) {
        return Executors.newSingleThreadExecutor(
                Thread.ofPlatform().daemon().name(name).factory());
    }

    @Override
    public void start(Stage stage) {
        Look look = new Look(Language.fitting(Locale.getDefault()), Theme.LIGHT);
        Dialogs dialogs = new Dialogs(look, stage);
        Thread.setDefaultUncaughtExceptionHandler(
                (thread, cause) -> Platform.runLater(() -> dialogs.unexpected(cause)));
        Session session = new Session(look, dialogs, worker, files, Platform::runLater);
        MainWindow window = new MainWindow(session, dialogs, () -> close(stage, session, dialogs));
        stage.setScene(new Scene(window, WIDTH, HEIGHT));
        stage.setMinWidth(LEAST_WIDTH);
        stage.setMinHeight(LEAST_HEIGHT);
        stage.titleProperty().bind(window.title());
        icon(stage);
        stage.setOnCloseRequest(event -> {
            event.consume();
            close(stage, session, dialogs);
        });
        stage.show();
        window.live();
        List<String> arguments = getParameters().getRaw();
        if (!arguments.isEmpty()) {
            session.open(Path.of(arguments.getFirst()));
        }
    }

    private static void icon(Stage stage) {
        var picture = ReckonApplication.class.getResourceAsStream("/assets/icon.png");
        if (picture != null) {
            stage.getIcons().add(new Image(picture));
        }
    }

    private static void close(Stage stage, Session session, Prompts prompts) {
        Prompts.Unsaved answer = session.edits().unsaved() ? prompts.unsaved() : Prompts.Unsaved.DISCARD;
        switch (answer) {
            case DISCARD -> stage.close();
            case SAVE ->
                session.document()
                        .path()
                        .or(() -> prompts.save(session.document().path()))
                        .ifPresent(path -> session.save(path, stage::close));
            case CANCEL -> {}
        }
    }

    @Override
    public void stop() {
        worker.shutdownNow();
        files.shutdown();
    }
}
