package reckon.app.walk;

import reckon.file.Document;
import reckon.lesson.Goal;

/** As many methods, by the buttons below their list: those too many at its end go. */
final class MethodMeans implements Means {

    @Override
    public void apply(Student student, Goal goal, Document solution) {
        if (solution.game().isPresent()) {
            return;
        }
        int wanted = solution.scenario().methods().size();
        while (count(student) > wanted) {
            choose(student, count(student) - 1);
            change(student, "remove-method", count(student) - 1);
        }
        while (count(student) < wanted) {
            change(student, "add-method", count(student) + 1);
        }
    }

    private static int count(Student student) {
        return student.scenario().methods().size();
    }

    private static void change(Student student, String button, int count) {
        student.click(button);
        student.await(
                count + " methods", () -> student.session.scenario().methods().size() == count);
        student.settle();
    }

    /** Chooses the method whose settings are shown, in the list of methods. */
    static void choose(Student student, int method) {
        if (student.look(() -> student.session.methodProperty().get()) != method) {
            if (!student.sees("methods")) {
                student.click("fold-measures");
            }
            student.click("method-" + method);
            student.await(
                    "method " + method, () -> student.session.methodProperty().get() == method);
        }
    }
}
