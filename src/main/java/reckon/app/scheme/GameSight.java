package reckon.app.scheme;

import java.util.OptionalInt;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import reckon.app.session.Play;
import reckon.draw.Bounds;
import reckon.draw.GameBounds;
import reckon.scheme.Game;

/** What of a game is looked at, and with what tool in the hand. It is saved nowhere. */
public final class GameSight {
    private final BooleanProperty walls = new SimpleBooleanProperty(this, "walls", false);
    private final BooleanProperty compared = new SimpleBooleanProperty(this, "compared", false);
    private final ObjectProperty<OptionalInt> letter = new SimpleObjectProperty<>(this, "letter", OptionalInt.empty());
    private final ObjectProperty<OptionalInt> node = new SimpleObjectProperty<>(this, "node", OptionalInt.empty());

    private Bounds bounds;

    /** Nothing chosen, and a hand that commands. */
    public GameSight(Play play) {
        this.bounds = GameBounds.of(play.run().game());
        play.runs().runProperty().addListener((value, before, after) -> {
            look(before.game(), after.game());
            node.set(node.get().stream().filter(after.game().nodes()::contains).findFirst());
        });
    }

    /** A command or a wall more does not move what is in view, unless it lies outside. */
    private void look(Game before, Game after) {
        Bounds needed = GameBounds.of(after);
        boolean small = Math.abs(after.commands().size() - before.commands().size()) <= 1
                && Math.abs(after.walls().size() - before.walls().size()) <= 1;
        if (!small || !bounds.contains(needed)) {
            bounds = needed;
        }
    }

    /** What part of the world the screens show. */
    Bounds bounds() {
        return bounds;
    }

    /** Whether a drag on a screen builds a wall. */
    public BooleanProperty wallsProperty() {
        return walls;
    }

    /** Whether all schemes are shown side by side. */
    public BooleanProperty comparedProperty() {
        return compared;
    }

    /** The message that is chosen, by its place among those of the run. */
    public ObjectProperty<OptionalInt> letterProperty() {
        return letter;
    }

    /** The node whose memory is shown. */
    public ObjectProperty<OptionalInt> nodeProperty() {
        return node;
    }
}
