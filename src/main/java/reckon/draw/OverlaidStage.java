package reckon.draw;

/** Both stages in one: what is true, and over it what is shown. */
public final class OverlaidStage implements StageDrawing {
    private final StageDrawing truth = new TrueStage();
    private final StageDrawing remote = new RemoteStage();

    @Override
    public void ground(Pen pen, Camera camera, Moment moment) {
        truth.ground(pen, camera, moment);
        remote.ground(pen, camera, moment);
    }

    @Override
    public void now(Pen pen, Camera camera, Moment moment) {
        truth.now(pen, camera, moment);
        remote.now(pen, camera, moment);
    }
}
