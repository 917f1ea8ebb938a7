package reckon.app.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import reckon.app.formula.Formulas;
import reckon.app.session.Session;
import reckon.app.view.Gap;
import reckon.file.Problem;
import reckon.lesson.Allowance;
import reckon.lesson.Goal;
import reckon.lesson.Lesson;
import reckon.lesson.LessonSection;
import reckon.lesson.LessonText;
import reckon.text.Language;

/** The lesson that is open: one section at a time, with its goals. */
public final class LessonPanel extends VBox {
    private final Session session;
    private final Lessons lessons;
    private final Formulas formulas = new Formulas();
    private final Label title = new Label();
    private final VBox faults = new VBox();
    private final VBox content = new VBox();
    private final ScrollPane scroll = new ScrollPane(content);
    private final Button back;
    private final Button onward;
    private final Label place = new Label();
    private final ToggleButton everything = new ToggleButton();
    private final List<GoalBox> goals = new ArrayList<>();
    /** The lesson and the section that are shown. */
    private String shown = "";

    /**
     * The panel of a session.
     *
     * @param edit opens the files of the lesson in an editor
     * @param all shows all lessons
     */
    public LessonPanel(Session session, Lessons lessons, Runnable edit, Runnable all) {
        this.session = session;
        this.lessons = lessons;
        setId("lesson");
        getStyleClass().addAll("side-panel", "lesson");
        back = button("lesson-back", "lesson.back", Feather.CHEVRON_LEFT, () -> lessons.goTo(place() - 1));
        onward = button("lesson-next", "lesson.next", Feather.CHEVRON_RIGHT, () -> goOn(all));
        getChildren().addAll(head(edit), faults, scroll, foot());
        faults.getStyleClass().add("lesson-faults");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        content.getStyleClass().add("lesson-content");
        lessons.lessonProperty().subscribe(this::rebuild);
        lessons.sectionProperty().subscribe(this::rebuild);
        session.look().textsProperty().subscribe(this::rebuild);
        lessons.studiedProperty().subscribe(this::refresh);
        lessons.faultsProperty().subscribe(this::complain);
        rebuild();
        complain();
    }

    private void goOn(Runnable all) {
        int next = place() + 1;
        boolean more = lessons.lessonProperty()
                .get()
                .filter(open -> next < open.sections().size())
                .isPresent();
        if (more) {
            lessons.goTo(next);
        } else {
            all.run();
        }
    }

    private int place() {
        return lessons.sectionProperty().get();
    }

    private Button button(String id, String key, Feather icon, Runnable action) {
        Button button = new Button();
        button.setId(id);
        button.setGraphic(new FontIcon(icon));
        button.setFocusTraversable(false);
        button.setOnAction(event -> action.run());
        button.setMinWidth(USE_PREF_SIZE);
        Tooltip tip = new Tooltip();
        tip.textProperty().bind(session.look().text(key));
        button.setTooltip(tip);
        button.accessibleTextProperty().bind(session.look().text(key));
        return button;
    }

    private HBox head(Runnable edit) {
        title.setId("lesson-title");
        title.getStyleClass().add("lesson-title");
        title.setWrapText(true);
        title.setMinHeight(USE_PREF_SIZE);
        HBox.setHgrow(title, Priority.ALWAYS);
        title.setMaxWidth(Double.MAX_VALUE);
        HBox head = new HBox(
                title,
                button("lesson-reset", "lesson.reset", Feather.ROTATE_CCW, lessons::reset),
                button("lesson-edit", "lesson.edit", Feather.EDIT, edit),
                button("lesson-close", "lesson.close", Feather.X, lessons::close));
        head.getStyleClass().add("lesson-head");
        return head;
    }

    private HBox foot() {
        place.setId("lesson-place");
        place.getStyleClass().add("muted");
        place.setMinWidth(USE_PREF_SIZE);
        onward.setContentDisplay(ContentDisplay.RIGHT);
        onward.getStyleClass().add("lesson-next");
        everything.setId("lesson-everything");
        everything.textProperty().bind(session.look().text("lesson.everything"));
        everything.setFocusTraversable(false);
        everything.setMinWidth(USE_PREF_SIZE);
        everything.selectedProperty().bindBidirectional(session.permit().everythingProperty());
        everything
                .visibleProperty()
                .bind(session.permit().lessonProperty().map(all -> !Allowance.EVERYTHING.equals(all)));
        everything.managedProperty().bind(everything.visibleProperty());
        HBox foot = new HBox(everything, new Gap(), back, place, onward);
        foot.getStyleClass().add("lesson-foot");
        return foot;
    }

    private void rebuild() {
        goals.clear();
        content.getChildren().clear();
        Optional<Lesson> open = lessons.lessonProperty().get();
        setVisible(open.isPresent());
        setManaged(open.isPresent());
        double at = scroll.getVvalue();
        open.ifPresent(this::show);
        String now = open.map(lesson -> lesson.id() + " " + place()).orElse("");
        // whoever reads on in the same section is not sent back to its head
        scroll.setVvalue(now.equals(shown) ? at : 0);
        shown = now;
    }

    private void show(Lesson lesson) {
        Language language = lessons.language();
        int last = lesson.sections().size() - 1;
        // while a shorter lesson replaces this one the section may be one that is no more
        int at = Math.min(place(), last);
        LessonSection section = lesson.sections().get(at);
        LessonText.OfSection text = lesson.text(language, section.id());
        title.setText(lesson.title(language));
        Prose prose = new Prose(session, formulas, id -> goal(lesson, section, language, id));
        if (at == 0) {
            VBox introduction = new VBox();
            introduction.getChildren().addAll(prose.nodes(lesson.introduction(language)));
            introduction.getStyleClass().add("lesson-introduction");
            content.getChildren().add(introduction);
        }
        content.getChildren().add(prose.flow(text.heading(), "lesson-section"));
        if (!lesson.speaks(language, section.id())) {
            Label banner = new Label(session.look().texts().get("lesson.untranslated"));
            banner.setWrapText(true);
            banner.setMinHeight(USE_PREF_SIZE);
            banner.getStyleClass().add("lesson-banner");
            content.getChildren().add(banner);
        }
        content.getChildren().addAll(prose.nodes(text.blocks()));
        back.setDisable(at == 0);
        onward.setText(session.look().texts().get(at < last ? "lesson.next" : "button.lessons"));
        place.setText((at + 1) + " / " + (last + 1));
    }

    private Node goal(Lesson lesson, LessonSection section, Language language, String id) {
        return section.goals().stream()
                .filter(goal -> goal.id().equals(id))
                .findFirst()
                .<Node>map(goal -> goalBox(lesson, language, goal))
                .orElseGet(Region::new);
    }

    private GoalBox goalBox(Lesson lesson, Language language, Goal goal) {
        GoalBox box = new GoalBox(lessons, session.look(), goal, lesson.goalText(language, goal.id()));
        goals.add(box);
        return box;
    }

    private void refresh() {
        goals.forEach(GoalBox::refresh);
    }

    private void complain() {
        List<Problem> problems = lessons.faultsProperty().get();
        faults.getChildren()
                .setAll(problems.stream()
                        .map(problem -> {
                            Label line = new Label(problem.text());
                            line.setWrapText(true);
                            line.setMinHeight(USE_PREF_SIZE);
                            line.getStyleClass().add("lesson-fault");
                            return line;
                        })
                        .toList());
        faults.setVisible(!problems.isEmpty());
        faults.setManaged(!problems.isEmpty());
    }
}
