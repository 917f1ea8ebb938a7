package reckon;

import java.nio.file.Path;
import org.snakeyaml.engine.v2.api.Dump;
import org.snakeyaml.engine.v2.api.DumpSettings;
import org.snakeyaml.engine.v2.common.FlowStyle;
import reckon.file.Documents;
import reckon.file.InputException;
import reckon.network.Network;
import reckon.run.Scenario;

/** Scenarios of the worked numbers, read as the program reads any. */
final class SpecScenario {

    private SpecScenario() {}

    static Scenario read(Path file) throws InputException {
        return Documents.read(file).scenario();
    }

    /** The network that an example describes as a scenario file would. */
    static Network network(Object node) {
        DumpSettings onOneLine = DumpSettings.builder()
                .setDefaultFlowStyle(FlowStyle.FLOW)
                .setWidth(Integer.MAX_VALUE)
                .build();
        String network = new Dump(onOneLine).dumpToString(node);
        String scenario = "track: {points: [[0, 0, 0]]}\nnetwork: " + network;
        try {
            return Documents.parse(scenario, Path.of("example.yaml")).scenario().network();
        } catch (InputException e) {
            throw new AssertionError(e);
        }
    }
}
