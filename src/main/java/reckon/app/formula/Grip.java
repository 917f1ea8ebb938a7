package reckon.app.formula;

import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;
import reckon.app.controls.NumberGrip;
import reckon.app.session.Session;
import reckon.explain.Origin;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.explain.Value;
import reckon.setting.Range;
import reckon.setting.Setting;

/** Makes the number of a term that is a setting one to drag, and to change by + and −: the whole run bends with it. */
final class Grip implements NumberGrip.Access {
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
        return NumberGrip.range(setting).map(range -> new Grip(session, symbol, setting, range));
    }

    /** The setting that it changes. */
    Setting<?> setting() {
        return setting;
    }

    /** Lets a node that shows the number be dragged, and changed by keys while it has the focus. */
    void put(Node node) {
        node.pseudoClassStateChanged(GRAB, true);
        // where it is left to the program, one begins with what it has come to
        NumberGrip.of(setting, this, this::explained).ifPresent(grip -> grip.put(node));
    }

    @Override
    public <T> T get(Setting<T> one) {
        return session.get(one);
    }

    @Override
    public <T> void set(Setting<T> one, T value, @Nullable Object gesture) {
        session.set(one, value, gesture);
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
}
