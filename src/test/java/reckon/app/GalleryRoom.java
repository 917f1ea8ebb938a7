package reckon.app;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.DialogPane;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.testfx.util.WaitForAsyncUtils;
import reckon.app.lesson.Lessons;
import reckon.app.session.Look;
import reckon.app.session.Mode;
import reckon.app.session.Session;
import reckon.app.session.StepUnit;
import reckon.app.session.TextScale;
import reckon.app.window.MainWindow;
import reckon.lesson.Lesson;
import reckon.lesson.LessonHome;
import reckon.text.Language;
import reckon.text.Texts;

/** A window of one look, which is brought into one state after the other. */
final class GalleryRoom implements AutoCloseable {
    private static final long MOST_MILLIS = 30_000;
    private static final int ROOMY = 1200;

    final WindowFixture fixture;
    final Session session;
    private final GalleryLook look;
    private final Optional<Stage> stage;
    private Optional<Scene> dialog = Optional.empty();
    private CountDownLatch held = new CountDownLatch(0);
    private final Scene scene;

    GalleryRoom(GalleryLook look, boolean onScreen) {
        this(look, onScreen, Texts::of);
    }

    /** A room with words of its own. */
    GalleryRoom(GalleryLook look, boolean onScreen, Function<Language, Texts> words) {
        this.look = look;
        this.fixture = onDraw(() -> new WindowFixture(new Look(look.language(), look.theme(), words)));
        this.session = fixture.session;
        this.scene = onDraw(() -> new Scene(fixture.window, look.width(), look.height()));
        this.stage = onScreen ? Optional.of(onDraw(this::show)) : Optional.empty();
        WindowFixture.onScreen(this::arrange);
    }

    private Stage show() {
        Stage shown = new Stage();
        shown.setScene(scene);
        shown.setX(0);
        shown.setY(0);
        shown.show();
        fixture.window.live();
        return shown;
    }

    /** Whether this is a room for a picture. */
    boolean serves(StatePicture picture) {
        return look.equals(picture.look())
                && stage.isPresent() == picture.state().onScreen();
    }

    /** What comes of something that is done on the thread that draws. */
    private static <T> T onDraw(Callable<T> work) {
        T made = WaitForAsyncUtils.waitForAsyncFx(MOST_MILLIS, work);
        WaitForAsyncUtils.waitForFxEvents();
        return made;
    }

    /** Makes the window as it was at first. */
    void reset() {
        dialog = Optional.empty();
        if (fixture.window.presentingProperty().get()) {
            choose("present");
        }
        if (find("#shortcuts", Node.class).isVisible()) {
            choose("shortcuts");
        }
        WindowFixture.onScreen(() -> {
            session.filing().work().cancel();
            fixture.classroom.lessons().close();
            fixture.window.leaveLessons();
            held.countDown();
            find("#menus", MenuBar.class).getMenus().forEach(Menu::hide);
            stage.ifPresent(GalleryRoom::closeAllOver);
            fixture.window.resize(look.width(), look.height());
            new TimelineGestures(find("#timeline", Node.class)).leave();
            session.turnTo(Mode.METHODS);
            session.stepping().unitProperty().set(StepUnit.FRAME);
            find("#toggle-compare", ToggleButton.class).setSelected(false);
            session.playback().clearLoop();
            session.bookmarks().close();
            session.look().scale().set(TextScale.USUAL);
            session.startAnew();
            session.methodProperty().set(0);
            fixture.window.fold(look.width() < ROOMY ? List.of("measures") : List.of());
        });
        choose("side-by-side");
        choose("time-whole");
        fixture.settled();
        choose("fit");
        fixture.wrong.clear();
        fixture.unexpected.clear();
    }

    private static void closeAllOver(Window owner) {
        List.copyOf(Window.getWindows()).stream()
                .filter(window -> !window.equals(owner))
                .forEach(Window::hide);
    }

    /** Opens a scenario that comes with the program, at a moment, s. */
    void open(String ready, double seconds) {
        WindowFixture.onScreen(() -> session.openReady(ready));
        seek(seconds);
    }

    /** Opens a section of a lesson as whoever comes to it for the first time. */
    void open(Lesson lesson, int section) {
        Lessons lessons = fixture.classroom.lessons();
        WindowFixture.onScreen(() -> {
            lessons.open(lesson);
            lessons.goTo(section);
        });
        WindowFixture.await(() -> !lessons.arrivingProperty().get());
        if (session.modeProperty().get() == Mode.METHODS) {
            fixture.settled();
        } else {
            fixture.played();
        }
    }

    /** Waits until formulas can be set, and those in sight are. */
    void formulasShown() {
        WindowFixture.await(() ->
                scene.getRoot().lookupAll(".text-formula").stream().allMatch(formula -> formula.prefWidth(-1) > 0));
        if (session.walk().openProperty().get()
                && !session.walk().worksheetProperty().get().steps().isEmpty()) {
            WindowFixture.await(() -> {
                fixture.window.draw();
                return !scene.getRoot().lookupAll("#formula .formula-line").isEmpty()
                        && !find("#formula-heading", Label.class).getText().isEmpty();
            });
        }
    }

    /** Waits for all cards of the page with lessons, with their pictures. */
    void cardsShown() {
        int count = LessonHome.in(LessonHome.builtIn()).size();
        WindowFixture.await(() -> {
            // a card has its picture once it has been laid out
            arrange();
            return scene.getRoot().lookupAll(".lesson-card-picture").stream()
                            .filter(picture -> !((Pane) picture).getChildren().isEmpty())
                            .count()
                    >= count;
        });
    }

    /** Goes to a moment of what is open, s. */
    void seek(double seconds) {
        fixture.settled();
        WindowFixture.onScreen(() -> session.playback().seek(seconds));
    }

    /** Lets files wait until the room is made ready for another state. */
    void holdFiles() {
        held = new CountDownLatch(1);
        fixture.holdFiles(held);
    }

    /** Puts a dialog over the window, where there is no screen for one of its own. */
    void open(Callable<DialogPane> maker) {
        dialog = Optional.of(onDraw(() -> {
            DialogPane pane = maker.call();
            MainWindow.wear(pane, session.look());
            return new Scene(pane);
        }));
    }

    /** Something in the window, by its name in the style sheet. */
    <T extends Node> T find(String selector, Class<T> type) {
        return type.cast(scene.lookup(selector));
    }

    /** Does what a menu's item does, without opening the menu. */
    void choose(String item) {
        WindowFixture.onScreen(() -> items(find("#menus", MenuBar.class).getMenus().stream())
                .filter(one -> ("item-" + item).equals(one.getId()))
                .findFirst()
                .orElseThrow()
                .fire());
    }

    private static Stream<MenuItem> items(Stream<? extends MenuItem> some) {
        return some.flatMap(item -> item instanceof Menu menu
                ? Stream.concat(Stream.of(item), items(menu.getItems().stream()))
                : Stream.of(item));
    }

    /** Makes the window as high as the settings need to be seen all at once. */
    void growToSettings() {
        WindowFixture.onScreen(() -> {
            arrange();
            ScrollPane settings = find("#settings", ScrollPane.class);
            double above = settings.localToScene(0, 0).getY();
            double needed = above + settings.getContent().getBoundsInLocal().getHeight() + 2;
            // a new scene of that height would have to be styled anew
            fixture.window.resize(look.width(), Math.max(look.height(), Math.ceil(needed)));
        });
    }

    /** Lays everything out, as a pulse would in a window on a screen. */
    private void arrange() {
        scene.getRoot().applyCss();
        scene.getRoot().layout();
        for (Window window : Window.getWindows()) {
            window.getScene().getRoot().applyCss();
            window.getScene().getRoot().layout();
        }
    }

    /** Lays everything out and draws it. */
    void layOut() {
        WindowFixture.onScreen(() -> {
            // what a panel shows may change how wide it is, and with that what the others have to draw
            for (int i = 0; i < 2; i++) {
                arrange();
                fixture.window.draw();
            }
        });
    }

    /** The window as it is now, and whatever is open over it. */
    Photo photo() {
        layOut();
        return onDraw(() -> {
            // a viewport keeps a picture of itself, which only a pulse of a shown window brings up to date
            scene.getRoot().lookupAll(".viewport").forEach(viewport -> viewport.setCache(false));
            Photo photo = Photo.of(scene);
            dialog.ifPresent(photo::pasteInTheMiddle);
            stage.ifPresent(photo::pasteWindowsOver);
            return photo;
        });
    }

    /** The least width that the window can have with all that is in it, px. */
    double leastWidth() {
        return onDraw(() -> fixture.window.minWidth(-1));
    }

    /** The words in the window, and in what is open over it, that are cut short. */
    List<String> cutShort() {
        return onDraw(() -> roots().flatMap(root -> CutText.in(root).stream()).toList());
    }

    /** All that the window says, and what is open over it. */
    Set<String> said() {
        return onDraw(() -> roots().flatMap(root -> Said.in(root).stream()).collect(Collectors.toSet()));
    }

    private Stream<Parent> roots() {
        return Stream.of(
                        Stream.of(scene),
                        dialog.stream(),
                        Window.getWindows().stream().map(Window::getScene))
                .flatMap(scenes -> scenes)
                .distinct()
                .map(Scene::getRoot);
    }

    @Override
    public void close() {
        held.countDown();
        stage.ifPresent(shown -> WindowFixture.onScreen(() -> {
            closeAllOver(shown);
            shown.close();
        }));
        fixture.close();
    }
}
