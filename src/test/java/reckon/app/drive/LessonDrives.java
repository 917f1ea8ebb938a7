package reckon.app.drive;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCombination;
import reckon.app.lesson.Mark;
import reckon.app.lesson.Shelf;
import reckon.lesson.LessonHome;
import reckon.setting.Settings;

/** How the controls of a lesson's panel, and of the page with all lessons, are driven. */
final class LessonDrives {

    private LessonDrives() {}

    static Map<String, Drive> all() {
        Map<String, Drive> all = new LinkedHashMap<>();
        Map<String, Deed> deeds = LessonDeeds.all();
        all.put("lessons", Drive.click(deeds.get("lessons")));
        for (String id : List.of("lesson-next", "lesson-back", "lesson-reset", "lesson-close")) {
            all.put(id, Drive.click(deeds.get(id)));
        }
        all.put("lesson-edit", Drive.click(deeds.get("edit-lesson")));
        all.put(
                "lesson-everything",
                Drive.click(LessonDeeds.opened(
                        1,
                        desk -> () -> desk.session.permit().everythingProperty().get())));
        all.putAll(goals());
        all.putAll(page());
        return all;
    }

    private static Map<String, Drive> goals() {
        Map<String, Drive> all = new LinkedHashMap<>();
        all.put("goal-how-hint", hint(0, "how"));
        all.put("goal-far-hint", hint(1, "far"));
        all.put("goal-how-solution", Drive.click(met(0, "how", Mark.SHOWN)));
        all.put("goal-far-solution", Drive.click(met(1, "far", Mark.SHOWN)));
        all.put("goal-number-solution", Drive.click(met(1, "number", Mark.SHOWN)));
        all.put("answer-how-0", Drive.click(answered("0")));
        all.put("answer-how-1", Drive.click(answered("1")));
        all.put("answer-number", new Drive(met(1, "number", Mark.MET), (desk, node) -> {
            desk.hand.click(node);
            desk.onScreen(() -> ((TextInputControl) node).setText("0.4 m"));
            desk.hand.press(KeyCombination.valueOf("Enter"));
        }));
        all.put("answer-number-check", new Drive(met(1, "number", Mark.MET), (desk, node) -> {
            desk.onScreen(() -> Nodes.find("answer-number")
                    .map(TextInputControl.class::cast)
                    .ifPresent(field -> field.setText("0.4 m")));
            desk.hand.click(node);
        }));
        all.put(
                "text-network-delay-0",
                new Drive(LessonDeeds.opened(0, desk -> () -> desk.session.get(Settings.DELAY) > 0.1), (desk, node) -> {
                    desk.hand.click(node);
                    desk.hand.press(KeyCombination.valueOf("Add"));
                }));
        return all;
    }

    private static Drive hint(int section, String goal) {
        return Drive.click(LessonDeeds.opened(
                section,
                desk -> () -> Nodes.find("goal-" + goal)
                        .orElseThrow()
                        .lookup(".goal-hint")
                        .isVisible()));
    }

    private static Deed met(int section, String goal, Mark mark) {
        return LessonDeeds.opened(
                section, desk -> () -> LessonDeeds.lessons(desk).mark(goal) == mark);
    }

    private static Deed answered(String answer) {
        return LessonDeeds.opened(
                0, desk -> () -> LessonDeeds.lessons(desk).answer("how").equals(Optional.of(answer)));
    }

    private static Map<String, Drive> page() {
        Map<String, Drive> all = new LinkedHashMap<>();
        Deed left = started(desk -> Nodes.find("start-page").isEmpty());
        Drive scrolled = ControlDrives.scrolled("start-page");
        all.put("start-page .scroll-bar", new Drive(starting(scrolled.deed()), scrolled.act()));
        all.put("start-leave", Drive.click(left));
        all.put(
                "start-draw",
                Drive.click(started(desk ->
                        Nodes.find("start-page").isEmpty() && desk.track().size() == 0)));
        all.put(
                "start-new-lesson",
                new Drive(starting(LessonDeeds.all().get("new-lesson")), (desk, node) -> desk.hand.click(node)));
        LessonHome.in(LessonHome.builtIn())
                .forEach(folder -> all.put(
                        "card-" + folder.getFileName(),
                        Drive.click(started(desk -> LessonDeeds.lessons(desk)
                                .lessonProperty()
                                .get()
                                .filter(lesson -> lesson.folder().equals(folder))
                                .isPresent()))));
        return all;
    }

    private static Deed started(Function<Desk, Boolean> effect) {
        return starting(Deed.seen(effect));
    }

    /** Something that is done on the page with all lessons. */
    private static Deed starting(Deed deed) {
        return new Deed(
                desk -> {
                    start(desk);
                    return deed.ready().apply(desk);
                },
                deed.tidy(),
                deed.held());
    }

    /** Shows the page with all lessons. */
    static void start(Desk desk) {
        // the cards are made anew when all lessons have been read
        Shelf shelf = desk.fixture.classroom.shelf();
        desk.onScreen(desk.fixture.window::showLessons);
        desk.await("the cards", () -> !shelf.readingProperty().get());
        desk.layOut();
    }
}
