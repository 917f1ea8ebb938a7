package reckon.app.window;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import reckon.app.lesson.Classroom;
import reckon.app.lesson.Lessons;
import reckon.app.lesson.StartPage;
import reckon.app.session.Mode;
import reckon.app.session.Session;
import reckon.lesson.Lesson;
import reckon.lesson.LessonHome;
import reckon.lesson.LessonTemplate;

/** What is done to lessons as a whole: opening them, beginning a new one, and giving their files to an editor. */
public final class LessonDesk implements StartPage.Deeds {
    private final Session session;
    private final Classroom classroom;
    private final Prompts prompts;
    private final BooleanProperty starting = new SimpleBooleanProperty(this, "starting", false);

    LessonDesk(Session session, Classroom classroom, Prompts prompts) {
        this.session = session;
        this.classroom = classroom;
        this.prompts = prompts;
        starting.subscribe(on -> {
            if (on) {
                session.head().pause();
                classroom.shelf().read();
            }
        });
    }

    /** Whether the page with all lessons is to be seen. */
    BooleanProperty startingProperty() {
        return starting;
    }

    /** The lesson that is open. */
    Lessons lessons() {
        return classroom.lessons();
    }

    /** Shows the page with all lessons, or leaves it. */
    void toggle() {
        starting.set(!starting.get());
    }

    @Override
    public void leave() {
        starting.set(false);
    }

    @Override
    public void draw() {
        lessons().close();
        session.turnTo(Mode.METHODS);
        if (session.scenario().track().size() > 0) {
            session.startAnew();
        }
        leave();
    }

    @Override
    public void open(Path folder) {
        lessons().open(folder);
        leave();
    }

    /** Goes on with a lesson by its id, once it is read; what is open stays. */
    void rejoin(String id) {
        classroom.shelf().find(id, lessons()::rejoin);
    }

    /** Opens whatever a file is: a lesson, a scenario, a recording. */
    void openAny(Path path) {
        LessonHome.lesson(path).ifPresentOrElse(this::open, () -> {
            lessons().close();
            session.open(path);
            leave();
        });
    }

    @Override
    public void edit(Path folder) {
        boolean own = folder.getFileSystem().equals(FileSystems.getDefault()) && !isBuiltIn(folder);
        if (own) {
            prompts.edit(folder.resolve(LessonHome.FILE));
            return;
        }
        write("work.copy.lesson", () -> copy(folder), copy -> {
            prompts.edit(copy.resolve(LessonHome.FILE));
            lessons().open(copy);
            classroom.shelf().read();
        });
    }

    private static boolean isBuiltIn(Path folder) {
        return Optional.ofNullable(folder.getParent())
                .filter(LessonHome.builtIn()::equals)
                .isPresent();
    }

    /** Opens the files of the lesson that is open. */
    void edit() {
        lessons().lessonProperty().get().map(Lesson::folder).ifPresent(this::edit);
    }

    @Override
    public void write() {
        prompts.lessonTitle().filter(title -> !title.isBlank()).ifPresent(title -> {
            write("work.new.lesson", () -> begin(title.strip()), folder -> {
                lessons().open(folder);
                leave();
                prompts.edit(folder.resolve(LessonHome.FILE));
            });
        });
    }

    /** Something written beside the window. */
    private interface Writing {
        Path done() throws IOException;
    }

    private void write(String key, Writing writing, Consumer<Path> then) {
        session.filing().work().run(texts -> texts.get(key), progress -> writing.done(), then);
    }

    private static Path begin(String title) throws IOException {
        Path folder = free(title.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "-"));
        LessonTemplate.write(folder, title);
        return folder;
    }

    /** A folder among one's own lessons that is not there yet. */
    private static Path free(String name) {
        Path wanted = LessonHome.own().resolve(name);
        for (int i = 2; Files.exists(wanted); i++) {
            wanted = LessonHome.own().resolve(name + "-" + i);
        }
        return wanted;
    }

    /** A lesson of the program's among one's own, where it may be changed; the one that is there already, if one is. */
    private static Path copy(Path folder) throws IOException {
        Path copy = LessonHome.own().resolve(String.valueOf(folder.getFileName()));
        if (!Files.exists(copy.resolve(LessonHome.FILE))) {
            Files.createDirectories(copy);
            try (Stream<Path> files = Files.list(folder)) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    Files.copy(file, copy.resolve(String.valueOf(Objects.requireNonNull(file.getFileName()))));
                }
            }
        }
        return copy;
    }
}
