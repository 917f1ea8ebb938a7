package reckon.app.session;

import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.explain.Worksheet;
import reckon.method.Handles;
import reckon.run.Explanation;
import reckon.run.Measures;
import reckon.run.MethodRun;
import reckon.run.Run;
import reckon.run.Worksheets;

/**
 * The walk through the terms of a frame, and which of them is lit on every view: the one pointed at, else the one that a click
 * keeps, else the one that the walk has come to. After the last term of a frame comes the first of the next.
 */
public final class Walk {
    private final ReadOnlyObjectProperty<Run> run;
    private final Playback playback;
    private final IntegerProperty method;
    private final ReadOnlyObjectProperty<List<Measures>> measures;
    private final FateSheet fate = new FateSheet();
    private final BooleanProperty open = new SimpleBooleanProperty(this, "open", false);
    private final BooleanProperty byTerms = new SimpleBooleanProperty(this, "byTerms", false);
    private final ObjectProperty<Sheet> sheet = new SimpleObjectProperty<>(this, "sheet", Sheet.DRAWN);
    private final IntegerProperty packet = new SimpleIntegerProperty(this, "packet", 0);
    private final ObjectProperty<Handles> held = new SimpleObjectProperty<>(this, "held", Handles.FREE);
    private final BooleanProperty veiled = new SimpleBooleanProperty(this, "veiled", false);
    private final ReadOnlyObjectWrapper<Optional<Told>> told =
            new ReadOnlyObjectWrapper<>(this, "told", Optional.empty());
    private Supplier<Optional<Told>> game = Optional::empty;
    private IntPredicate mover = this::movesPlayhead;
    private Supplier<Playback> head = this::playback;
    private final ReadOnlyObjectWrapper<Optional<Explanation>> explanation =
            new ReadOnlyObjectWrapper<>(this, "explanation", Optional.empty());
    private final ReadOnlyObjectWrapper<Worksheet> worksheet =
            new ReadOnlyObjectWrapper<>(this, "worksheet", Worksheet.EMPTY);
    private final ReadOnlyIntegerWrapper step = new ReadOnlyIntegerWrapper(this, "step", 0);
    private final ObjectProperty<Optional<Symbol>> pointed =
            new SimpleObjectProperty<>(this, "pointed", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Symbol>> kept =
            new ReadOnlyObjectWrapper<>(this, "kept", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Term>> lit =
            new ReadOnlyObjectWrapper<>(this, "lit", Optional.empty());

    /**
     * The walk through a run that may be replaced at any moment.
     *
     * @param playback the frame that is explained
     * @param method the place of the method that is explained
     * @param measures the measures of the run's methods, empty while they are not known
     */
    public Walk(
            ReadOnlyObjectProperty<Run> run,
            Playback playback,
            IntegerProperty method,
            ReadOnlyObjectProperty<List<Measures>> measures) {
        this.run = run;
        this.playback = playback;
        this.method = method;
        this.measures = measures;
        for (ObservableValue<?> one :
                List.of(run, playback.frameProperty(), method, measures, open, sheet, packet, held, veiled)) {
            one.addListener((value, before, after) -> explain());
        }
        for (ObservableValue<?> one : List.of(worksheet, step, pointed, kept, byTerms)) {
            one.addListener((value, before, after) -> light());
        }
        step.addListener((value, before, after) -> kept.set(Optional.empty()));
    }

    /** While a game is open its events are explained, and followed by the walk. */
    void follow(Play play, ReadOnlyObjectProperty<Mode> mode) {
        game = () -> mode.get() == Mode.SCHEMES ? Optional.of(play.told()) : Optional.empty();
        head = () -> mode.get() == Mode.SCHEMES ? play.playback() : playback;
        mover = steps -> mode.get() == Mode.SCHEMES ? play.step(steps) : movesPlayhead(steps);
        for (ObservableValue<?> one :
                List.of(mode, play.eventProperty(), play.runs().runProperty())) {
            one.addListener((value, before, after) -> explain());
        }
    }

    private Playback playback() {
        return playback;
    }

    /** The worksheet in both forms, where the other is of interest. */
    public ReadOnlyObjectProperty<Optional<Told>> toldProperty() {
        return told.getReadOnlyProperty();
    }

    /** Whether formulas are shown; while they are not, nothing is explained. */
    public BooleanProperty openProperty() {
        return open;
    }

    /** Whether a step goes from term to term rather than from frame to frame. */
    public BooleanProperty byTermsProperty() {
        return byTerms;
    }

    /** What is explained. */
    public ObjectProperty<Sheet> sheetProperty() {
        return sheet;
    }

    /** The place in the run of the packet that is explained. */
    public IntegerProperty packetProperty() {
        return packet;
    }

    /** A hand on the handles of the spline, for as long as it holds them; it changes no scenario. */
    public ObjectProperty<Handles> heldProperty() {
        return held;
    }

    /** Whether the truth is hidden, so that nothing is explained that tells it. */
    public BooleanProperty veiledProperty() {
        return veiled;
    }

    /** Why the point is drawn where it is; nothing where nothing is drawn, or formulas are not shown. */
    public ReadOnlyObjectProperty<Optional<Explanation>> explanationProperty() {
        return explanation.getReadOnlyProperty();
    }

    /** The worksheet of what is explained; empty where there is nothing to explain. */
    public ReadOnlyObjectProperty<Worksheet> worksheetProperty() {
        return worksheet.getReadOnlyProperty();
    }

    /** The place of the step that the walk has come to, among the steps of the worksheet. */
    public ReadOnlyIntegerProperty stepProperty() {
        return step.getReadOnlyProperty();
    }

    /** The term under the pointer, on whichever view. */
    public ObjectProperty<Optional<Symbol>> pointedProperty() {
        return pointed;
    }

    /** The term that is kept lit, if one is. */
    public ReadOnlyObjectProperty<Optional<Symbol>> keptProperty() {
        return kept.getReadOnlyProperty();
    }

    /** The term that is lit on every view, if one is. */
    public ReadOnlyObjectProperty<Optional<Term>> litProperty() {
        return lit.getReadOnlyProperty();
    }

    /** The numbers of the updates that the lit term was made from. */
    public List<Integer> litPackets() {
        return lit.get().map(worksheet.get()::packets).orElse(List.of());
    }

    /** The term that the walk has come to, if there is one. */
    public Optional<Term> current() {
        List<Term> steps = worksheet.get().steps();
        return step.get() < steps.size() ? Optional.of(steps.get(step.get())) : Optional.empty();
    }

    /** Keeps a term lit, or no longer where it is the one that is. The walk goes on from there. */
    public void keep(Symbol symbol) {
        Optional<Symbol> wanted = Optional.of(symbol);
        if (kept.get().equals(wanted)) {
            kept.set(Optional.empty());
            return;
        }
        List<Term> steps = worksheet.get().steps();
        for (int i = 0; i < steps.size(); i++) {
            if (steps.get(i).symbol() == symbol) {
                step.set(i);
            }
        }
        kept.set(wanted);
    }

    /** Shows a term, and keeps it lit: on the sheet that is chosen, or else on the first that has it. */
    public void show(Symbol symbol) {
        open.set(true);
        Sheet chosen = sheet.get();
        boolean found = has(symbol);
        for (Sheet other : Sheet.values()) {
            if (!found) {
                sheet.set(other);
                found = has(symbol);
            }
        }
        if (!found) {
            sheet.set(chosen);
        } else if (!kept.get().equals(Optional.of(symbol))) {
            keep(symbol);
        }
    }

    private boolean has(Symbol symbol) {
        return worksheet.get().term(symbol).isPresent();
    }

    /** Keeps no term lit. */
    public void clear() {
        kept.set(Optional.empty());
    }

    /** Goes so many terms on, or back where the number is negative, over the ends of frames. */
    public void walk(int terms) {
        head.get().pause();
        for (int i = 0; i < Math.abs(terms); i++) {
            if (terms > 0) {
                next();
            } else {
                previous();
            }
        }
    }

    private void next() {
        if (step.get() + 1 < worksheet.get().steps().size()) {
            step.set(step.get() + 1);
        } else if (mover.test(1)) {
            step.set(0);
        }
    }

    private void previous() {
        if (step.get() > 0) {
            step.set(step.get() - 1);
        } else if (mover.test(-1)) {
            last();
        }
    }

    /** Goes to another frame, if there is one. */
    private boolean movesPlayhead(int frames) {
        int before = playback.frameProperty().get();
        playback.step(frames);
        return playback.frameProperty().get() != before;
    }

    /** Goes to the first term of the frame. */
    public void first() {
        head.get().pause();
        step.set(0);
    }

    /** Goes to the last term of the frame. */
    public void last() {
        head.get().pause();
        step.set(Math.max(0, worksheet.get().steps().size() - 1));
    }

    private void explain() {
        Optional<Symbol> at = current().map(Term::symbol);
        Optional<Told> event = open.get() ? game.get() : Optional.empty();
        if (event.isPresent()) {
            explanation.set(Optional.empty());
            told.set(event);
            worksheet.set(event.get().worksheet());
        } else {
            explainFrame();
        }
        at.ifPresent(this::stay);
    }

    private void explainFrame() {
        Optional<MethodRun> explained = explainedMethod();
        explanation.set(explained.flatMap(shown ->
                Explanation.of(shown, run.get().time(playback.frameProperty().get()), held.get())));
        told.set(
                sheet.get() == Sheet.DRAWN
                        ? explanation.get().map(both -> new Told(both.form(), both.worksheet(), both.other()))
                        : Optional.empty());
        worksheet.set(explained.map(this::sheetOf).orElse(Worksheet.EMPTY));
    }

    /** The method that is explained, if formulas are shown and the frame is one of the run's. */
    private Optional<MethodRun> explainedMethod() {
        List<MethodRun> methods = run.get().methods();
        return open.get()
                        && method.get() < methods.size()
                        && playback.frameProperty().get() < run.get().frames()
                ? Optional.of(methods.get(method.get()))
                : Optional.empty();
    }

    private Worksheet sheetOf(MethodRun shown) {
        Run now = run.get();
        if (veiled.get() && (sheet.get() == Sheet.SENDER || sheet.get() == Sheet.MEASURES)) {
            return Worksheet.EMPTY;
        }
        return switch (sheet.get()) {
            case DRAWN -> explanation.get().map(Explanation::worksheet).orElse(Worksheet.EMPTY);
            case SENDER -> Worksheets.sender(now, playback.seconds());
            case PACKET -> fate.of(now, packet.get());
            case MEASURES -> measured(now, shown);
        };
    }

    /** The measures where they are known: whoever runs scenarios measures them too, off the thread that draws. */
    private Worksheet measured(Run now, MethodRun shown) {
        List<Measures> known = measures.get();
        return method.get() < known.size()
                ? Worksheets.measures(now, shown, playback.frameProperty().get(), known.get(method.get()))
                : Worksheet.EMPTY;
    }

    /** Stays at the same term where the new sheet has it. */
    private void stay(Symbol symbol) {
        List<Term> steps = worksheet.get().steps();
        int same = -1;
        for (int i = 0; i < steps.size(); i++) {
            same = steps.get(i).symbol() == symbol ? i : same;
        }
        step.set(same >= 0 ? same : Math.clamp(step.get(), 0, Math.max(0, steps.size() - 1)));
    }

    private void light() {
        Optional<Symbol> walked = byTerms.get() ? current().map(Term::symbol) : Optional.empty();
        lit.set(pointed.get().or(kept::get).or(() -> walked).flatMap(worksheet.get()::term));
    }
}
