package reckon.app.session;

import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import reckon.explain.Worksheet;
import reckon.file.Document;
import reckon.method.Form;
import reckon.motion.SimulationTime;
import reckon.scheme.Game;
import reckon.scheme.GameRun;
import reckon.scheme.Happening;
import reckon.scheme.Happening.What;

/** The game that is open, as it was played: its playhead, and the event that is looked at. */
public final class Play {
    private final GameRuns runs;
    private final Playback playback;
    private final ReadOnlyIntegerWrapper event = new ReadOnlyIntegerWrapper(this, "event", -1);

    /** The game that was asked for last: the one that is shown may still be that before. */
    private Game asked;

    /** Whether the event was stepped to: the playhead then stands at its very moment. */
    private boolean stepped;

    /** Whether it is on its way there. */
    private boolean stepping;

    /** A game at its beginning. */
    Play(ReadOnlyObjectProperty<Document> document, Game first, Executor worker, Executor screen, Problems problems) {
        this.asked = first;
        this.runs = new GameRuns(first, worker, screen, problems);
        // before the playhead has to leave a moment that is no more, it is known whether it was stepped to
        runs.runProperty().addListener((value, before, after) -> stepping = stepped);
        this.playback = new Playback(runs.runProperty().map(GameCourse::new));
        playback.frameProperty().addListener((value, before, after) -> follow());
        runs.runProperty().addListener((value, before, after) -> {
            stepping = false;
            runChanged(before, after);
        });
        document.addListener((value, before, after) -> after.game().ifPresent(this::show));
    }

    private void show(Game game) {
        if (!game.equals(asked) || runs.comparedProperty().get().isEmpty()) {
            asked = game;
            runs.show(game);
        }
    }

    /** The games that are played. */
    public GameRuns runs() {
        return runs;
    }

    /** The latest of them. */
    public GameRun run() {
        return runs.runProperty().get();
    }

    /** The playhead. */
    public Playback playback() {
        return playback;
    }

    /** The event that is looked at, by its place in the log: the last one up to the playhead; -1 before the first. */
    public ReadOnlyIntegerProperty eventProperty() {
        return event.getReadOnlyProperty();
    }

    /** Whether the event was stepped to. */
    public boolean stepped() {
        return stepped;
    }

    /** The moment that is shown, s: the playhead's, or that of the event that was stepped to. */
    public double moment() {
        return stepped && event.get() >= 0 ? seconds(event.get()) : playback.seconds();
    }

    private double seconds(int place) {
        return SimulationTime.seconds(run().happenings().get(place).micros());
    }

    /** What the event that is looked at tells, in both forms. */
    Told told() {
        Form form = run().game().rules().form();
        return event.get() < 0 || event.get() >= run().happenings().size()
                ? new Told(form, Worksheet.EMPTY, Worksheet.EMPTY)
                : new Told(
                        form,
                        run().worksheet(event.get()),
                        run().otherForm(event.get()).orElse(Worksheet.EMPTY));
    }

    /** Goes so many events on, or back where the number is negative, and says whether it could go at all. */
    public boolean step(int events) {
        // between two events the one that is looked at is behind the playhead: back from there it is the next
        boolean onIt = stepped || events > 0;
        int wanted = onIt ? event.get() + events : event.get() + events + 1;
        int last = run().happenings().size() - 1;
        playback.pause();
        boolean there = event.get() >= 0 || events > 0;
        boolean ends = wanted > last && event.get() == last;
        return there && !ends && look(Math.max(0, wanted));
    }

    /** Looks at an event, or the nearest that there is, and says whether it was not looked at already. */
    public boolean look(int place) {
        playback.pause();
        int count = run().happenings().size();
        int wanted = Math.clamp(place, 0, Math.max(0, count - 1));
        if (count == 0 || (wanted == event.get() && stepped)) {
            return false;
        }
        stepTo(wanted);
        return true;
    }

    private void stepTo(int wanted) {
        stepping = true;
        stepped = true;
        event.set(wanted);
        playback.jump(new GameCourse(run()).frameOf(wanted));
        stepping = false;
    }

    private void follow() {
        if (!stepping) {
            stepped = false;
            event.set(run().eventsBy(playback.seconds()) - 1);
        }
    }

    /** After a change of settings the same event is looked at, as far as there is one. */
    private void runChanged(GameRun before, GameRun after) {
        int place = event.get();
        if (stepped && place >= 0 && place < before.happenings().size()) {
            int same = nearest(before.happenings().get(place), after);
            if (same >= 0) {
                stepTo(same);
                return;
            }
        }
        follow();
    }

    /** However a player is let start, it is the same event with other numbers. */
    private static What sort(What what) {
        return what == What.RUN || what == What.PULL ? What.START : what;
    }

    private static int nearest(Happening known, GameRun run) {
        int best = -1;
        long distance = Long.MAX_VALUE;
        for (int i = 0; i < run.happenings().size(); i++) {
            Happening one = run.happenings().get(i);
            boolean alike = sort(one.what()) == sort(known.what())
                    && one.node() == known.node()
                    && one.client() == known.client();
            long apart = Math.abs(one.micros() - known.micros());
            if (alike && apart < distance) {
                best = i;
                distance = apart;
            }
        }
        return best;
    }
}
