package reckon.app.window;

import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableDoubleValue;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import reckon.app.controls.SettingsPanel;
import reckon.app.lesson.LessonPanel;

/** The left side: the lesson where one is open, and below it the settings that it allows; else all settings. */
final class LeftColumn extends VBox {
    /** As much of the height is left to the lesson, at least. */
    private static final double SETTINGS_SHARE = 0.34;

    /** How wide a lesson is, in heights of text, and as a share of the window at most. */
    private static final double WIDTH_EM = 27;

    private static final double MOST_OF_WINDOW = 0.3;

    /**
     * The two, below each other.
     *
     * @param em how large text is, px
     * @param window how wide the window is, px
     */
    LeftColumn(LessonPanel lesson, SettingsPanel settings, ObservableDoubleValue em, ObservableDoubleValue window) {
        getStyleClass().add("left-column");
        lesson.setMinHeight(0);
        // large text leaves room for the stages
        lesson.prefWidthProperty()
                .bind(Bindings.min(Bindings.multiply(em, WIDTH_EM), Bindings.multiply(window, MOST_OF_WINDOW)));
        VBox.setVgrow(lesson, Priority.ALWAYS);
        // without a lesson the settings have all of the side
        lesson.visibleProperty().subscribe(open -> VBox.setVgrow(settings, open ? Priority.NEVER : Priority.ALWAYS));
        settings.maxHeightProperty()
                .bind(Bindings.when(lesson.visibleProperty())
                        .then(heightProperty().multiply(SETTINGS_SHARE))
                        .otherwise(Double.MAX_VALUE));
        getChildren().addAll(lesson, settings);
    }
}
