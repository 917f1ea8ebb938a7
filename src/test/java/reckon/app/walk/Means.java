package reckon.app.walk;

import java.util.List;
import reckon.file.Document;
import reckon.lesson.Goal;

/** A way to change one kind of thing in the window by hand. */
interface Means {
    /** All of them, in the order in which they are taken: a method before its settings, a choice before what it brings. */
    List<Means> ALL = List.of(
            new MethodMeans(),
            new SettingMeans(),
            new ClientMeans(),
            new WallMeans(),
            new StallMeans(),
            new PathMeans());

    /** Makes what is open as it is in a solution, as far as this is a way to do that; where nothing differs it does nothing. */
    void apply(Student student, Goal goal, Document solution);
}
