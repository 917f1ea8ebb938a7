package reckon.lesson;

import java.util.EnumMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reckon.explain.Worksheet;
import reckon.file.Document;
import reckon.motion.SimulationTime;
import reckon.run.Explanation;
import reckon.scheme.GameMeasures;
import reckon.scheme.SchemeKind;

/** What was played while conditions are judged on it: it keeps what takes long. For one thread. */
final class Scene {
    private final Played played;
    private final IdentityHashMap<Phrase, Double> folded = new IdentityHashMap<>();
    private final Map<SchemeKind, GameMeasures> elsewhere = new EnumMap<>(SchemeKind.class);
    private @Nullable Sheet last;

    /** What explains what a method draws on a frame. */
    private record Sheet(int method, int frame, Optional<Worksheet> terms) {}

    Scene(Played played) {
        this.played = played;
    }

    Played played() {
        return played;
    }

    /** What methods came to, of which a condition on methods is judged. */
    Played.OfMethods methods() {
        return (Played.OfMethods) played;
    }

    /** What a game came to, of which a condition on games is judged. */
    Played.OfGame game() {
        return (Played.OfGame) played;
    }

    /** How many frames there are. */
    int frames() {
        return switch (played) {
            case Played.OfMethods methods -> methods.run().frames();
            case Played.OfGame game -> 1 + (int) (game.run().eventful() * SimulationTime.FRAMES_PER_SECOND);
        };
    }

    /** How many frames there are in a second. */
    int framesPerSecond() {
        return played instanceof Played.OfMethods methods
                ? methods.run().framesPerSecond()
                : SimulationTime.FRAMES_PER_SECOND;
    }

    /** The moment of a frame, s. */
    double time(int frame) {
        return SimulationTime.frame(frame, framesPerSecond());
    }

    /** The terms of what a method draws on a frame; nothing before the first arrival. */
    Optional<Worksheet> terms(int method, int frame) {
        Sheet sheet = last;
        if (sheet == null || sheet.method != method || sheet.frame != frame) {
            sheet = new Sheet(
                    method,
                    frame,
                    Explanation.of(methods().run().methods().get(method), time(frame))
                            .map(Explanation::worksheet));
            last = sheet;
        }
        return sheet.terms;
    }

    /** The measures of the same game under another scheme. */
    GameMeasures under(SchemeKind kind) {
        if (game().run().game().kind() == kind) {
            return game().measures();
        }
        return elsewhere.computeIfAbsent(
                kind,
                other -> ((Played.OfGame)
                                Played.of(Document.of(game().run().game().withKind(other))))
                        .measures());
    }

    /** The value of a number on a frame; NaN where there is none. */
    double value(Phrase.Figure figure, int frame) {
        return switch (figure) {
            case Phrase.Given given -> given.token().value();
            case Phrase.Named named -> named.unit().value(named.source().at(this, frame));
            case Phrase.Negative negative -> -value(negative.inner(), frame);
            case Phrase.Operated operated ->
                operated(operated.operator(), value(operated.left(), frame), value(operated.right(), frame));
            case Phrase.Folded fold -> fold(fold);
            case Phrase.AtMoment at -> at(value(at.moment(), frame), at.inner());
        };
    }

    private static double operated(Phrase.Operator operator, double left, double right) {
        return switch (operator) {
            case PLUS -> left + right;
            case MINUS -> left - right;
            case TIMES -> left * right;
            case OVER -> left / right;
        };
    }

    /** The frame nearest to a moment in s; -1 where there is none. */
    int frameAt(double moment) {
        boolean within = moment >= 0 && moment <= frames() / (double) framesPerSecond();
        int frame = within ? SimulationTime.nearestFrame(moment, framesPerSecond()) : -1;
        return frame < frames() ? frame : -1;
    }

    private double at(double moment, Phrase.Figure inner) {
        int frame = frameAt(moment);
        return frame < 0 ? Double.NaN : value(inner, frame);
    }

    private double fold(Phrase.Folded folds) {
        Double known = folded.get(folds);
        if (known == null) {
            known = folds.inner().framewise() ? overFrames(folds) : value(folds.inner(), 0);
            folded.put(folds, known);
        }
        return known;
    }

    /** Over the frames that have a value. */
    private double overFrames(Phrase.Folded folds) {
        double result = Double.NaN;
        int count = 0;
        for (int frame = 0; frame < frames(); frame++) {
            double value = value(folds.inner(), frame);
            if (!Double.isNaN(value)) {
                result = count++ == 0
                        ? value
                        : switch (folds.fold()) {
                            case MAX -> Math.max(result, value);
                            case MIN -> Math.min(result, value);
                            case MEAN -> result + value;
                        };
            }
        }
        return folds.fold() == Phrase.Fold.MEAN ? result / count : result;
    }

    /** Whether something holds on a frame. */
    boolean holds(Phrase.Clause clause, int frame) {
        return switch (clause) {
            case Phrase.Or or -> holds(or.left(), frame) || holds(or.right(), frame);
            case Phrase.And and -> holds(and.left(), frame) && holds(and.right(), frame);
            case Phrase.Not not -> !holds(not.inner(), frame);
            case Phrase.Compared compared -> compare(compared, frame);
            case Phrase.Within within ->
                Amount.near(
                        value(within.left(), frame), value(within.right(), frame), value(within.tolerance(), frame));
            case Phrase.IsNothing nothing -> Double.isNaN(value(nothing.setting(), frame)) == nothing.equal();
            case Phrase.IsWord is ->
                is.left()
                        .source()
                        .at(this, frame)
                        .filter(word -> word.equals(is.word()) == is.equal())
                        .isPresent();
        };
    }

    private boolean compare(Phrase.Compared compared, int frame) {
        double left = value(compared.left(), frame);
        double right = value(compared.right(), frame);
        // what rounding does to decimals makes no difference
        boolean same = Amount.near(left, right, 0);
        return switch (compared.sign()) {
            case "<" -> left < right && !same;
            case "<=" -> left < right || same;
            case ">" -> left > right && !same;
            case ">=" -> left > right || same;
            case "=" -> same;
            default -> !same && isUnlike(compared, left, right);
        };
    }

    /** A setting that is nothing is unlike every number; of what is not there nothing is true. */
    private static boolean isUnlike(Phrase.Compared compared, double left, double right) {
        boolean missing = (Double.isNaN(left) && !mayBeNothing(compared.left()))
                || (Double.isNaN(right) && !mayBeNothing(compared.right()));
        return !missing;
    }

    private static boolean mayBeNothing(Phrase.Figure figure) {
        return figure instanceof Phrase.Named named && named.optional();
    }
}
