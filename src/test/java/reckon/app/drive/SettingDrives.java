package reckon.app.drive;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.MouseButton;
import reckon.setting.ChoiceSetting;
import reckon.setting.FlagSetting;
import reckon.setting.Group;
import reckon.setting.NumberSetting;
import reckon.setting.OptionalNumberSetting;
import reckon.setting.Range;
import reckon.setting.SchemeSettings;
import reckon.setting.Setting;
import reckon.setting.Settings;
import reckon.setting.TextSetting;
import reckon.setting.Unit;
import reckon.setting.WholeSetting;

/** How every control of every setting is driven, by its name. */
final class SettingDrives {
    /** Choices under which between them every setting means something. */
    private static final List<List<String>> CHOICES = List.of(
            List.of("threshold", "gilbert-elliott", "patent", "cubic"),
            List.of("interval", "gilbert-elliott", "second", "linear"),
            List.of("interval", "independent", "snapshot", "cubic"));

    private static final double TOLERANCE = 1e-9;

    private final Map<String, Drive> all = new HashMap<>();

    private SettingDrives() {}

    static Map<String, Drive> all() {
        SettingDrives drives = new SettingDrives();
        Settings.ALL.forEach(drives::add);
        SchemeSettings.ALL.forEach(drives::add);
        return drives.all;
    }

    static String id(Setting<?> setting) {
        return "setting-" + setting.path().replace('.', '-');
    }

    /** Lets a setting mean something, so that it is shown. */
    static void show(Desk desk, Setting<?> setting) {
        if (setting.group() == Group.SCHEME) {
            showOfGame(desk, setting);
            return;
        }
        for (List<String> choices : CHOICES) {
            if (!applies(desk, setting)) {
                desk.session.set(Settings.POLICY, choices.get(0), null);
                desk.session.set(Settings.LOSS_KIND, choices.get(1), null);
                desk.session.set(Settings.PREDICTOR, choices.get(2), null);
                desk.session.set(Settings.CONVERGENCE, choices.get(3), null);
            }
        }
    }

    private static void showOfGame(Desk desk, Setting<?> setting) {
        if (desk.session.document().game().isEmpty()) {
            GameDesk.open(desk);
        }
        for (String kind : SchemeSettings.KIND.words()) {
            if (!setting.appliesTo(GameDesk.game(desk).values(Group.SCHEME))) {
                desk.session.set(SchemeSettings.KIND, kind, null);
            }
        }
    }

    private static boolean applies(Desk desk, Setting<?> setting) {
        return setting.appliesTo(desk.scenario().values(setting.group(), 0));
    }

    private void add(Setting<?> setting) {
        String id = id(setting);
        switch (setting) {
            case NumberSetting number -> {
                all.put(
                        id + "-field",
                        typed(
                                number,
                                text(number.unit(), between(number.range())),
                                value -> Math.abs(value - between(number.range())) < TOLERANCE));
                all.put(id + "-slider", slid(number, number.range(), value -> value));
                addBack(number, between(number.range()));
            }
            case OptionalNumberSetting number -> {
                double between = between(number.range());
                all.put(
                        id + "-field",
                        on(
                                number,
                                typed(
                                        number,
                                        text(number.unit(), between),
                                        value -> Math.abs(value.orElseThrow() - between) < TOLERANCE)));
                all.put(id + "-slider", on(number, slid(number, number.range(), OptionalDouble::orElseThrow)));
                all.put(
                        id + "-switch",
                        Drive.click(
                                shown(number, desk -> desk.session.get(number).isPresent())));
                addBack(number, OptionalDouble.of(between));
            }
            case ChoiceSetting choice -> {
                for (String word : choice.words()) {
                    all.put(id + "-" + word, Drive.click(chosen(choice, word)));
                }
                addBack(choice, other(choice, choice.defaultValue()));
            }
            case FlagSetting flag -> {
                boolean other = !flag.defaultValue();
                all.put(id + "-switch", Drive.click(shown(flag, desk -> desk.session.get(flag) == other)));
                addBack(flag, other);
            }
            case TextSetting text -> {
                all.put(id + "-field", typed(text, "mine", "mine"::equals));
                addBack(text, "mine");
            }
            case WholeSetting whole -> {
                all.put(id + "-field", typed(whole, "7", value -> value == 7));
                addBack(whole, 7L);
            }
        }
    }

    /** A number on the slider, of few digits. */
    private static double between(Range range) {
        return Math.rint((range.from() + (range.to() - range.from()) / 7) * 1000) / 1000;
    }

    private static String text(Unit unit, double number) {
        return unit == Unit.FRACTION ? number * 100 + " %" : number + " " + unit.symbol();
    }

    private static String other(ChoiceSetting choice, String than) {
        return choice.words().stream()
                .filter(word -> !word.equals(than))
                .findFirst()
                .orElseThrow();
    }

    /** An effect on a setting that is shown. */
    private static Deed shown(Setting<?> setting, java.util.function.Function<Desk, Boolean> effect) {
        return Deed.of(desk -> {
            desk.make(() -> show(desk, setting));
            return () -> effect.apply(desk);
        });
    }

    private static Deed chosen(ChoiceSetting choice, String word) {
        return Deed.of(desk -> {
            desk.make(() -> {
                show(desk, choice);
                desk.session.set(choice, other(choice, word), null);
            });
            return () -> desk.session.get(choice).equals(word);
        });
    }

    private static <T> Drive typed(Setting<T> setting, String text, Predicate<T> taken) {
        return new Drive(shown(setting, desk -> taken.test(desk.session.get(setting))), (desk, field) -> {
            desk.hand.click(field);
            desk.hand.push(KeyCombination.valueOf("Ctrl+A"));
            desk.hand.type(desk.scene(), text);
            desk.hand.push(KeyCode.ENTER);
        });
    }

    /** A click on a slider's track, seven tenths along it or three. */
    private static <T> Drive slid(Setting<T> setting, Range range, java.util.function.ToDoubleFunction<T> number) {
        double span = range.to() - range.from();
        Deed deed = Deed.of(desk -> {
            desk.make(() -> show(desk, setting));
            double wanted = range.from() + span * share(desk, setting, range, number);
            return () -> Math.abs(number.applyAsDouble(desk.session.get(setting)) - wanted) < span * 0.03;
        });
        return new Drive(
                deed,
                (desk, slider) -> desk.hand.click(
                        Hand.at(slider.lookup(".track"), share(desk, setting, range, number), 0.5),
                        MouseButton.PRIMARY));
    }

    private static <T> double share(
            Desk desk, Setting<T> setting, Range range, java.util.function.ToDoubleFunction<T> number) {
        double now = number.applyAsDouble(desk.session.get(setting));
        return (now - range.from()) / (range.to() - range.from()) < 0.5 ? 0.7 : 0.3;
    }

    /** The same where a number that may be left to the program is set. */
    private static Drive on(OptionalNumberSetting number, Drive drive) {
        return new Drive(
                Deed.of(desk -> {
                    desk.make(() -> {
                        show(desk, number);
                        desk.session.set(
                                number, OptionalDouble.of(number.range().to()), null);
                    });
                    return drive.deed().ready().apply(desk);
                }),
                drive.act());
    }

    /** The ways back to the default: a double click on the name, and the row's own menu. */
    private <T> void addBack(Setting<T> setting, T other) {
        String id = id(setting);
        Deed back = Deed.of(desk -> {
            desk.make(() -> {
                show(desk, setting);
                desk.session.set(setting, other, null);
            });
            return () -> desk.session.get(setting).equals(desk.session.defaultOf(setting));
        });
        all.put(id + "-name", new Drive(back, (desk, name) -> desk.hand.doubleClick(name)));
        all.put(id, new Drive(back, (desk, row) -> {
            Node name = desk.look(() -> row.lookup(".setting-name"));
            desk.hand.click(Hand.middle(name), MouseButton.SECONDARY);
            desk.hand.click(desk.node(id + "-default"));
        }));
    }
}
