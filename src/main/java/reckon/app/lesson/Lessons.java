package reckon.app.lesson;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import reckon.app.session.Mode;
import reckon.app.session.Problems;
import reckon.app.session.Session;
import reckon.file.Document;
import reckon.file.Problem;
import reckon.file.Studied;
import reckon.lesson.Allowance;
import reckon.lesson.Changes;
import reckon.lesson.Goal;
import reckon.lesson.Lesson;
import reckon.lesson.LessonReader;
import reckon.lesson.LessonSection;
import reckon.lesson.Part;
import reckon.text.Language;

/** The lesson that is open: its section with the scene, its goals, and what somebody has done so far. */
public final class Lessons {
    private final Session session;
    private final Verdicts verdicts;
    private final Revisions revisions;
    private final ReadOnlyObjectWrapper<Optional<Lesson>> lesson =
            new ReadOnlyObjectWrapper<>(this, "lesson", Optional.empty());
    private final ReadOnlyIntegerWrapper section = new ReadOnlyIntegerWrapper(this, "section", 0);
    private final StudyBook book = new StudyBook();
    private final ReadOnlyBooleanWrapper locked = new ReadOnlyBooleanWrapper(this, "locked", false);

    /** What was open in each scene when it was left, by the place of the section that begins it. */
    private final Map<Integer, Document> left = new HashMap<>();

    /** The goals whose solutions were looked at. */
    private final Set<String> solved = new HashSet<>();

    /** Whether what is shown is being changed. */
    private boolean moving;

    /** How often goals were opened again: what was judged before that counts no more. */
    private int round;

    private final Arrival arrival;

    /**
     * No lesson open.
     *
     * @param judges one thread that judges goals, and reads files that changed
     * @param screen the thread that draws
     */
    public Lessons(Session session, Problems problems, Executor judges, Executor screen) {
        this.session = session;
        this.verdicts = new Verdicts(session, judges, screen, problems);
        this.revisions = new Revisions(judges, screen, this::take);
        this.arrival = new Arrival(session, verdicts, this::openSection, locked);
        for (ObservableValue<?> one : List.<ObservableValue<?>>of(
                session.simulations().runProperty(),
                session.simulations().measuresProperty(),
                session.drawing().activeProperty(),
                session.play().runs().runProperty(),
                session.modeProperty(),
                lesson,
                section,
                book.allProperty())) {
            one.addListener((value, before, after) -> judge());
        }
        session.permit()
                .lessonProperty()
                .bind(lesson.map(open -> open.map(Lesson::allowance).orElse(Allowance.EVERYTHING)));
        lesson.addListener((value, before, after) -> revisions.follow(after.map(Lesson::folder)));
        locked.bind(Bindings.createBooleanBinding(this::asks, lesson, section, book.allProperty()));
    }

    /** The lesson that is open, if one is. */
    public ReadOnlyObjectProperty<Optional<Lesson>> lessonProperty() {
        return lesson.getReadOnlyProperty();
    }

    /** The place of its section that is open. */
    public ReadOnlyIntegerProperty sectionProperty() {
        return section.getReadOnlyProperty();
    }

    /** How far somebody has come in each lesson, by its id. */
    public ReadOnlyObjectProperty<Map<String, Studied>> studiedProperty() {
        return book.allProperty();
    }

    /** What is wrong with the files of the lesson since it was opened; what was right before is still shown. */
    public ReadOnlyObjectProperty<List<Problem>> faultsProperty() {
        return revisions.faultsProperty();
    }

    /** The section that is open, if a lesson is. */
    private Optional<LessonSection> openSection() {
        return lesson.get().map(open -> open.sections().get(section.get()));
    }

    /** How far somebody has come in a lesson. */
    public Studied studied(String id) {
        return book.of(id);
    }

    private Studied studiedHere() {
        return lesson.get().map(open -> studied(open.id())).orElse(Studied.NOTHING);
    }

    /** How far somebody has come with a goal of the lesson that is open. */
    public Mark mark(String goal) {
        Studied here = studiedHere();
        if (!here.met().contains(goal)) {
            return Mark.OPEN;
        }
        return here.shown().contains(goal) ? Mark.SHOWN : Mark.MET;
    }

    /** The latest answer to a question of the lesson that is open. */
    public Optional<String> answer(String goal) {
        return Optional.ofNullable(studiedHere().answers().get(goal));
    }

    /** Takes what was known at the last start. */
    public void resume(Map<String, Studied> known) {
        book.resume(known);
    }

    /** Opens the lesson of a folder where it was left, once it is read. */
    public void open(Path folder) {
        session.filing()
                .work()
                .run(
                        texts -> texts.get("work.open", String.valueOf(folder.getFileName())),
                        progress -> LessonReader.read(folder),
                        this::open);
    }

    /** Opens a lesson where it was left. */
    public void open(Lesson opened) {
        close();
        int place = place(opened);
        move(true, () -> {
            section.set(place);
            lesson.set(Optional.of(opened));
            show(opened, place, opened.start(place));
        });
        if (!opened.allowance().parts().contains(Part.FORMULA)) {
            // what is not seen does not change how the stages are drawn either
            session.walk().openProperty().set(false);
        }
    }

    /**
     * Changes what is shown, in one go: nothing is judged half way, nor on the run of what was shown before.
     *
     * @param arrives whether the place and the light of the section are taken afterwards
     */
    private void move(boolean arrives, Runnable change) {
        moving = true;
        round++;
        if (arrives) {
            arrival.expect();
        }
        change.run();
        moving = false;
        judge();
    }

    /** Goes on with a lesson where it was left; the scene is what is open. */
    public void rejoin(Lesson known) {
        if (lesson.get().isEmpty()) {
            move(false, () -> show(known, place(known)));
        }
    }

    /** Shows a section of a lesson, wherever the one before had its sections. */
    private void show(Lesson shown, int place) {
        section.set(0);
        lesson.set(Optional.of(shown));
        section.set(place);
    }

    /** The section of a lesson that was open last. */
    private int place(Lesson known) {
        String at = studied(known.id()).section();
        return Math.max(
                0, known.sections().stream().map(LessonSection::id).toList().indexOf(at));
    }

    /** Closes the lesson; the scene stays. */
    public void close() {
        lesson.set(Optional.empty());
        section.set(0);
        left.clear();
        solved.clear();
        arrival.giveUp();
        session.permit().everythingProperty().set(false);
    }

    /** Goes to a section: its scene is open, as it was left where somebody has been there. */
    public void goTo(int place) {
        lesson.get()
                .filter(open -> place >= 0 && place < open.sections().size())
                .ifPresent(open -> {
                    int before = scene(open, section.get());
                    int after = scene(open, place);
                    move(true, () -> {
                        section.set(place);
                        if (before == after) {
                            note(open, place);
                        } else {
                            left.put(before, session.document());
                            show(open, place, left.getOrDefault(after, open.start(place)));
                        }
                    });
                });
    }

    /** The place of the section that begins the scene of another; −1: the start of the lesson does. */
    private static int scene(Lesson open, int place) {
        int at = place;
        while (at >= 0 && open.sections().get(at).scenario().isEmpty()) {
            at--;
        }
        return at;
    }

    private void show(Lesson open, int place, Document document) {
        String title = open.title(session.look().languageProperty().get());
        session.filing().openCopy(document, texts -> texts.get("edit.open", title));
        session.methodProperty().set(0);
        note(open, place);
    }

    private void note(Lesson open, int place) {
        put(open, studied(open.id()).at(open.sections().get(place).id()));
    }

    private void put(Lesson open, Studied after) {
        book.put(open.id(), after);
    }

    /** Whether the section's place and light are still to be taken: its scene is being run. */
    public ReadOnlyBooleanProperty arrivingProperty() {
        return arrival.dueProperty();
    }

    /** Begins the section anew: its scene as it was at its start, its goals open, its questions unanswered. */
    public void reset() {
        lesson.get().ifPresent(open -> {
            int place = section.get();
            Set<String> goals = new HashSet<>();
            open.sections().get(place).goals().forEach(goal -> goals.add(goal.id()));
            solved.removeAll(goals);
            move(true, () -> {
                show(open, place, open.start(place));
                put(open, studied(open.id()).without(goals));
            });
        });
    }

    /** Opens the solution of a goal, or answers its question. */
    public void solve(Goal goal) {
        lesson.get().ifPresent(open -> {
            solved.add(goal.id());
            switch (goal) {
                case Goal.Choice choice -> answer(goal.id(), String.valueOf(choice.answer()));
                case Goal.Number number -> answer(goal.id(), number.answer().text());
                default ->
                    goal.solution()
                            .ifPresent(solution ->
                                    session.filing().openCopy(solution, texts -> texts.get("edit.solution")));
            }
        });
    }

    /** Answers a question: the place of a choice, or an amount as it was typed. */
    public void answer(String goal, String answer) {
        lesson.get().ifPresent(open -> put(open, studied(open.id()).answering(goal, answer)));
    }

    /** Whether a question of the section is to be answered first. */
    private boolean asks() {
        return openSection()
                .map(open -> open.goals().stream()
                        .anyMatch(goal -> goal.predict() && answer(goal.id()).isEmpty()))
                .orElse(false);
    }

    private void judge() {
        if (moving) {
            return;
        }
        arrival.arriveIfThere();
        Optional<Lesson> open = lesson.get();
        if (open.isEmpty() || arrival.dueProperty().get()) {
            return;
        }
        int place = section.get();
        if (!comesOf(open.get().start(place), open.get().allowance())) {
            return;
        }
        List<Goal> goals = open.get().sections().get(place).goals().stream()
                .filter(goal -> mark(goal.id()) == Mark.OPEN)
                .toList();
        int now = round;
        verdicts.judge(goals, studiedHere().answers(), met -> {
            if (now == round) {
                tick(open.get(), met);
            }
        });
    }

    /** Whether what is open has come of a scene by what the lesson allows: else it meets no goal of it. */
    private boolean comesOf(Document start, Allowance allowance) {
        return Mode.of(start) == session.modeProperty().get()
                && new Changes(allowance).forbidden(start, session.document()).isEmpty();
    }

    private void tick(Lesson judged, Set<String> met) {
        if (lesson.get().equals(Optional.of(judged)) && !met.isEmpty()) {
            Set<String> shown = new HashSet<>(met);
            shown.retainAll(solved);
            put(judged, studied(judged.id()).meeting(met, shown));
        }
    }

    /** Takes the lesson as its files have become: its words and goals change, the run and the playhead stay. */
    private void take(Lesson after) {
        openSection().ifPresent(before -> {
            int same = after.sections().stream().map(LessonSection::id).toList().indexOf(before.id());
            int last = after.sections().size() - 1;
            move(false, () -> show(after, same >= 0 ? same : Math.min(section.get(), last)));
        });
    }

    /** The language of the words. */
    Language language() {
        return session.look().languageProperty().get();
    }
}
