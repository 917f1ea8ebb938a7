package reckon.app.window;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.function.UnaryOperator;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.value.ObservableBooleanValue;
import reckon.app.scheme.GameSight;
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
import reckon.app.stage.Sight;
import reckon.app.timeline.TimeWindow;
import reckon.draw.Bounds;
import reckon.draw.Layers;
import reckon.draw.Theme;
import reckon.text.Language;

/** The one list of what can be done: menus, buttons and keys are made from it. */
final class Commands {
    private static final int LARGE_STEP = 5;

    private final Session session;
    private final Sight sight;
    private final TimeWindow time;
    private final GameSight game;
    private final TimeWindow gameTime;
    private final Prompts prompts;
    private final List<Command> all;

    Commands(
            Session session,
            Sight sight,
            TimeWindow time,
            GameSight game,
            TimeWindow gameTime,
            Prompts prompts,
            TextClipboard clipboard,
            Runnable close) {
        this.session = session;
        this.game = game;
        this.gameTime = gameTime;
        this.prompts = prompts;
        this.sight = sight;
        this.time = time;
        // where two have a key in common the first counts that can be done: while one steers the arrows do that
        List<Command> commands = new ArrayList<>(of(Mode.METHODS, steering()));
        commands.addAll(documents(close));
        commands.addAll(clipboard(clipboard));
        commands.addAll(of(Mode.METHODS, stalls()));
        commands.addAll(of(Mode.METHODS, path()));
        commands.addAll(of(Mode.SCHEMES, games()));
        commands.addAll(playback());
        commands.addAll(steps(session.stepping()));
        commands.addAll(of(Mode.METHODS, packets(session.fates())));
        commands.addAll(of(Mode.METHODS, loop(session.playback())));
        commands.addAll(times());
        commands.addAll(of(Mode.METHODS, guess()));
        commands.addAll(of(Mode.METHODS, views()));
        commands.addAll(looks());
        all = List.copyOf(commands);
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
        return List.of(
                new Command("walls", () -> toggle(game.wallsProperty()), "W"),
                new Command("compare", () -> toggle(game.comparedProperty()), "C"),
                new Command("clear-walls", () -> session.game().clearWalls()),
                new Command("remove-command", () -> session.game().removeCommand(), "Backspace"),
                new Command("clear-commands", () -> session.game().clearCommands()),
                new Command("lose-letter", () -> letter(session.letters()::lose), "Delete")
                        .when(letterCan(session.letters()::canLose)),
                new Command("free-letter", () -> letter(session.letters()::free), "Shift+Delete")
                        .when(letterCan(session.letters()::canFree)));
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

    private List<Command> playback() {
        Stepping stepping = session.stepping();
        return List.of(
                new Command("play", () -> session.head().toggle(), "Space", "K"),
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
                new Command("step-term", () -> stepping.unitProperty().set(StepUnit.TERM), "6"),
                new Command("formula", () -> toggle(session.walk().openProperty()), "V"));
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
        // on many keyboards plus is Shift and the key of equals, and comes as that
        return List.of(
                new Command("fit", sight::fit, "F"),
                new Command("follow", () -> toggle(sight.followProperty()), "Shift+F"),
                new Command("zoom-in", () -> sight.zoom(1), "Plus", "Equals", "Shift+Equals", "Add"),
                new Command("zoom-out", () -> sight.zoom(-1), "Minus", "Subtract"),
                new Command("side-by-side", () -> arrange(Sight.Arrangement.SIDE_BY_SIDE), "1"),
                new Command("stacked", () -> arrange(Sight.Arrangement.STACKED), "2"),
                new Command("overlaid", () -> arrange(Sight.Arrangement.OVERLAID), "3"),
                new Command("ghost", () -> layers(Layers::withGhost), "G"),
                new Command("prediction", () -> layers(Layers::withPrediction), "P"),
                new Command("legend", () -> layers(Layers::withLegend), "L"),
                new Command("raw", () -> layers(Layers::asRaw), "B").released(() -> layers(Layers::asShown)));
    }

    private List<Command> looks() {
        return List.of(
                new Command("language", this::otherLanguage, "Shortcut+L"),
                new Command("theme", this::otherTheme, "Shortcut+D"));
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
        prompts.open().ifPresent(session::open);
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
