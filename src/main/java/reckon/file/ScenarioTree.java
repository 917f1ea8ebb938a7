package reckon.file;

import java.util.LinkedHashMap;
import java.util.Map;
import reckon.run.Scenario;
import reckon.run.TrackSource;
import reckon.setting.Group;
import reckon.setting.Settings;
import reckon.setting.Values;

/** Puts a scenario into the keys and values of a file: all of them; those at their default are marked as spare. */
final class ScenarioTree {
    private ScenarioTree() {}

    static Tree.Branch of(Scenario scenario) {
        Map<String, Tree> root = new LinkedHashMap<>();
        root.put("format", TreeParts.word(ScenarioReader.FORMAT));
        TreeParts.put(root, Values.defaults(Group.SCENARIO).with(Settings.SEED, scenario.seed()));
        root.put("track", track(scenario.source()));
        root.put(
                "sender", TreeParts.put(new LinkedHashMap<>(), scenario.sender().values()));
        root.put("network", TreeParts.network(scenario.network()));
        root.put(
                "methods",
                new Tree.Items(scenario.methods().stream()
                        .<Tree>map(method -> TreeParts.put(new LinkedHashMap<>(), method.values()))
                        .toList()));
        return new Tree.Branch(root);
    }

    private static Tree.Branch track(TrackSource source) {
        Map<String, Tree> track = new LinkedHashMap<>();
        switch (source) {
            case TrackSource.Points points -> track.put("points", new Tree.Points(points.track()));
            case TrackSource.Generated made -> {
                track.put("generator", TreeParts.word(made.generator().word()));
                track.put("duration", TreeParts.number(made.duration()));
            }
            case TrackSource.Recorded recorded -> track.put("recording", TreeParts.word(recorded.reference()));
        }
        return new Tree.Branch(track);
    }
}
