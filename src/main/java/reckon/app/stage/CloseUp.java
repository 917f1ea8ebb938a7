package reckon.app.stage;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reckon.app.view.Ease;
import reckon.app.view.Pulse;
import reckon.draw.Camera;

/** A stage comes close to a part of the world for a while; the view from before comes back by itself. */
final class CloseUp {
    private static final double SECONDS = 0.35;

    private final Ease ease;
    private Optional<Camera> wanted = Optional.empty();
    private @Nullable Camera from;

    CloseUp(Pulse pulse) {
        ease = new Ease(pulse, SECONDS);
    }

    /** Whether it is asked for. */
    boolean active() {
        return wanted.isPresent();
    }

    /** Whether it is on its way there, or back. */
    boolean moves() {
        return ease.moves();
    }

    /** How the world lies on the stage, which would be the given camera without it. */
    Camera camera(Camera rest) {
        Camera there = wanted.orElse(rest);
        Camera start = from;
        return start != null && ease.moves() ? start.towards(there, ease.share()) : there;
    }

    /** Goes to another view, or back where there is none. */
    void go(Optional<Camera> camera, Camera rest) {
        Camera now = camera(rest);
        wanted = camera;
        from = now;
        ease.start();
    }

    /** Is moved by a hand. */
    void move(Camera camera) {
        wanted = Optional.of(camera);
        from = null;
    }
}
