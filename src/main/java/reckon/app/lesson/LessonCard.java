package reckon.app.lesson;

import java.io.ByteArrayInputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import reckon.app.session.Look;
import reckon.file.Problem;
import reckon.file.Studied;
import reckon.lesson.Goal;
import reckon.lesson.Lesson;

/** A lesson as a card to click on: a picture, its title, and how far somebody has come. */
final class LessonCard extends Button {
    private static final double WIDTH_EM = 19;

    private final VBox content = new VBox();

    private LessonCard(Path folder) {
        setId("card-" + folder.getFileName());
        getStyleClass().setAll("lesson-card");
        content.getStyleClass().add("lesson-card-content");
        content.setStyle("-fx-pref-width: " + WIDTH_EM + "em; -fx-max-width: " + WIDTH_EM + "em;");
        setGraphic(content);
        setAccessibleRole(AccessibleRole.BUTTON);
    }

    /**
     * The card of a lesson that can be opened.
     *
     * @param drawer draws its picture, and gives it as PNG
     */
    static LessonCard of(Lesson lesson, Studied studied, Look look, Consumer<Consumer<byte[]>> drawer, Runnable open) {
        LessonCard card = new LessonCard(lesson.folder());
        String title = lesson.title(look.languageProperty().get());
        StackPane picture = new StackPane();
        picture.getStyleClass().add("lesson-card-picture");
        drawer.accept(png -> card.fill(picture, png));
        Label number = new Label(String.valueOf(lesson.order()));
        number.getStyleClass().add("lesson-card-number");
        number.setMinWidth(Region.USE_PREF_SIZE);
        HBox head = new HBox(number, line(title, "lesson-card-title"));
        head.getStyleClass().add("lesson-card-head");
        List<Goal> goals = lesson.sections().stream()
                .flatMap(section -> section.goals().stream())
                .toList();
        long met =
                goals.stream().filter(goal -> studied.met().contains(goal.id())).count();
        ProgressBar bar = new ProgressBar(goals.isEmpty() ? 0 : (double) met / goals.size());
        bar.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(bar, Priority.ALWAYS);
        String progress = look.texts().get("start.progress", met, goals.size());
        Label count = new Label(progress);
        count.setMinWidth(Region.USE_PREF_SIZE);
        count.getStyleClass().add("muted");
        HBox foot = new HBox(bar, count);
        foot.getStyleClass().add("lesson-card-foot");
        VBox.setVgrow(head, Priority.ALWAYS);
        card.content.getChildren().addAll(picture, head, foot);
        card.setAccessibleText(title + ", " + progress);
        card.setOnAction(event -> open.run());
        return card;
    }

    /** The card of a lesson that cannot be opened: it says why. */
    static LessonCard of(Path folder, List<Problem> problems, Runnable edit) {
        LessonCard card = new LessonCard(folder);
        card.content.getChildren().add(line(String.valueOf(folder.getFileName()), "lesson-card-title"));
        problems.stream()
                .limit(3)
                .forEach(problem -> card.content.getChildren().add(line(problem.text(), "lesson-fault")));
        card.setAccessibleText(problems.getFirst().text());
        card.setOnAction(event -> edit.run());
        return card;
    }

    /** As high as its content is at its own width, and no other: titles wrap. */
    @Override
    protected double computePrefHeight(double width) {
        return content.prefHeight(content.prefWidth(-1)) + snappedTopInset() + snappedBottomInset();
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    private void fill(StackPane picture, byte[] png) {
        ImageView view = new ImageView(new Image(new ByteArrayInputStream(png)));
        view.setPreserveRatio(true);
        view.fitHeightProperty().bind(picture.heightProperty());
        picture.getChildren().setAll(view);
    }

    private static Label line(String text, String style) {
        Label label = new Label(text);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.getStyleClass().add(style);
        return label;
    }
}
