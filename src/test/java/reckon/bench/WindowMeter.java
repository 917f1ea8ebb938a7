package reckon.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.IntConsumer;
import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.stage.Stage;
import javafx.stage.Window;
import reckon.app.lesson.Classroom;
import reckon.app.session.Look;
import reckon.app.session.Playback;
import reckon.app.session.Problems;
import reckon.app.session.Session;
import reckon.app.session.StepUnit;
import reckon.app.window.MainWindow;
import reckon.app.window.Prompts;
import reckon.app.window.StageDisplay;
import reckon.draw.Theme;
import reckon.file.Document;
import reckon.file.Documents;
import reckon.method.Method;
import reckon.motion.Generator;
import reckon.motion.Track;
import reckon.run.Scenario;
import reckon.run.TrackSource;
import reckon.scheme.SchemeKind;
import reckon.setting.Settings;
import reckon.text.Language;

/**
 * Measures the real window on a real display: how evenly it plays a minute with four methods, how long a setting takes to be
 * seen, how a long recording scrubs, and what stays on the heap. Run it with {@code mvn -Pmeter}, or with
 * {@code -Dargs="play heap"} for some of it; under Xvfb the figures can be compared.
 */
public final class WindowMeter extends Application implements Problems, Prompts {
    private static final double NANOS_PER_MILLI = 1e6;
    private static final int WARM_UP = 240;
    private static final int SETTINGS = 120;

    private final ExecutorService worker = Executors.newSingleThreadExecutor();
    private final ExecutorService files = Executors.newSingleThreadExecutor();
    private final List<Runnable> steps = new ArrayList<>();
    private Session session =
            new Session(new Look(Language.ENGLISH, Theme.LIGHT), this, worker, files, Platform::runLater);

    /** Starts it from a class path. */
    public static final class Start {
        private Start() {}

        /** Measures, prints, ends. */
        public static void main(String[] args) {
            Application.launch(WindowMeter.class, args);
        }
    }

    @Override
    public void start(Stage stage) {
        Classroom classroom = Classroom.of(session, this, worker, worker, Platform::runLater);
        MainWindow window = new MainWindow(session, classroom, this, new StageDisplay(stage), () -> {});
        stage.setScene(new Scene(window, 1280, 800));
        stage.show();
        window.live();
        Path minute = save(Document.of(minute()));
        Path recording = save(Document.of(recording()));
        List<String> wanted = getParameters().getRaw().isEmpty()
                ? List.of("play", "move", "step", "scrub")
                : getParameters().getRaw();
        for (String name : wanted) {
            steps.add(
                    switch (name) {
                        case "play" -> () -> open(minute, () -> play("playing a minute, four methods", 60 * 20));
                        case "move" -> () -> open(minute, this::move);
                        case "scrub" ->
                            () -> open(recording, () -> scrub("scrubbing ten minutes, 50,000 points", 60 * 10));
                        case "step" ->
                            () -> open(
                                    minute,
                                    () -> step(
                                            "a minute", () -> open(recording, () -> step("ten minutes", this::next))));
                        case "game" -> () -> openGame(save(Document.of(LongGame.of(SchemeKind.HALF_SERVER))));
                        case "heap" -> () -> open(minute, this::heap);
                        default ->
                            throw new IllegalArgumentException("play, move, step, scrub, game or heap, not " + name);
                    });
        }
        next();
    }

    private static Path save(Document document) {
        try {
            Path file = Files.createTempFile("meter", ".yaml");
            file.toFile().deleteOnExit();
            Documents.write(document, file);
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Scenario minute() {
        return compared(Scenario.of(TrackSource.Generated.of(Generator.FIGURE_EIGHT, 59, 1)));
    }

    private static Scenario recording() {
        int points = 50_000;
        double[] times = new double[points];
        double[] xs = new double[points];
        double[] ys = new double[points];
        for (int i = 0; i < points; i++) {
            times[i] = i * 600.0 / points;
            xs[i] = 40 * Math.sin(times[i] / 20) + 4 * Math.sin(times[i] * 1.3);
            ys[i] = 25 * Math.sin(times[i] / 13) + 4 * Math.cos(times[i] * 1.1);
        }
        return compared(Scenario.of(new TrackSource.Points(Track.of(times, xs, ys, points))));
    }

    private static Scenario compared(Scenario scenario) {
        String[][] kinds = {{"second", "cubic"}, {"first", "linear"}, {"patent", "cubic"}, {"second", "decay"}};
        List<Method> methods = new ArrayList<>();
        for (String[] kind : kinds) {
            Method method = new Method(
                    Method.defaults().values().with(Settings.PREDICTOR, kind[0]).with(Settings.CONVERGENCE, kind[1]));
            methods.add(method.named(method.ownName()));
        }
        return scenario.with(Settings.POLICY, 0, "interval").withMethods(methods);
    }

    private void next() {
        if (steps.isEmpty()) {
            worker.shutdownNow();
            files.shutdownNow();
            Platform.exit();
        } else {
            steps.removeFirst().run();
        }
    }

    private void open(Path file, Runnable then) {
        session.open(file);
        new AnimationTimer() {
            private int settled;

            @Override
            public void handle(long now) {
                boolean there = session.document().path().filter(file::equals).isPresent()
                        && !session.simulations().measuresProperty().get().isEmpty();
                settled = there ? settled + 1 : 0;
                if (settled > WARM_UP) {
                    stop();
                    then.run();
                }
            }
        }.start();
    }

    /** Does something at each beat, and says how evenly the beats came and how busy the drawing thread was. */
    private void beats(String name, int count, IntConsumer each, Runnable then) {
        new AnimationTimer() {
            private final double[] gaps = new double[count];
            private final long started = System.nanoTime();
            private final long startedCpu = cpu();
            private long last;
            private int beat = -1;

            @Override
            public void handle(long now) {
                long nano = System.nanoTime();
                if (beat >= 0 && beat < count) {
                    gaps[beat] = (nano - last) / NANOS_PER_MILLI;
                }
                last = nano;
                beat++;
                if (beat < count) {
                    each.accept(beat);
                } else {
                    stop();
                    double wall = nano - started;
                    report(name, gaps, (cpu() - startedCpu) / wall);
                    then.run();
                }
            }
        }.start();
    }

    private static long cpu() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        for (ThreadInfo thread : threads.getThreadInfo(threads.getAllThreadIds())) {
            if (thread != null && thread.getThreadName().equals("JavaFX Application Thread")) {
                return threads.getThreadCpuTime(thread.getThreadId());
            }
        }
        return 0;
    }

    private static void report(String name, double[] millis, double busy) {
        double[] sorted = millis.clone();
        Arrays.sort(sorted);
        System.out.printf(
                Locale.ROOT,
                "%s: median %.1f frames/s, 95 %% of frames under %.1f ms, worst %.1f ms, drawing thread busy %.0f %%%n",
                name,
                1000 / sorted[sorted.length / 2],
                sorted[(int) (sorted.length * 0.95)],
                sorted[sorted.length - 1],
                busy * 100);
    }

    private void play(String name, int count) {
        session.playback().jump(0);
        session.playback().play();
        beats(name, count, beat -> {}, () -> {
            session.playback().pause();
            next();
        });
    }

    /** From a step by terms to the pulse after which its formula and its vectors have been handed to be shown. */
    private void step(String of, Runnable then) {
        double[] millis = new double[SETTINGS];
        session.playback().seek(30);
        session.stepping().unitProperty().set(StepUnit.TERM);
        Scene scene = Window.getWindows().getFirst().getScene();
        new Object() {
            private int done = -WARM_UP / 4;
            private long started;
            private final Runnable pulse = this::pulse;

            void begin() {
                scene.addPostLayoutPulseListener(pulse);
                press();
            }

            private void press() {
                started = System.nanoTime();
                session.stepping().step(1);
            }

            private void pulse() {
                if (done >= 0) {
                    millis[done] = (System.nanoTime() - started) / NANOS_PER_MILLI;
                }
                if (++done < SETTINGS) {
                    Platform.runLater(this::press);
                } else {
                    scene.removePostLayoutPulseListener(pulse);
                    Arrays.sort(millis);
                    System.out.printf(
                            Locale.ROOT,
                            "a step by terms in %s, until its picture: median %.1f ms, 95 %% under %.1f ms%n",
                            of,
                            millis[SETTINGS / 2],
                            millis[(int) (SETTINGS * 0.95)]);
                    session.stepping().unitProperty().set(StepUnit.FRAME);
                    Platform.runLater(then);
                }
            }
        }.begin();
    }

    /** Scrubs a long game, as a whole and a part of it. */
    private void openGame(Path file) {
        session.open(file);
        beats("opening a game of ten minutes, eight clients, 2,400 commands", WARM_UP * 4, beat -> {}, () -> {
            Playback head = session.play().playback();
            int frames = head.course().getValue().frames();
            beats(
                    "scrubbing it",
                    60 * 10,
                    beat -> head.jump((int) (beat * 7919L % frames)),
                    () -> beats(
                            "stepping through its events",
                            60 * 5,
                            beat -> session.play().step(1),
                            this::next));
        });
    }

    private void scrub(String name, int count) {
        int frames = session.simulations().runProperty().get().frames();
        beats(name, count, beat -> session.playback().jump((int) (beat * 7919L % frames)), this::next);
    }

    /** From a change of the delay to the pulse after which its picture has been handed to be shown. */
    private void move() {
        double[] millis = new double[SETTINGS];
        Scene scene = Window.getWindows().getFirst().getScene();
        new Object() {
            private int done;
            private long started;
            private boolean arrived;

            void begin() {
                session.simulations().runProperty().addListener((value, before, after) -> arrived = true);
                scene.addPostLayoutPulseListener(this::pulse);
                change();
            }

            private void change() {
                arrived = false;
                started = System.nanoTime();
                session.set(Settings.DELAY, 0.05 + done * 0.001, null);
            }

            private void pulse() {
                if (done < SETTINGS && arrived) {
                    millis[done++] = (System.nanoTime() - started) / NANOS_PER_MILLI;
                    if (done < SETTINGS) {
                        Platform.runLater(this::change);
                    } else {
                        Arrays.sort(millis);
                        System.out.printf(
                                Locale.ROOT,
                                "a setting moved, until its picture: median %.1f ms, 95 %% under %.1f ms%n",
                                millis[SETTINGS / 2],
                                millis[(int) (SETTINGS * 0.95)]);
                        Platform.runLater(WindowMeter.this::next);
                    }
                }
            }
        }.begin();
    }

    /** The heap after one minute of playing and scrubbing, and after ten. */
    private void heap() {
        int minute = 60 * 60;
        churn(minute, () -> {
            double before = used();
            churn(9 * minute, () -> {
                double after = used();
                System.out.printf(
                        Locale.ROOT,
                        "heap after 1 minute of playing and scrubbing %.1f MB, after 10 minutes %.1f MB: %+.1f %%%n",
                        before,
                        after,
                        (after / before - 1) * 100);
                next();
            });
        });
    }

    private void churn(int beats, Runnable then) {
        beats(
                "playing and scrubbing",
                beats,
                beat -> {
                    if (beat % 240 == 0) {
                        session.playback().jump(beat * 13 % 3000);
                        session.playback().play();
                    } else if (beat % 240 > 180) {
                        session.playback().jump(beat * 31 % 3000);
                    }
                },
                then);
    }

    private static double used() {
        System.gc();
        System.gc();
        return (Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory()) / 1e6;
    }

    @Override
    public void wrong(String line) {
        System.err.println(line);
    }

    @Override
    public void unexpected(Throwable cause) {
        cause.printStackTrace();
    }

    @Override
    public Optional<Path> open() {
        return Optional.empty();
    }

    @Override
    public Optional<Path> save(Optional<Path> before) {
        return Optional.empty();
    }

    @Override
    public Optional<String> lessonTitle() {
        return Optional.empty();
    }

    @Override
    public void edit(Path file) {}

    @Override
    public Unsaved unsaved() {
        return Unsaved.DISCARD;
    }
}
