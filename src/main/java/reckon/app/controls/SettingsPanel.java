package reckon.app.controls;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import reckon.app.session.Mode;
import reckon.app.session.Session;
import reckon.app.view.Gap;
import reckon.draw.MethodTitles;
import reckon.lesson.Control;
import reckon.setting.ChoiceSetting;
import reckon.setting.FlagSetting;
import reckon.setting.Group;
import reckon.setting.NumberSetting;
import reckon.setting.OptionalNumberSetting;
import reckon.setting.Setting;
import reckon.setting.Settings;
import reckon.setting.TextSetting;
import reckon.setting.WholeSetting;

/** Every setting of the registry that means something now, group by group. */
public final class SettingsPanel extends ScrollPane {
    private static final List<Group> ORDER =
            List.of(Group.SCHEME, Group.NETWORK, Group.SENDER, Group.METHOD, Group.SCENARIO);

    private final Session session;
    private final List<SettingRow<?>> rows = new ArrayList<>();
    private final List<Section> sections = new ArrayList<>();
    private final ReadOnlyBooleanWrapper any = new ReadOnlyBooleanWrapper(this, "any", true);

    /** A group of rows, which is shown where one of them is. */
    private record Section(VBox box, ObservableBooleanValue meant, List<SettingRow<?>> rows) {

        void refresh() {
            boolean any = meant.get() && rows.stream().anyMatch(SettingRow::isVisible);
            box.setVisible(any);
            box.setManaged(any);
        }
    }

    /** The settings of a session. */
    public SettingsPanel(Session session) {
        this.session = session;
        setId("settings");
        getStyleClass().add("side-panel");
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        VBox content = new VBox();
        content.getStyleClass().add("settings");
        for (Group group : ORDER) {
            content.getChildren().add(section(group));
            if (group == Group.SCHEME) {
                content.getChildren().add(new ClientsBox(session));
            }
        }
        setContent(content);
        session.edits().documentProperty().addListener((value, before, after) -> refresh());
        session.methodProperty().addListener((value, before, after) -> refresh());
        session.permit().nowProperty().addListener((value, before, after) -> refresh());
        refresh();
    }

    /** Whether there is anything that can be set. */
    public ReadOnlyBooleanProperty anyProperty() {
        return any.getReadOnlyProperty();
    }

    private VBox section(Group group) {
        Label title = new Label();
        title.textProperty().bind(session.look().text("group." + group.word()));
        title.getStyleClass().add("section-title");
        VBox section = new VBox(group == Group.NETWORK ? head(title) : title);
        section.getStyleClass().add("section");
        List<SettingRow<?>> some = new ArrayList<>();
        for (Setting<?> setting : Settings.of(group)) {
            some.add(row(setting));
        }
        rows.addAll(some);
        section.getChildren().addAll(some);
        sections.add(new Section(section, groupShown(group), some));
        return section;
    }

    /** A group is shown in the use of the window that has it. */
    private ObservableBooleanValue groupShown(Group group) {
        return switch (group) {
            case SCHEME -> session.modeProperty().isEqualTo(Mode.SCHEMES);
            case SENDER, METHOD -> session.modeProperty().isEqualTo(Mode.METHODS);
            case NETWORK, SCENARIO -> new SimpleBooleanProperty(true);
        };
    }

    private HBox head(Label title) {
        Gap gap = new Gap();
        HBox head = new HBox(title, gap, new PresetMenu(session));
        head.getStyleClass().add("setting-line");
        return head;
    }

    private SettingRow<?> row(Setting<?> setting) {
        return switch (setting) {
            case NumberSetting number -> new NumberRow(session, number);
            case OptionalNumberSetting number -> new OptionalNumberRow(session, number);
            case ChoiceSetting choice -> new ChoiceRow(session, choice);
            case FlagSetting flag -> new FlagRow(session, flag);
            case TextSetting text ->
                new TextRow<>(
                        session,
                        text,
                        Optional::of,
                        name -> MethodTitles.of(name, session.look().texts()));
            case WholeSetting whole -> new TextRow<>(session, whole, SettingsPanel::whole, String::valueOf);
        };
    }

    private static Optional<Long> whole(String text) {
        try {
            return Optional.of(Long.parseLong(text));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    private void refresh() {
        rows.forEach(SettingRow::refresh);
        sections.forEach(Section::refresh);
        boolean clients =
                session.modeProperty().get() == Mode.SCHEMES && session.permit().allows(Control.CLIENT);
        any.set(clients || sections.stream().anyMatch(section -> section.box().isVisible()));
    }
}
