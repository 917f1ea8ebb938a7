package reckon.app.session;

import org.jspecify.annotations.Nullable;
import reckon.explain.Worksheet;
import reckon.run.Run;
import reckon.run.Worksheets;

/** How a packet fared: found once for a run and a packet, and not at each frame, since all those before it are sent anew. */
final class FateSheet {
    private @Nullable Run run;
    private int packet;
    private Worksheet worksheet = Worksheet.EMPTY;

    /** The worksheet of a packet by its place in a run; empty where there is none. */
    Worksheet of(Run wantedRun, int wanted) {
        if (wanted >= wantedRun.packets().size()) {
            return Worksheet.EMPTY;
        }
        // a run is nobody's equal but its own
        if (!wantedRun.equals(run) || wanted != packet) {
            run = wantedRun;
            packet = wanted;
            worksheet = Worksheets.fate(wantedRun, wanted);
        }
        return worksheet;
    }
}
