package reckon.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import reckon.file.Document;
import reckon.file.Entry;
import reckon.file.Problems;
import reckon.file.Section;

/**
 * Reads the goals of a section.
 *
 * @param reading the lesson's folder
 * @param start what is open at the start of the section
 * @param allowance what a student may use
 */
record GoalReader(Reading reading, Document start, Allowance allowance) {
    private static final List<String> KINDS = List.of("when", "never", "ask");

    /**
     * Reads a goal.
     *
     * @param text the lines of the fence
     * @param problems takes what is wrong; its lines are those of the text
     * @param remarks takes what is wrong when it is run
     */
    Optional<ReadGoal> read(String id, String text, Problems problems, Problems remarks) {
        Optional<Section> section =
                Section.parse(FullWidth.keysNarrowed(text), "says nothing; write when:, never: or ask:", problems);
        return section.flatMap(keys -> read(id, keys, remarks));
    }

    private Optional<ReadGoal> read(String id, Section keys, Problems remarks) {
        List<String> kinds = KINDS.stream().filter(keys::has).toList();
        if (kinds.size() != 1) {
            if (kinds.isEmpty() && KINDS.stream().anyMatch(keys::hasNear)) {
                KINDS.forEach(keys::take);
                keys.close();
            } else {
                keys.fault(
                        kinds.isEmpty() ? "" : kinds.getLast(),
                        kinds.isEmpty()
                                ? "asks for nothing; write when:, never: or ask:"
                                : "stands beside " + kinds.getFirst() + ":; make two goals of it");
            }
            return Optional.empty();
        }
        Optional<ReadGoal> goal = switch (kinds.getFirst()) {
            case "when" ->
                onRun(
                        id,
                        keys,
                        "when",
                        remarks,
                        (condition, solution) ->
                                new Goal.When(id, condition, condition.seconds(), Optional.of(solution)));
            case "never" ->
                onRun(
                        id,
                        keys,
                        "never",
                        remarks,
                        (condition, solution) -> new Goal.Never(id, condition, Optional.of(solution)));
            default -> question(id, keys, remarks);
        };
        keys.close();
        return goal;
    }

    private boolean game() {
        return start.game().isPresent();
    }

    private Optional<ReadGoal> onRun(
            String id, Section keys, String key, Problems remarks, BiFunction<Condition, Document, Goal> made) {
        Optional<Condition> condition = keys.take(key).flatMap(entry -> condition(entry, game()));
        Optional<Document> solution = required(
                        keys, "solution", "name a scenario beside the lesson that meets the goal")
                .flatMap(entry -> entry.written("the name of a scenario beside the lesson")
                        .flatMap(name -> reading.document(name, entry::fault)));
        LessonText.OfGoal words = new LessonText.OfGoal(
                text(keys, "title", remarks),
                text(keys, "hint", remarks),
                Optional.empty(),
                List.of(),
                Optional.empty());
        if (condition.isEmpty() || solution.isEmpty()) {
            return Optional.empty();
        }
        Goal goal = made.apply(condition.get(), solution.get());
        Spot spot = new Spot(remarks, keys.take(key).map(Entry::line).orElse(1), id);
        reading.duties().add(new Duty.Reached(spot, start, goal, allowance));
        return Optional.of(new ReadGoal(goal, words));
    }

    /** A condition; a fault where it means nothing. */
    static Optional<Condition> condition(Entry entry, boolean game) {
        Optional<String> written = entry.written("a condition, such as max(error) < 20 cm");
        if (written.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(Condition.parse(written.get(), game));
        } catch (BadCondition e) {
            entry.fault(e.says());
            return Optional.empty();
        }
    }

    private static Optional<Entry> required(Section keys, String key, String remedy) {
        Optional<Entry> entry = keys.take(key);
        if (entry.isEmpty() && !keys.hasNear(key)) {
            keys.fault(key, "is missing; " + remedy);
        }
        return entry;
    }

    private static Optional<String> text(Section keys, String key, Problems remarks) {
        return keys.take(key).flatMap(entry -> StrayMarks.bareWords(entry, "words", remarks));
    }

    private Optional<ReadGoal> question(String id, Section keys, Problems remarks) {
        Optional<String> ask = text(keys, "ask", remarks);
        Optional<Entry> choices = keys.take("choices");
        List<String> words = new ArrayList<>();
        choices.ifPresent(entry -> entry.items()
                .forEach(item -> StrayMarks.bareWords(item, "an answer in words", remarks)
                        .ifPresent(words::add)));
        boolean predict = keys.take("predict").flatMap(Entry::flag).orElse(false);
        Optional<Entry> answer = required(keys, "answer", "say which answer is right");
        LessonText.OfGoal texts = new LessonText.OfGoal(
                Optional.empty(), text(keys, "hint", remarks), ask, words, text(keys, "because", remarks));
        Optional<Goal> goal = choices.isPresent()
                ? answer.flatMap(entry -> choice(id, keys, entry, words, predict, remarks))
                : answer.flatMap(entry -> number(id, keys, entry, predict, remarks));
        return goal.filter(one -> ask.isPresent()).map(one -> new ReadGoal(one, texts));
    }

    private Optional<Goal> choice(
            String id, Section keys, Entry answer, List<String> choices, boolean predict, Problems remarks) {
        keys.take("holds")
                .ifPresent(entry -> condition(entry, game())
                        .ifPresent(condition -> reading.duties()
                                .add(new Duty.Holds(new Spot(remarks, entry.line(), id), start, condition))));
        if (choices.size() < 2) {
            keys.fault("choices", "has " + choices.size() + " of them; give at least two answers to choose from");
            return Optional.empty();
        }
        Optional<String> twice = choices.stream()
                .filter(one -> choices.indexOf(one) != choices.lastIndexOf(one))
                .findFirst();
        twice.ifPresent(one -> keys.fault("choices", "has " + Shown.brief(one) + " twice; keep one of them"));
        Optional<String> right = answer.written("one of the choices");
        Optional<Integer> place = right.map(choices::indexOf);
        if (place.isPresent() && place.get() < 0) {
            answer.fault("is " + Shown.brief(right.orElse("")) + ", which is none of the choices"
                    + Suggestion.orAll(right.orElse(""), choices));
            return Optional.empty();
        }
        return place.map(one -> new Goal.Choice(id, choices.size(), one, predict));
    }

    private Optional<Goal> number(String id, Section keys, Entry answer, boolean predict, Problems remarks) {
        Optional<String> written = answer.written("an amount, such as 0.37 m ± 0.01 m");
        String[] parts =
                written.map(text -> FullWidth.narrowed(text).split("±|\\+-", 2)).orElse(new String[0]);
        List<Amount> amounts =
                Stream.of(parts).map(Amount::parse).flatMap(Optional::stream).toList();
        Optional<Entry> is = keys.take("is");
        if (written.isEmpty()) {
            return Optional.empty();
        }
        if (parts.length != 2
                || amounts.size() != 2
                || !amounts.getFirst().dimension().equals(amounts.getLast().dimension())
                || amounts.getLast().value() < 0) {
            answer.fault("is " + Shown.brief(written.get())
                    + ", which is no amount with a tolerance; write both with their unit, as 0.37 m ± 0.01 m,"
                    + " or give choices:");
            return Optional.empty();
        }
        Goal.Number goal = new Goal.Number(id, amounts.getFirst(), amounts.getLast(), predict);
        is.ifPresent(entry -> comes(id, entry, goal, remarks));
        return Optional.of(goal);
    }

    private void comes(String id, Entry entry, Goal.Number goal, Problems remarks) {
        Optional<String> written = entry.written("a number that comes out of the run, such as rms");
        if (written.isEmpty()) {
            return;
        }
        try {
            ConditionParser parser = new ConditionParser(Tokens.of(written.get()), Names.of(game()));
            Phrase.Figure figure = parser.figure();
            parser.end();
            if (!figure.dimension().equals(goal.answer().dimension())) {
                throw new BadCondition("is " + figure.dimension().shown() + ", where the answer is "
                        + goal.answer().dimension().shown() + "; both must be of one sort");
            }
            reading.duties()
                    .add(new Duty.Comes(new Spot(remarks, entry.line(), id), start, written.get(), figure, goal));
        } catch (BadCondition e) {
            entry.fault(e.says());
        }
    }
}
