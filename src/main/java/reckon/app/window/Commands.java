package reckon.app.window;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.value.ObservableBooleanValue;
import reckon.app.lesson.Lessons;
import reckon.app.scheme.GameSight;
import reckon.app.session.BookmarkCommands;
import reckon.app.session.FateCommands;
import reckon.app.session.Filing;
import reckon.app.session.Guess;
import reckon.app.session.Heading;
import reckon.app.session.Mode;
import reckon.app.session.PathCommands;
import reckon.app.session.Playback;
import reckon.app.session.Session;
import reckon.app.session.StepUnit;
import reckon.app.session.Stepping;
import reckon.app.session.TextScale;
import reckon.app.stage.Sight;
import reckon.app.timeline.TimeWindow;
import reckon.draw.Bounds;
import reckon.draw.Layers;
import reckon.draw.Theme;
import reckon.lesson.Control;
import reckon.lesson.Part;
import reckon.text.Language;

/** The one list of what can be done: menus, buttons and keys are made from it. */
final class Commands {
    private static final int LARGE_STEP = 5;
    /** On many keyboards plus is Shift and the key of equals, and comes as that. */
    private static final String[] PLUS = {"Plus", "Equals", "Shift+Equals", "Add"};

    private final Session session;
    private final Sight sight;
    private final TimeWindow time;
    private final GameSight game;
    private final TimeWindow gameTime;
    private final Prompts prompts;
    private final LessonDesk desk;
    private final List<CommandGroup> groups;
    private final List<Command> all;

    Commands(
            Session session,
            Sight sight,
            TimeWindow time,
            GameSight game,
            TimeWindow gameTime,
            Prompts prompts,
            LessonDesk desk,
            TextClipboard clipboard,
            Lectern lectern,
            Runnable close) {
        this.session = session;
        this.game = game;
        this.gameTime = gameTime;
        this.prompts = prompts;
        this.desk = desk;
        this.sight = sight;
        this.time = time;
        // where two have a key in common the first counts that can be done: while one steers the arrows do that
        groups = List.of(
                new CommandGroup("shortcuts.steering", of(Mode.METHODS, allowed(steering(), Control.DRAW))),
                new CommandGroup("shortcuts.lessons", lessons()),
                new CommandGroup("shortcuts.documents", together(List.of(documents(close), clipboard(clipboard)))),
                new CommandGroup(
                        "shortcuts.path",
                        together(List.of(
                                of(Mode.METHODS, allowed(stalls(), Control.STALL)),
                                of(Mode.METHODS, allowed(path(), Control.DRAW))))),
                new CommandGroup("shortcuts.bookmarks", bookmarks(session.bookmarks())),
                new CommandGroup("shortcuts.games", of(Mode.SCHEMES, games())),
                new CommandGroup(
                        "shortcuts.steps",
                        together(List.of(
                                allowed(playing(), Control.PLAY),
                                allowed(playback(), Control.STEP),
                                allowed(steps(session.stepping()), Control.STEP),
                                formulas()))),
                new CommandGroup(
                        "shortcuts.packets", of(Mode.METHODS, allowed(packets(session.fates()), Control.PACKET))),
                new CommandGroup(
                        "shortcuts.time",
                        together(List.of(of(Mode.METHODS, allowed(loop(session.playback()), Control.LOOP)), times()))),
                new CommandGroup(
                        "shortcuts.views",
                        together(
                                List.of(of(Mode.METHODS, allowed(guess(), Control.GUESS)), of(Mode.METHODS, views())))),
                new CommandGroup("shortcuts.looks", looks()),
                new CommandGroup("shortcuts.present", present(lectern)));
        all = groups.stream().flatMap(group -> group.commands().stream()).toList();
    }

    private static List<Command> together(List<List<Command>> some) {
        return some.stream().flatMap(List::stream).toList();
    }

    private List<Command> formulas() {
        return List.of(new Command("formula", () -> toggle(session.walk().openProperty()), "V")
                .allowed(session.permit().shows(Part.FORMULA)));
    }

    /** Commands that a lesson may allow, and are hidden where it does not. */
    private List<Command> allowed(List<Command> some, Control control) {
        return some.stream()
                .map(command -> command.allowed(session.permit().allowed(control)))
                .toList();
    }

    /** Commands that can only be given in one use of the window. */
    private List<Command> of(Mode mode, List<Command> some) {
        ReadOnlyObjectProperty<Mode> now = session.modeProperty();
        return some.stream()
                .map(command -> {
                    ObservableBooleanValue possible = command.possible();
                    return command.when(
                            possible == null
                                    ? now.isEqualTo(mode)
                                    : Bindings.createBooleanBinding(
                                            () -> now.get() == mode && possible.get(), now, possible));
                })
                .toList();
    }

    private List<Command> games() {
        List<Command> walls = List.of(
                new Command("walls", () -> toggle(game.wallsProperty()), "W"),
                new Command("clear-walls", () -> session.game().clearWalls()));
        List<Command> orders = List.of(
                new Command("remove-command", () -> session.game().removeCommand(), "Backspace"),
                new Command("clear-commands", () -> session.game().clearCommands()));
        List<Command> letters = List.of(
                new Command("lose-letter", () -> letter(session.letters()::lose), "Delete")
                        .when(letterCan(session.letters()::canLose)),
                new Command("free-letter", () -> letter(session.letters()::free), "Shift+Delete")
                        .when(letterCan(session.letters()::canFree)));
        return Stream.of(
                        allowed(walls, Control.WALL),
                        List.of(new Command("compare", () -> toggle(game.comparedProperty()), "C")),
                        allowed(orders, Control.COMMAND),
                        allowed(letters, Control.MESSAGE))
                .flatMap(List::stream)
                .toList();
    }

    private ObservableBooleanValue letterCan(IntPredicate can) {
        return Bindings.createBooleanBinding(
                () -> game.letterProperty().get().stream().anyMatch(can),
                game.letterProperty(),
                session.play().runs().runProperty());
    }

    private void letter(IntConsumer action) {
        game.letterProperty().get().ifPresent(action);
    }

    private List<Command> documents(Runnable close) {
        return List.of(
                new Command("new", session::startAnew, "Shortcut+N"),
                new Command("open", this::open, "Shortcut+O"),
                new Command("save", this::save, "Shortcut+S"),
                new Command("save-as", this::saveAs, "Shortcut+Shift+S"),
                new Command("close", close, "Shortcut+Q"),
                new Command("undo", session::undo, "Shortcut+Z")
                        .when(present(session.edits().undoNameProperty())),
                new Command("redo", session::redo, "Shortcut+Shift+Z", "Shortcut+Y")
                        .when(present(session.edits().redoNameProperty())),
                new Command("mode-methods", () -> session.turnTo(Mode.METHODS), "Shortcut+1"),
                new Command("mode-schemes", () -> session.turnTo(Mode.SCHEMES), "Shortcut+2"));
    }

    private List<Command> lessons() {
        Lessons lessons = desk.lessons();
        ObservableBooleanValue open = present(lessons.lessonProperty());
        return List.of(
                new Command("lessons", desk::toggle, "Shortcut+3"),
                new Command("lesson-next", () -> go(lessons, 1), "Shortcut+Page Down").when(open),
                new Command("lesson-back", () -> go(lessons, -1), "Shortcut+Page Up").when(open),
                new Command("lesson-reset", lessons::reset).when(open),
                new Command("lesson-close", lessons::close).when(open),
                new Command("edit-lesson", desk::edit).when(open),
                new Command("new-lesson", desk::write));
    }

    private static void go(Lessons lessons, int sections) {
        lessons.goTo(lessons.sectionProperty().get() + sections);
    }

    private List<Command> stalls() {
        return List.of(
                new Command("stall", () -> session.stalls().cause(), "S"),
                new Command("clear-stalls", () -> session.stalls().clear())
                        .when(Bindings.createBooleanBinding(
                                () -> !session.scenario().network().stalls().isEmpty(),
                                session.edits().documentProperty())));
    }

    private List<Command> clipboard(TextClipboard clipboard) {
        Filing filing = session.filing();
        return List.of(
                new Command("copy", () -> filing.copy(clipboard::put), "Shortcut+Shift+C"),
                new Command("paste", () -> filing.paste(clipboard.text()), "Shortcut+Shift+V"));
    }

    private List<Command> steering() {
        return List.of(
                steering(new Command("steer-left", () -> push(Heading.LEFT, true), "Left"), Heading.LEFT),
                steering(new Command("steer-right", () -> push(Heading.RIGHT, true), "Right"), Heading.RIGHT),
                steering(new Command("steer-up", () -> push(Heading.UP, true), "Up"), Heading.UP),
                steering(new Command("steer-down", () -> push(Heading.DOWN, true), "Down"), Heading.DOWN));
    }

    private Command steering(Command command, Heading heading) {
        return command.when(session.drawing().steeredProperty()).released(() -> push(heading, false));
    }

    private void push(Heading heading, boolean on) {
        session.drawing().push(heading, on);
    }

    private List<Command> path() {
        PathCommands path = session.path();
        ObservableBooleanValue present = path.present();
        return List.of(
                new Command("steer", () -> path.steer(middleX(), middleY()), "D"),
                new Command("steer-new", () -> path.steerNew(middleX(), middleY()), "Shift+D"),
                new Command("edit-path", path::toggleShaping, "E").when(present),
                new Command("rub-out", path::rubOut, "Backspace").when(present),
                new Command("done", path::finish, "Enter", "Esc")
                        .when(session.drawing()
                                .activeProperty()
                                .or(session.shaping().activeProperty())));
    }

    private double middleX() {
        Bounds seen = sight.boundsProperty().get();
        return seen.left() + seen.width() / 2;
    }

    private double middleY() {
        Bounds seen = sight.boundsProperty().get();
        return seen.bottom() + seen.height() / 2;
    }

    private List<Command> playing() {
        return List.of(new Command("play", () -> session.head().toggle(), "Space", "K"));
    }

    private List<Command> playback() {
        Stepping stepping = session.stepping();
        return List.of(
                new Command("frame-back", () -> session.head().step(-1), "Comma"),
                new Command("frame-forward", () -> session.head().step(1), "Period"),
                new Command("packet-back", () -> stepping.happenings(-1), "Open Bracket", "Alt+Left"),
                new Command("packet-forward", () -> stepping.happenings(1), "Close Bracket", "Alt+Right"));
    }

    private List<Command> steps(Stepping stepping) {
        return List.of(
                new Command("back", () -> stepping.step(-1), "Left", "Page Up"),
                new Command("forward", () -> stepping.step(1), "Right", "Page Down"),
                new Command("back-five", () -> stepping.step(-LARGE_STEP), "Shift+Left", "Shift+Page Up"),
                new Command("forward-five", () -> stepping.step(LARGE_STEP), "Shift+Right", "Shift+Page Down"),
                new Command("start", stepping::first, "Home"),
                new Command("end", stepping::last, "End"),
                new Command("step-frame", () -> stepping.unitProperty().set(StepUnit.FRAME), "4"),
                new Command("step-packet", () -> stepping.unitProperty().set(StepUnit.PACKET), "5"),
                new Command("step-term", () -> stepping.unitProperty().set(StepUnit.TERM), "6"));
    }

    private static List<Command> packets(FateCommands fates) {
        return List.of(
                new Command("lose-packet", () -> chosen(fates, fates::lose), "Delete").when(fates.canLose()),
                new Command("restore-packet", () -> chosen(fates, fates::bringBack), "Shift+Delete")
                        .when(fates.canBringBack()),
                new Command("free-packet", () -> chosen(fates, fates::free)).when(fates.canFree()));
    }

    private static void chosen(FateCommands fates, IntConsumer action) {
        fates.selection().placeProperty().get().ifPresent(action);
    }

    private static List<Command> bookmarks(BookmarkCommands bookmarks) {
        return List.of(
                new Command("bookmark", bookmarks::set, "M"),
                new Command("bookmark-back", bookmarks::previous, "Shift+N"),
                new Command("bookmark-forward", bookmarks::next, "N"));
    }

    private List<Command> loop(Playback playback) {
        ObservableBooleanValue drawn = Bindings.createBooleanBinding(
                () -> session.simulations().runProperty().get().frames() > 1,
                session.simulations().runProperty());
        return List.of(
                new Command("loop-from", playback::loopFromHere, "I").when(drawn),
                new Command("loop-to", playback::loopToHere, "O").when(drawn),
                new Command("loop-clear", playback::clearLoop, "Shift+I").when(present(playback.loopProperty())));
    }

    private List<Command> times() {
        return List.of(
                new Command("time-in", () -> time().zoom(1), "Z"),
                new Command("time-out", () -> time().zoom(-1), "Shift+Z"),
                new Command("time-whole", () -> time().showWhole(), "T"));
    }

    private TimeWindow time() {
        return session.modeProperty().get() == Mode.METHODS ? time : gameTime;
    }

    private List<Command> guess() {
        Guess guess = session.guess();
        return List.of(
                new Command("guess", guess::toggle, "Q").when(guess.possibleProperty()),
                new Command("guess-reset", guess::reset));
    }

    private List<Command> views() {
        return List.of(
                new Command("fit", sight::fit, "F"),
                new Command("follow", () -> toggle(sight.followProperty()), "Shift+F"),
                new Command("zoom-in", () -> sight.zoom(1), PLUS),
                new Command("zoom-out", () -> sight.zoom(-1), "Minus", "Subtract"),
                new Command("side-by-side", () -> arrange(Sight.Arrangement.SIDE_BY_SIDE), "1"),
                new Command("stacked", () -> arrange(Sight.Arrangement.STACKED), "2"),
                new Command("overlaid", () -> arrange(Sight.Arrangement.OVERLAID), "3"),
                new Command("ghost", () -> layers(Layers::withGhost), "G"),
                new Command("prediction", () -> layers(Layers::withPrediction), "P"),
                new Command("legend", () -> layers(Layers::withLegend), "Shift+L"),
                new Command("raw", () -> layers(Layers::asRaw), "B").released(() -> layers(Layers::asShown)));
    }

    private List<Command> looks() {
        TextScale scale = session.look().scale();
        return List.of(
                new Command("language", this::otherLanguage, "Shortcut+L"),
                new Command("theme", this::otherTheme, "Shortcut+D"),
                new Command("projector", session.look()::toggleProjector, "Shortcut+Shift+D"),
                new Command("text-larger", scale::larger, withShortcut(PLUS)),
                new Command("text-smaller", scale::smaller, "Shortcut+Minus", "Shortcut+Subtract"),
                new Command("text-usual", () -> scale.set(TextScale.USUAL), "Shortcut+0", "Shortcut+Numpad 0"));
    }

    private static List<Command> present(Lectern lectern) {
        BooleanProperty pointing = lectern.pointingProperty();
        return List.of(
                new Command("present", () -> toggle(lectern.presentingProperty()), "F5"),
                new Command("full-screen", lectern::toggleFullScreen, "F11"),
                new Command("notes", () -> toggle(lectern.notesProperty()), "Shift+F5"),
                new Command("pointer", () -> pointing.set(true), "L").released(() -> pointing.set(false)),
                new Command("shortcuts", () -> toggle(lectern.sheetProperty()), "Shift+Slash", "F1"),
                new Command("leave", lectern::leave, "Esc").when(lectern.inAnything()));
    }

    private static String[] withShortcut(String... keys) {
        return Arrays.stream(keys).map(key -> "Shortcut+" + key).toArray(String[]::new);
    }

    private static void toggle(BooleanProperty property) {
        property.set(!property.get());
    }

    private void arrange(Sight.Arrangement arrangement) {
        sight.arrangementProperty().set(arrangement);
    }

    private void layers(UnaryOperator<Layers> change) {
        sight.layersProperty().set(change.apply(sight.layersProperty().get()));
    }

    private ObservableBooleanValue present(ReadOnlyObjectProperty<? extends Optional<?>> name) {
        return Bindings.createBooleanBinding(() -> name.get().isPresent(), name);
    }

    /** Every command, by what it is about. */
    List<CommandGroup> groups() {
        return groups;
    }

    /** Every command, in the order to list them. */
    List<Command> all() {
        return all;
    }

    /**
     * A command by its name.
     *
     * @throws IllegalArgumentException where there is none
     */
    Command get(String id) {
        return all.stream()
                .filter(command -> command.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no command is called " + id));
    }

    private void open() {
        prompts.open().ifPresent(desk::openAny);
    }

    private void save() {
        session.document().path().ifPresentOrElse(session::save, this::saveAs);
    }

    private void saveAs() {
        prompts.save(session.document().path()).ifPresent(session::save);
    }

    private void otherLanguage() {
        var language = session.look().languageProperty();
        language.set(language.get() == Language.ENGLISH ? Language.CHINESE : Language.ENGLISH);
    }

    private void otherTheme() {
        var theme = session.look().themeProperty();
        theme.set(theme.get() == Theme.LIGHT ? Theme.DARK : Theme.LIGHT);
    }
}
