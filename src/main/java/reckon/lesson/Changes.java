package reckon.lesson;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import reckon.file.Document;
import reckon.method.Method;
import reckon.network.Network;
import reckon.network.Preset;
import reckon.run.Scenario;
import reckon.run.TrackSource;
import reckon.scheme.Game;
import reckon.setting.Group;
import reckon.setting.Setting;
import reckon.setting.Settings;
import reckon.setting.Values;

/**
 * What a student would have to change to come from one scenario to another.
 *
 * @param allowance what a student may change
 */
public record Changes(Allowance allowance) {

    /** What a lesson forbids of the changes, as the end of a sentence; nothing where it forbids none. */
    public Optional<String> forbidden(Document start, Document solution) {
        Collected collected = new Collected(allowance);
        if (start.game().isPresent() != solution.game().isPresent()) {
            return Optional.of("is of another kind than the start; make it from the start");
        }
        if (start.game().isPresent()) {
            collected.games(start.game().get(), solution.game().orElseThrow());
        } else {
            collected.scenarios(start.scenario(), solution.scenario());
        }
        return collected.said();
    }

    /** What was found so far. */
    private static final class Collected {
        private final Allowance allowance;
        private final List<String> changed = new ArrayList<>();
        private final Set<String> wanted = new LinkedHashSet<>();

        Collected(Allowance allowance) {
            this.allowance = allowance;
        }

        Optional<String> said() {
            return changed.isEmpty()
                    ? Optional.empty()
                    : Optional.of("changes " + String.join(", ", changed) + ", but the lesson does not allow that; "
                            + (wanted.isEmpty()
                                    ? "leave it as it is"
                                    : "add " + String.join(", ", wanted) + " to allow, or leave it as it is"));
        }

        private void need(boolean differs, String what, Control control) {
            if (differs && !allowance.controls().contains(control)) {
                changed.add(what);
                wanted.add(control.word());
            }
        }

        private void settings(Group group, String of, Values before, Values after) {
            for (Setting<?> setting : Settings.of(group)) {
                boolean differs = !before.get(setting).equals(after.get(setting))
                        && setting != Settings.NAME
                        && setting.appliesTo(after);
                if (differs && !allowance.settings().contains(setting)) {
                    changed.add(setting.path() + of);
                    wanted.add(setting.path());
                }
            }
        }

        void scenarios(Scenario before, Scenario after) {
            settings(Group.SCENARIO, "", before.values(Group.SCENARIO, 0), after.values(Group.SCENARIO, 0));
            settings(Group.SENDER, "", before.sender().values(), after.sender().values());
            network(before.network(), after.network());
            need(!samePath(before.source(), after.source()), "the path", Control.DRAW);
            need(!before.network().overrides().equals(after.network().overrides()), "fates of packets", Control.PACKET);
            need(before.methods().size() != after.methods().size(), "how many methods there are", Control.METHODS);
            for (int i = 0;
                    i < Math.min(before.methods().size(), after.methods().size());
                    i++) {
                Method one = before.methods().get(i);
                settings(
                        Group.METHOD,
                        i == 0 ? "" : "(" + (i + 1) + ")",
                        one.values(),
                        after.methods().get(i).values());
            }
        }

        /** A path that is made by chance changes with the seed alone. */
        private static boolean samePath(TrackSource before, TrackSource after) {
            if (before instanceof TrackSource.Generated one && after instanceof TrackSource.Generated other) {
                return one.generator().equals(other.generator()) && one.duration() == other.duration();
            }
            return before.track().equals(after.track());
        }

        private void network(Network before, Network after) {
            need(!before.stalls().equals(after.stalls()), "stalls", Control.STALL);
            Network from = Preset.of(after)
                    .filter(preset -> allowance.controls().contains(Control.PRESET))
                    .map(preset -> preset.on(before))
                    .orElse(before);
            settings(Group.NETWORK, "", from.values(), after.values());
            if (!from.log().equals(after.log())) {
                changed.add("the packet log");
            }
        }

        void games(Game before, Game after) {
            settings(Group.SCENARIO, "", before.values(Group.SCENARIO), after.values(Group.SCENARIO));
            settings(Group.SCHEME, "", before.values(), after.values());
            network(before.network(), after.network());
            need(!before.commands().equals(after.commands()), "commands", Control.COMMAND);
            need(!before.walls().equals(after.walls()), "walls", Control.WALL);
            boolean clients = !before.clients().equals(after.clients())
                    || !before.peerLatency().equals(after.peerLatency())
                    || !before.cheats().equals(after.cheats());
            need(clients, "clients", Control.CLIENT);
            need(!before.overrides().equals(after.overrides()), "fates of messages", Control.MESSAGE);
        }
    }
}
