package reckon.lesson;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reckon.explain.Symbol;
import reckon.file.Document;

/** Tries what a lesson says: runs its scenarios, judges its goals and claims. Each scenario is run once. */
final class DutyCheck {
    private final IdentityHashMap<Document, Scene> scenes = new IdentityHashMap<>();
    private final IdentityHashMap<Document, Map<Symbol, Boolean>> told = new IdentityHashMap<>();

    void check(List<Duty> duties) {
        duties.forEach(this::check);
    }

    private void check(Duty duty) {
        switch (duty) {
            case Duty.Holds holds -> holds(holds);
            case Duty.Comes comes -> comes(comes);
            case Duty.Reached reached -> reached(reached);
            case Duty.Within within -> within(within);
            case Duty.Lit lit -> lit(lit);
            case Duty.Sets sets -> Formulas.wrongWhenSet(sets.tex()).ifPresent(sets.spot()::fault);
        }
    }

    private Scene scene(Document document) {
        return scenes.computeIfAbsent(document, one -> new Scene(Played.of(one)));
    }

    private void holds(Duty.Holds holds) {
        Scene scene = scene(holds.on());
        if (!holds.condition().comesTrue(scene)) {
            holds.spot()
                    .fault("says " + holds.condition().text() + ", which does not hold on " + name(holds.on()) + ": "
                            + PhraseText.values(holds.condition().clause(), scene) + "; mend the one or the other");
        }
    }

    private void comes(Duty.Comes comes) {
        Scene scene = scene(comes.on());
        double value = scene.value(comes.figure(), 0);
        if (comes.figure().framewise()) {
            comes.spot()
                    .fault("is " + comes.text() + ", which differs from frame to frame; write max( ), or at(2 s, "
                            + comes.text() + ")");
        } else if (!comes.goal()
                .answer()
                .isWithin(
                        comes.goal().tolerance(),
                        new Amount(value, comes.figure().dimension()))) {
            comes.spot()
                    .fault("is not the answer: "
                            + PhraseText.value(comes.figure(), PhraseText.unit(comes.figure()), scene) + " on "
                            + name(comes.on()) + "; mend the answer or the scenario");
        }
    }

    /** What a scenario is called in messages. */
    static String name(Document document) {
        return document.path().map(Path::getFileName).map(Path::toString).orElse("the scenario in the front matter");
    }

    private void reached(Duty.Reached reached) {
        Goal goal = reached.goal();
        Condition condition = switch (goal) {
            case Goal.When when -> when.condition();
            case Goal.Never never -> never.condition();
            case Goal.Choice choice -> throw new IllegalArgumentException(choice + " needs no run");
            case Goal.Number number -> throw new IllegalArgumentException(number + " needs no run");
        };
        Document solution = goal.solution().orElseThrow();
        if (!Judge.met(goal, scene(solution).played(), Map.of())) {
            reached.spot()
                    .fault("is not met by its solution " + name(solution) + ": "
                            + (condition.fits(scene(solution).played())
                                    ? PhraseText.values(condition.clause(), scene(solution))
                                    : "it is of another kind than the start")
                            + "; mend the one or the other");
        }
        if (Judge.met(goal, scene(reached.on()).played(), Map.of())) {
            reached.spot()
                    .fault("is met by the untouched start, " + name(reached.on()) + ": "
                            + PhraseText.values(condition.clause(), scene(reached.on()))
                            + "; ask for something that is still to be done");
        }
        Optional<String> forbidden = new Changes(reached.allowance()).forbidden(reached.on(), solution);
        forbidden.ifPresent(what -> reached.spot().fault("has the solution " + name(solution) + ", which " + what));
    }

    private void within(Duty.Within within) {
        double end = Terms.seconds(scene(within.on()).played());
        if (within.moment() > end) {
            within.spot()
                    .fault("names the moment " + UnitOfMeasure.of("s").shown(within.moment()) + ", but the run of "
                            + name(within.on()) + " ends at "
                            + UnitOfMeasure.of("s").shown(end)
                            + "; name an earlier one");
        }
    }

    private void lit(Duty.Lit lit) {
        boolean there = told.computeIfAbsent(lit.on(), document -> new HashMap<>())
                .computeIfAbsent(lit.symbol(), symbol -> Terms.tells(scene(lit.on()), symbol));
        if (!there) {
            lit.spot()
                    .fault("lights " + lit.symbol().id() + ", which no worksheet of " + name(lit.on())
                            + " has; name a term that its methods use, or open another scenario");
        }
    }
}
