package reckon.app.session;

import java.util.OptionalInt;
import reckon.run.PacketSteps;
import reckon.run.Run;

/**
 * Along the run of a path: what happens there are packets.
 *
 * @param run the run
 */
public record RunCourse(Run run) implements Course {

    @Override
    public int frames() {
        return run.frames();
    }

    @Override
    public double seconds() {
        return run.seconds();
    }

    @Override
    public boolean goesOnFrom(Course before) {
        return before instanceof RunCourse other && run.samePathAs(other.run);
    }

    @Override
    public OptionalInt after(int frame) {
        return new PacketSteps(run).after(frame);
    }

    @Override
    public OptionalInt before(int frame) {
        return new PacketSteps(run).before(frame);
    }
}
