package reckon.draw;

import java.util.ArrayList;
import java.util.List;
import reckon.motion.SimulationTime;
import reckon.scheme.Gone;
import reckon.scheme.Leg;
import reckon.scheme.Reckoned;
import reckon.scheme.Screen;
import reckon.scheme.Way;

/** When a screen shows a player moving. */
final class Moving {

    private Moving() {}

    /**
     * When it does.
     *
     * @param end the end of the game, s
     */
    static Stretches of(Screen screen, double end) {
        List<Stretches.Stretch> all = new ArrayList<>();
        List<Screen.Shown> shown = screen.all();
        for (int i = 0; i < shown.size(); i++) {
            double from = SimulationTime.seconds(shown.get(i).micros());
            double to = i + 1 < shown.size()
                    ? SimulationTime.seconds(shown.get(i + 1).micros())
                    : end;
            switch (shown.get(i).path()) {
                case Way way -> way.legs().forEach(leg -> add(all, leg, from, to));
                case Reckoned replica -> {
                    if (replica.model().from().velocity().length() > 0) {
                        add(
                                all,
                                from,
                                Math.min(
                                        to,
                                        replica.model().start()
                                                + replica.model().cap()));
                    }
                }
                case Gone _ -> {
                    // a player that has left moves no more
                }
            }
        }
        return new Stretches(all);
    }

    private static void add(List<Stretches.Stretch> all, Leg leg, double from, double to) {
        if (!leg.from().equals(leg.to())) {
            add(all, Math.max(from, leg.start()), Math.min(to, leg.end()));
        }
    }

    private static void add(List<Stretches.Stretch> all, double from, double to) {
        if (to > from) {
            all.add(new Stretches.Stretch(from, to, 1));
        }
    }
}
