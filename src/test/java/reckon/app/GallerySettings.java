package reckon.app;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import reckon.setting.Group;
import reckon.setting.Setting;
import reckon.setting.Settings;
import reckon.setting.Values;

/** The settings of each kind of method: every set of controls that there can be. */
final class GallerySettings {
    private GallerySettings() {}

    /** A state for each predictor and each set of settings that a choice of convergence leaves it. */
    static List<GalleryState> all() {
        List<GalleryState> states = new ArrayList<>();
        for (String predictor : Settings.PREDICTOR.words()) {
            Set<List<Setting<?>>> seen = new HashSet<>();
            for (String convergence : Settings.CONVERGENCE.words().reversed()) {
                if (seen.add(shown(predictor, convergence))) {
                    states.add(state(predictor, convergence, states.size() % 2 == 0));
                }
            }
        }
        return states;
    }

    private static List<Setting<?>> shown(String predictor, String convergence) {
        Values values = Values.defaults(Group.METHOD)
                .with(Settings.PREDICTOR, predictor)
                .with(Settings.CONVERGENCE, convergence);
        return Settings.of(Group.METHOD).stream()
                .filter(setting -> setting.appliesTo(values))
                .toList();
    }

    /** A state, with either half of what senders and networks may have besides. */
    private static GalleryState state(String predictor, String convergence, boolean most) {
        String method = predictor.equals("snapshot") ? predictor : predictor + "-" + convergence;
        return GalleryState.of("settings-" + method, room -> {
            room.open("demo", 8.9);
            WindowFixture.onScreen(() -> {
                room.session.set(Settings.PREDICTOR, predictor, null);
                room.session.set(Settings.CONVERGENCE, convergence, null);
                room.session.set(Settings.POLICY, most ? "threshold" : "interval", null);
                if (most) {
                    room.session.set(Settings.LOSS_KIND, "gilbert-elliott", null);
                    room.session.set(Settings.RATE, OptionalDouble.of(12_000), null);
                    room.session.set(Settings.STALL_EVERY, OptionalDouble.of(4), null);
                    room.session.set(Settings.STALL_AFTER, OptionalDouble.of(0.25), null);
                    room.session.set(Settings.MAX_EXTRAPOLATION, OptionalDouble.of(1.5), null);
                }
            });
            room.fixture.settled();
            room.growToSettings();
        });
    }
}
