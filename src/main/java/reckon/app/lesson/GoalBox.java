package reckon.app.lesson;

import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import reckon.app.session.Look;
import reckon.lesson.Goal;
import reckon.lesson.LessonText;

/** A goal: what to do, whether it is done, a hint and the solution on demand; of a question, the answers as well. */
final class GoalBox extends VBox {
    private static final PseudoClass MET = PseudoClass.getPseudoClass("met");

    private final Lessons lessons;
    private final Look look;
    private final Goal goal;
    private final LessonText.OfGoal words;
    private final FontIcon sign = new FontIcon(Feather.SQUARE);
    private final Label state = line("goal-state");
    private final Label because = line("goal-because");
    private final Button solution;
    private final Optional<AnswerBox> answers;

    GoalBox(Lessons lessons, Look look, Goal goal, LessonText.OfGoal words) {
        this.lessons = lessons;
        this.look = look;
        this.goal = goal;
        this.words = words;
        setId("goal-" + goal.id());
        getStyleClass().add("goal");
        Label title = line("goal-title");
        title.setText(title());
        HBox.setHgrow(title, Priority.ALWAYS);
        HBox head = new HBox(sign, title);
        head.getStyleClass().add("goal-head");
        answers = AnswerBox.of(lessons, look, goal, words);
        Label hint = line("goal-hint");
        hint.setText(words.hint().orElse(""));
        show(hint, false);
        Button help = button("hint", "lesson.hint", () -> show(hint, !hint.isVisible()));
        show(help, words.hint().isPresent());
        solution = button("solution", "lesson.solution", () -> lessons.solve(goal));
        HBox tools = new HBox(help, solution);
        tools.getStyleClass().add("goal-tools");
        getChildren().add(head);
        answers.ifPresent(getChildren()::add);
        getChildren().addAll(state, because, tools, hint);
        refresh();
    }

    private String title() {
        return words.ask().or(words::title).orElseGet(() -> switch (goal) {
            case Goal.When when -> when.condition().text();
            case Goal.Never never ->
                look.texts().get("lesson.never", never.condition().text());
            case Goal.Choice choice -> choice.id();
            case Goal.Number number -> number.id();
        });
    }

    private static Label line(String style) {
        Label label = new Label();
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.getStyleClass().add(style);
        return label;
    }

    private Button button(String part, String key, Runnable action) {
        Button button = new Button(look.texts().get(key));
        button.setId("goal-" + goal.id() + "-" + part);
        button.setOnAction(event -> action.run());
        button.setMinWidth(USE_PREF_SIZE);
        return button;
    }

    private static void show(Node node, boolean on) {
        node.setVisible(on);
        node.setManaged(on);
    }

    private String state(Mark mark) {
        return switch (mark) {
            case MET -> look.texts().get("lesson.met");
            case SHOWN -> look.texts().get("lesson.shown");
            case OPEN -> open();
        };
    }

    private String open() {
        if (lessons.answer(goal.id()).isPresent()) {
            return look.texts().get("lesson.wrong");
        }
        return goal.predict() ? look.texts().get("lesson.predict") : "";
    }

    /** Shows how far it has come. */
    void refresh() {
        Mark mark = lessons.mark(goal.id());
        boolean met = mark != Mark.OPEN;
        pseudoClassStateChanged(MET, met);
        sign.setIconCode(met ? Feather.CHECK_SQUARE : Feather.SQUARE);
        state.setText(state(mark));
        show(state, !state.getText().isEmpty());
        because.setText(met ? words.because().orElse("") : "");
        show(because, !because.getText().isEmpty());
        show(solution, !met);
        answers.ifPresent(AnswerBox::refresh);
    }
}
