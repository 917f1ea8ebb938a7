package reckon.app.lesson;

import java.util.HashMap;
import java.util.Map;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import reckon.file.Studied;

/** How far somebody has come in each lesson, by its id. */
final class StudyBook {
    private final ReadOnlyObjectWrapper<Map<String, Studied>> all = new ReadOnlyObjectWrapper<>(this, "all", Map.of());

    /** All of it. */
    ReadOnlyObjectProperty<Map<String, Studied>> allProperty() {
        return all.getReadOnlyProperty();
    }

    /** How far somebody has come in a lesson. */
    Studied of(String lesson) {
        return all.get().getOrDefault(lesson, Studied.NOTHING);
    }

    /** Notes how far somebody has come in a lesson. */
    void put(String lesson, Studied after) {
        if (!after.equals(of(lesson))) {
            Map<String, Studied> more = new HashMap<>(all.get());
            more.put(lesson, after);
            all.set(Map.copyOf(more));
        }
    }

    /** Takes what was known at the last start, but for what is known better by now. */
    void resume(Map<String, Studied> known) {
        Map<String, Studied> both = new HashMap<>(known);
        both.putAll(all.get());
        all.set(Map.copyOf(both));
    }
}
