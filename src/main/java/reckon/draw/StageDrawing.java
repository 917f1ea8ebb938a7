package reckon.draw;

/** What one stage looks like. The part that only changes with the run is drawn apart from what moves with the playhead. */
public sealed interface StageDrawing permits TrueStage, RemoteStage, OverlaidStage {
    /** How long a trail is drawn behind a point, s. */
    double TRAIL_SECONDS = 3;

    /** Draws the whole run, paled, on the floor. */
    void ground(Pen pen, Camera camera, Moment moment);

    /** Draws what is so at the moment. */
    void now(Pen pen, Camera camera, Moment moment);
}
