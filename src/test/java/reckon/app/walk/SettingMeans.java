package reckon.app.walk;

import java.math.BigDecimal;
import java.util.List;
import java.util.OptionalDouble;
import reckon.file.Document;
import reckon.lesson.Goal;
import reckon.setting.ChoiceSetting;
import reckon.setting.FlagSetting;
import reckon.setting.Group;
import reckon.setting.NumberSetting;
import reckon.setting.OptionalNumberSetting;
import reckon.setting.SchemeSettings;
import reckon.setting.Setting;
import reckon.setting.Settings;
import reckon.setting.TextSetting;
import reckon.setting.Unit;
import reckon.setting.Values;
import reckon.setting.WholeSetting;

/** Settings, each by its control at the left; the scheme of a game by the list of schemes. */
final class SettingMeans implements Means {
    private static final List<Group> OF_METHODS = List.of(Group.SCENARIO, Group.SENDER, Group.NETWORK);
    private static final List<Group> OF_GAMES = List.of(Group.SCHEME, Group.SCENARIO, Group.NETWORK);

    @Override
    public void apply(Student student, Goal goal, Document solution) {
        boolean game = solution.game().isPresent();
        for (Group group : game ? OF_GAMES : OF_METHODS) {
            set(student, group, 0, solution);
        }
        if (!game) {
            for (int i = 0; i < solution.scenario().methods().size(); i++) {
                set(student, Group.METHOD, i, solution);
            }
        }
    }

    private static Values values(Document document, Group group, int method) {
        return document.game()
                .map(game -> game.values(group))
                .orElseGet(() -> document.scenario().values(group, method));
    }

    private static void set(Student student, Group group, int method, Document solution) {
        Values wanted = values(solution, group, method);
        for (Setting<?> setting : Settings.of(group)) {
            Object before = values(student.document(), group, method).get(setting);
            // a method is called after what it is made of, all by itself
            if (setting != Settings.NAME && setting.appliesTo(wanted) && !before.equals(wanted.get(setting))) {
                if (group == Group.METHOD) {
                    MethodMeans.choose(student, method);
                }
                set(student, setting, wanted);
                student.await(
                        setting + " = " + wanted.get(setting),
                        () -> values(student.session.document(), group, method)
                                .get(setting)
                                .equals(wanted.get(setting)));
                student.settle();
            }
        }
    }

    private static void set(Student student, Setting<?> setting, Values wanted) {
        String row = row(setting);
        switch (setting) {
            case NumberSetting number -> student.type(row + "-field", text(number.unit(), wanted.get(number)));
            case OptionalNumberSetting number -> {
                OptionalDouble value = wanted.get(number);
                if (value.isEmpty() || !student.sees(row + "-field")) {
                    student.click(row + "-switch");
                }
                value.ifPresent(typed -> student.type(row + "-field", text(number.unit(), typed)));
            }
            case ChoiceSetting choice ->
                student.click(
                        choice == SchemeSettings.KIND
                                ? "scheme-" + wanted.get(choice)
                                : row + "-" + wanted.get(choice));
            case FlagSetting flag -> student.click(row + "-switch");
            case TextSetting text -> student.type(row + "-field", wanted.get(text));
            case WholeSetting whole -> student.type(row + "-field", String.valueOf(wanted.get(whole)));
        }
    }

    /** The name of a setting's row at the left. */
    static String row(Setting<?> setting) {
        return "setting-" + setting.path().replace('.', '-');
    }

    /** A number as one types it: a share in percent. */
    static String text(Unit unit, double number) {
        BigDecimal exact = BigDecimal.valueOf(number);
        return unit == Unit.FRACTION
                ? exact.movePointRight(2).toPlainString() + " %"
                : exact.toPlainString() + " " + unit.symbol();
    }
}
