package reckon.app.drive;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import reckon.app.session.Sheet;
import reckon.file.ReadyMade;
import reckon.run.Measure;

/** How every control of the window is driven, by its name. */
final class ControlDrives {
    /** Those that are there for a command, and are called after it. */
    private static final List<String> COMMANDS = List.of(
            "start",
            "back",
            "play",
            "forward",
            "end",
            "stall",
            "language",
            "steer",
            "edit-path",
            "rub-out",
            "guess",
            "loop-from",
            "loop-to",
            "loop-clear",
            "packet-back",
            "packet-forward",
            "step-frame",
            "step-packet",
            "step-term",
            "time-in",
            "time-out",
            "time-whole");

    private static final List<Double> SPEEDS = List.of(0.25, 0.5, 1.0, 2.0, 4.0);

    private ControlDrives() {}

    static Map<String, Drive> all() {
        Map<String, Drive> all = new HashMap<>(SettingDrives.all());
        all.putAll(GameDrives.all());
        all.putAll(LessonDrives.all());
        COMMANDS.forEach(id -> all.put(id, Drive.click(CommandDeeds.all().get(id))));
        Deed nothing = Deed.seen(desk -> false);
        List.of("menu-file", "menu-edit", "menu-game", "menu-play", "menu-view", "menu-help", "ready", "presets")
                .forEach(id -> all.put(id, Drive.menu(id, nothing)));
        all.put("begin-path", Drive.menu("begin-path", MenuDeeds.begun(nothing)));
        ReadyMade.NAMES.forEach(
                name -> all.put("begin-" + name, Drive.click(MenuDeeds.begun(MenuDeeds.readyMade(name)))));
        for (int i = 0; i < SPEEDS.size(); i++) {
            all.put("speed-" + i, Drive.click(speed(SPEEDS.get(i))));
        }
        all.put("fold-settings", Drive.click(desk -> Nodes.find("settings").isEmpty()));
        all.put(
                "fold-measures",
                unfolded(Drive.click(desk -> Nodes.find("measures").isEmpty())));
        all.put("fold-formula", Drive.click(desk -> Nodes.find("formula").isPresent()));
        for (Sheet sheet : Sheet.values()) {
            all.put("sheet-" + sheet.word(), Drive.click(explained(sheet)));
        }
        methods().forEach((id, drive) -> all.put(id, unfolded(drive)));
        for (Measure measure : Measure.values()) {
            all.put("sort-" + measure.column(), unfolded(Drive.click(sorted(measure))));
        }
        all.putAll(BookmarkDeeds.controls());
        all.put("shortcuts-close", Drive.click(LecternDeeds.closed()));
        all.put("shortcut-pane .scroll-bar", listed());
        all.put("work-cancel", Drive.click(cancelled()));
        all.put("settings .scroll-bar", scrolled("settings"));
        Drive games = scrolled("game-panel");
        all.put("game-panel .scroll-bar", new Drive(GameDrives.unfolded(games.deed()), games.act()));
        all.put("split .split-pane-divider", divided());
        all.put("window", dropped());
        return all;
    }

    /** The same with the panel at the right to be seen. */
    private static Drive unfolded(Drive drive) {
        Deed deed = drive.deed();
        return new Drive(
                new Deed(
                        desk -> {
                            desk.unfold();
                            return deed.ready().apply(desk);
                        },
                        deed.tidy(),
                        deed.held()),
                drive.act());
    }

    private static Deed explained(Sheet sheet) {
        return Deed.of(desk -> {
                    Sheet other = sheet == Sheet.SENDER ? Sheet.DRAWN : Sheet.SENDER;
                    desk.onScreen(() -> {
                        desk.session.walk().openProperty().set(true);
                        desk.session.walk().sheetProperty().set(other);
                    });
                    return () -> desk.session.walk().sheetProperty().get() == sheet;
                })
                .tidied(desk ->
                        desk.onScreen(() -> desk.session.walk().sheetProperty().set(Sheet.DRAWN)));
    }

    private static Deed speed(double speed) {
        return Deed.of(desk -> {
            desk.onScreen(() -> desk.playback().speedProperty().set(speed == 1 ? 4 : 1));
            return () -> desk.playback().speedProperty().get() == speed;
        });
    }

    private static Map<String, Drive> methods() {
        Map<String, Drive> methods = new HashMap<>();
        methods.put(
                "add-method",
                Drive.click(desk -> desk.scenario().methods().size() == 3
                        && desk.session.methodProperty().get() == 2));
        methods.put(
                "remove-method", Drive.click(desk -> desk.scenario().methods().size() == 1));
        for (int i = 0; i < 4; i++) {
            int method = i;
            methods.put("method-" + i, Drive.click(Deed.of(desk -> {
                desk.make(() -> fourMethods(desk));
                desk.onScreen(() -> desk.session.methodProperty().set((method + 1) % 4));
                return () -> desk.session.methodProperty().get() == method;
            })));
        }
        return methods;
    }

    static void fourMethods(Desk desk) {
        desk.session.addMethod();
        desk.session.addMethod();
    }

    /** The methods stand in the order of a measure, the least first. */
    private static Deed sorted(Measure measure) {
        String id = "sort-" + measure.column();
        return Deed.of(desk -> () -> {
                    Labeled unit = (Labeled) ((Button) Nodes.find(id).orElseThrow()).getGraphic();
                    return unit.getText().endsWith("▲") && rises(measure.column());
                })
                .tidied(desk -> desk.onScreen(() -> {
                    // to the greatest first, and then to the order of the list
                    ((Button) Nodes.find(id).orElseThrow()).fire();
                    ((Button) Nodes.find(id).orElseThrow()).fire();
                }));
    }

    private static boolean rises(String column) {
        double[] values = new double[2];
        for (int method = 0; method < 2; method++) {
            Node label = Nodes.find("measure-" + column + "-" + method).orElseThrow();
            values[GridPane.getColumnIndex(label) - 1] = Double.parseDouble(((Labeled) label).getText());
        }
        return values[0] <= values[1];
    }

    /** A file that takes long is read, until somebody has enough of it. */
    static CountDownLatch waiting(Desk desk) {
        CountDownLatch disk = new CountDownLatch(1);
        desk.fixture.holdFiles(disk);
        desk.onScreen(() -> desk.session.open(desk.folder.resolve("slow.yaml")));
        desk.node("work-cancel");
        return disk;
    }

    private static Deed cancelled() {
        CountDownLatch[] disk = new CountDownLatch[1];
        return Deed.of(desk -> {
                    disk[0] = waiting(desk);
                    return () -> !desk.session.busyProperty().get();
                })
                .tidied(desk -> disk[0].countDown());
    }

    /** The sheet of shortcuts is longer than a low window. */
    private static Drive listed() {
        Drive scrolled = scrolled("shortcut-pane");
        Deed deed = scrolled.deed();
        return new Drive(
                Deed.of(desk -> {
                            desk.onScreen(() -> desk.choose("item-shortcuts"));
                            return deed.ready().apply(desk);
                        })
                        .tidied(desk -> desk.onScreen(() -> desk.choose("item-shortcuts"))),
                scrolled.act());
    }

    static Drive scrolled(String id) {
        Deed deed = Deed.of(desk -> {
            desk.onScreen(() -> pane(id).setVvalue(0));
            return () -> pane(id).getVvalue() > 0.3;
        });
        return new Drive(deed, (desk, bar) -> {
            Node thumb = bar.lookup(".thumb");
            desk.hand.pull(thumb, Hand.middle(thumb), Hand.at(bar, 0.5, 0.8));
        });
    }

    private static ScrollPane pane(String id) {
        return (ScrollPane) Nodes.find(id).orElseThrow();
    }

    private static Drive divided() {
        Deed deed = Deed.of(desk -> {
            double before = desk.look(() -> timeline().getLayoutBounds().getHeight());
            return () -> Math.abs(timeline().getLayoutBounds().getHeight() - before - 40) < 2;
        });
        return new Drive(deed, (desk, divider) -> {
            Point2D from = Hand.middle(divider);
            desk.hand.pull(divider, from, from.subtract(0, 40));
        });
    }

    private static Drive dropped() {
        Deed deed = Deed.of(desk -> {
            Path file = desk.file("dropped.yaml", MenuDeeds.TEXT);
            return () -> desk.session.document().path().equals(Optional.of(file));
        });
        return new Drive(deed, (desk, window) -> Drop.on(window, desk.folder.resolve("dropped.yaml")));
    }

    private static Node timeline() {
        return Nodes.find("timeline").orElseThrow();
    }
}
