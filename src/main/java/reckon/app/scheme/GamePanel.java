package reckon.app.scheme;

import java.util.Locale;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;
import reckon.app.session.Session;
import reckon.app.view.Pulse;

/** The schemes compared, what was measured of each, and what a node has in mind. */
public final class GamePanel extends ScrollPane {
    private static final double WIDTH_EM = 32;

    private final Session session;

    /** The panel of a session. */
    public GamePanel(Session session, GameSight sight, Pulse pulse) {
        this.session = session;
        setId("game-panel");
        getStyleClass().add("side-panel");
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setContent(new VBox(
                title("panel.schemes"),
                new SchemeList(session),
                title("panel.measures"),
                new SchemeTable(session),
                title("panel.node"),
                new NodeBox(session, sight, pulse)));
        getContent().getStyleClass().add("measures-content");
        setStyle(String.format(Locale.ROOT, "-fx-pref-width: %.1fem; -fx-min-width: %.1fem;", WIDTH_EM, WIDTH_EM));
    }

    private Label title(String key) {
        Label title = new Label();
        title.textProperty().bind(session.look().text(key));
        title.getStyleClass().add("section-title");
        return title;
    }
}
