package reckon.app.formula;

import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.TraversalDirection;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import reckon.app.controls.NumberGrip;
import reckon.app.session.Session;
import reckon.app.session.Walk;
import reckon.explain.Symbol;

/** Makes parts of the panel ones to point at, with the mouse or by Tab and the arrows: what is pointed at is lit on every view. */
final class Pointing implements FormulaLine.Equipment {
    private static final PseudoClass GRAB = PseudoClass.getPseudoClass("grab");

    private final Session session;
    private final Walk walk;

    Pointing(Session session) {
        this.session = session;
        this.walk = session.walk();
    }

    @Override
    public void equip(Token token) {
        if (token.isMark()) {
            token.setMouseTransparent(true);
            return;
        }
        Optional<Grip> grip = grip(token.symbol());
        if (token.isInside() && grip.isEmpty()) {
            // what is written in the place of a term belongs to that
            token.setMouseTransparent(true);
            return;
        }
        point(token, token.symbol());
        grip.ifPresent(found -> found.put(token));
    }

    private Optional<Grip> grip(Symbol symbol) {
        return walk.worksheetProperty().get().term(symbol).flatMap(term -> Grip.of(session, term));
    }

    /** Lets a node stand for a symbol. */
    void point(Node node, Symbol symbol) {
        node.setFocusTraversable(true);
        node.hoverProperty().addListener((value, before, on) -> light(symbol, on));
        node.focusedProperty().addListener((value, before, on) -> light(symbol, on));
        node.setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY && event.isStillSincePress()) {
                walk.keep(symbol);
            }
        });
        node.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            switch (event.getCode()) {
                case ENTER, SPACE -> walk.keep(symbol);
                case LEFT -> node.requestFocusTraversal(TraversalDirection.PREVIOUS);
                case RIGHT -> node.requestFocusTraversal(TraversalDirection.NEXT);
                case UP -> node.requestFocusTraversal(TraversalDirection.UP);
                case DOWN -> node.requestFocusTraversal(TraversalDirection.DOWN);
                default -> {
                    return;
                }
            }
            event.consume();
        });
    }

    private void light(Symbol symbol, boolean on) {
        Optional<Symbol> wanted = Optional.of(symbol);
        if (on) {
            walk.pointedProperty().set(wanted);
        } else if (walk.pointedProperty().get().equals(wanted)) {
            walk.pointedProperty().set(Optional.empty());
        }
    }

    /** Whether a node that stands for a symbol needs a key for itself. */
    static boolean wants(Node node, KeyCode key) {
        boolean number =
                NumberGrip.direction(key) != 0 && node.getPseudoClassStates().contains(GRAB);
        return key.isArrowKey() || key == KeyCode.ENTER || key == KeyCode.SPACE || number;
    }
}
