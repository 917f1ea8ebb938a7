package reckon.lesson;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import reckon.setting.SchemeSettings;
import reckon.setting.Setting;
import reckon.setting.Settings;

/**
 * What a student may use, and what is seen.
 *
 * @param controls what can be done
 * @param settings what can be set
 * @param parts what is seen
 */
public record Allowance(Set<Control> controls, Set<Setting<?>> settings, Set<Part> parts) {
    /** Everything: where there is no lesson, or one that forbids nothing. */
    public static final Allowance EVERYTHING =
            new Allowance(EnumSet.allOf(Control.class), all(), EnumSet.allOf(Part.class));

    /** Copies the sets. */
    public Allowance {
        controls = Set.copyOf(controls);
        settings = Set.copyOf(settings);
        parts = Set.copyOf(parts);
    }

    /** All settings of both kinds of scenario. */
    public static Set<Setting<?>> all() {
        Set<Setting<?>> all = new HashSet<>();
        for (List<Setting<?>> some : List.of(Settings.ALL, SchemeSettings.ALL)) {
            all.addAll(some);
        }
        return all;
    }
}
