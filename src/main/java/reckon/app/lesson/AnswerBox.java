package reckon.app.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import reckon.app.session.Look;
import reckon.lesson.Goal;
import reckon.lesson.LessonText;

/** The answers to a question: some to choose from, or a number to type. */
final class AnswerBox extends VBox {
    private final Lessons lessons;
    private final String goal;
    private final List<ToggleButton> choices = new ArrayList<>();
    private final TextField typed = new TextField();

    private AnswerBox(Lessons lessons, String goal) {
        this.lessons = lessons;
        this.goal = goal;
        getStyleClass().add("answers");
    }

    /** The answers to a goal that is a question. */
    static Optional<AnswerBox> of(Lessons lessons, Look look, Goal goal, LessonText.OfGoal words) {
        return switch (goal) {
            case Goal.Choice choice -> {
                AnswerBox box = new AnswerBox(lessons, choice.id());
                box.choose(words.choices());
                yield Optional.of(box);
            }
            case Goal.Number number -> {
                AnswerBox box = new AnswerBox(lessons, number.id());
                box.type(look);
                yield Optional.of(box);
            }
            case Goal.When when -> Optional.empty();
            case Goal.Never never -> Optional.empty();
        };
    }

    private void choose(List<String> texts) {
        ToggleGroup group = new ToggleGroup();
        for (int i = 0; i < texts.size(); i++) {
            String answer = String.valueOf(i);
            ToggleButton choice = new ToggleButton(texts.get(i));
            choice.setId("answer-" + goal + "-" + i);
            choice.setUserData(answer);
            choice.setToggleGroup(group);
            choice.setWrapText(true);
            choice.setMaxWidth(Double.MAX_VALUE);
            choice.setMinHeight(USE_PREF_SIZE);
            choice.getStyleClass().add("answer");
            choice.setOnAction(event -> {
                choice.setSelected(true);
                lessons.answer(goal, answer);
            });
            choices.add(choice);
        }
        getChildren().addAll(choices);
    }

    private void type(Look look) {
        typed.setId("answer-" + goal);
        typed.setPromptText(look.texts().get("lesson.answer.prompt"));
        typed.setOnAction(event -> give());
        Button check = new Button(look.texts().get("lesson.answer"));
        check.setId("answer-" + goal + "-check");
        check.setOnAction(event -> give());
        check.setMinWidth(USE_PREF_SIZE);
        HBox.setHgrow(typed, Priority.ALWAYS);
        HBox line = new HBox(typed, check);
        line.getStyleClass().add("answer-line");
        getChildren().add(line);
    }

    private void give() {
        if (!typed.getText().isBlank()) {
            lessons.answer(goal, typed.getText().strip());
        }
    }

    /** Shows the latest answer. */
    void refresh() {
        String answer = lessons.answer(goal).orElse("");
        choices.forEach(choice -> choice.setSelected(answer.equals(choice.getUserData())));
        if (!typed.isFocused()) {
            typed.setText(answer);
        }
    }
}
