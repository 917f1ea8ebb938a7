package reckon.app.formula;

import java.util.Optional;
import java.util.OptionalDouble;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;
import reckon.app.controls.NumberDrag;
import reckon.app.controls.Steps;
import reckon.app.session.Session;
import reckon.explain.Origin;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.explain.Value;
import reckon.setting.NumberSetting;
import reckon.setting.OptionalNumberSetting;
import reckon.setting.Range;
import reckon.setting.Setting;

/** Makes the number of a term that is a setting one to drag, and to change by + and −: the whole run bends with it. */
final class Grip {
    private static final PseudoClass GRAB = PseudoClass.getPseudoClass("grab");

    private final Session session;
    private final Symbol symbol;
    private final Setting<?> setting;
    private final Range range;

    private Grip(Session session, Symbol symbol, Setting<?> setting, Range range) {
        this.session = session;
        this.symbol = symbol;
        this.setting = setting;
        this.range = range;
    }

    /** The grip of a term, if it is a number that is set. */
    static Optional<Grip> of(Session session, Term term) {
        return term.origins().stream()
                .flatMap(origin -> setting(origin).stream())
                .findFirst()
                .filter(session.permit()::allows)
                .flatMap(setting -> of(session, term.symbol(), setting));
    }

    private static Optional<Setting<?>> setting(Origin origin) {
        return origin instanceof Origin.Chosen chosen ? Optional.of(chosen.setting()) : Optional.empty();
    }

    private static Optional<Grip> of(Session session, Symbol symbol, Setting<?> setting) {
        return switch (setting) {
            case NumberSetting number -> Optional.of(new Grip(session, symbol, number, number.range()));
            case OptionalNumberSetting number -> Optional.of(new Grip(session, symbol, number, number.range()));
            default -> Optional.empty();
        };
    }

    /** The setting that it changes. */
    Setting<?> setting() {
        return setting;
    }

    /** Lets a node that shows the number be dragged, and changed by keys while it has the focus. */
    void put(Node node) {
        node.pseudoClassStateChanged(GRAB, true);
        new NumberDrag(node, range, this::now, (gesture, value) -> change(value, gesture));
        node.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            int steps = Steps.direction(event.getCode());
            if (steps != 0) {
                event.consume();
                Steps size = new Steps(range);
                double next = size.nearest(now() + steps * size.length(), 1);
                change(Math.clamp(next, range.least(), range.most()), null);
            }
        });
    }

    /** What is set; where that is left to the program, what it has come to. */
    private double now() {
        return switch (setting) {
            case NumberSetting number -> session.get(number);
            case OptionalNumberSetting number -> session.get(number).orElseGet(this::explained);
            default -> explained();
        };
    }

    private double explained() {
        return session.walk()
                .worksheetProperty()
                .get()
                .term(symbol)
                .map(Term::value)
                .filter(Value.Scalar.class::isInstance)
                .map(value -> ((Value.Scalar) value).number())
                .orElse(range.from());
    }

    private void change(double value, @Nullable Object gesture) {
        switch (setting) {
            case NumberSetting number -> session.set(number, value, gesture);
            case OptionalNumberSetting number -> session.set(number, OptionalDouble.of(value), gesture);
            default -> {}
        }
    }
}
