package reckon.app.scheme;

import java.util.Optional;
import javafx.scene.Cursor;
import javafx.scene.input.MouseEvent;
import reckon.app.session.GameRuns;
import reckon.app.session.Session;
import reckon.app.timeline.TimeWindow;
import reckon.app.view.Pulse;
import reckon.draw.DiagramLayout;
import reckon.draw.GameDiagram;
import reckon.draw.GameSpotlight;
import reckon.draw.Pen;
import reckon.scheme.SchemeKind;
import reckon.setting.SchemeSettings;

/** The same commands by one of the schemes, small, to stand below others: a click plays the game by it. */
final class SmallDiagram extends GameView {
    private final TimeWindow window;
    private final SchemeKind kind;

    SmallDiagram(Session session, GameSight sight, TimeWindow window, Pulse pulse, SchemeKind kind) {
        super(session, sight, pulse);
        this.window = window;
        this.kind = kind;
        setId("compared-" + kind.word());
        getStyleClass().add("small-diagram");
        setCursor(Cursor.HAND);
        session.play().runs().comparedProperty().addListener((value, before, after) -> canvas().all());
        window.spanProperty().addListener((value, before, after) -> canvas().all());
        setOnMouseClicked(this::choose);
    }

    private void choose(MouseEvent event) {
        if (event.isStillSincePress()) {
            session().set(SchemeSettings.KIND, kind.word(), null);
        }
    }

    private Optional<GameRuns.Compared> shown() {
        return session().play().runs().comparedProperty().get().stream()
                .filter(one -> one.run().game().kind() == kind)
                .findFirst();
    }

    private DiagramLayout geometry(GameDiagram diagram) {
        return diagram.layout(
                window.spanProperty().get(),
                canvas().getWidth(),
                canvas().getHeight(),
                em(),
                DiagramLayout.Detail.COMPACT);
    }

    @Override
    void ground(Pen pen) {
        shown().ifPresent(one -> one.diagram().ground(pen, moment(one.run()), geometry(one.diagram())));
    }

    @Override
    void now(Pen pen) {
        shown().ifPresent(one -> {
            DiagramLayout layout = geometry(one.diagram());
            one.diagram().now(pen, moment(one.run()), layout, GameSpotlight.NONE);
            veil(pen, layout.scale(), 0, canvas().getHeight());
        });
    }
}
