package reckon.app.scheme;

import java.util.List;
import javafx.scene.input.MouseEvent;
import reckon.app.session.GameRuns;
import reckon.app.session.Session;
import reckon.app.timeline.TimeWindow;
import reckon.app.view.Pulse;
import reckon.draw.DisagreementStrip;
import reckon.draw.Pen;
import reckon.draw.StripLayout;
import reckon.scheme.GameRun;

/** How far the screens are apart over time, by every scheme. */
public final class StripView extends GameView {
    private final TimeWindow window;
    private DisagreementStrip strip;

    /** The strip of a session's game. */
    public StripView(Session session, GameSight sight, TimeWindow window, Pulse pulse) {
        super(session, sight, pulse);
        this.window = window;
        this.strip = strip();
        setId("disagreement");
        getStyleClass().add("timeline");
        session.play().runs().comparedProperty().addListener((value, before, after) -> {
            strip = strip();
            canvas().all();
        });
        window.spanProperty().addListener((value, before, after) -> canvas().all());
        setOnMousePressed(this::scrub);
        setOnMouseDragged(this::scrub);
    }

    private DisagreementStrip strip() {
        List<GameRuns.Compared> all = session().play().runs().comparedProperty().get();
        double greatest = all.stream()
                .mapToDouble(one -> one.measures().disagreement())
                .max()
                .orElse(0);
        return new DisagreementStrip(all.stream().map(GameRuns.Compared::run).toList(), greatest);
    }

    private StripLayout geometry() {
        return new StripLayout(window.spanProperty().get(), canvas().getWidth(), canvas().getHeight(), em());
    }

    private void scrub(MouseEvent event) {
        session().play().playback().pause();
        session().play().playback().seek(geometry().scale().seconds(event.getX()));
    }

    private GameRun run() {
        return session().play().run();
    }

    @Override
    void ground(Pen pen) {
        strip.ground(pen, moment(run()), geometry());
    }

    @Override
    void now(Pen pen) {
        strip.now(pen, moment(run()), geometry());
        veil(pen, geometry().scale(), geometry().top() - 2, geometry().bottom() + 2);
    }
}
