package reckon.bench;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import reckon.app.ReckonApplication;

/**
 * How long the program takes from its start to its first picture, against an empty JavaFX window, in turn. Run it with
 * {@code mvn -Pfirst-picture} on a display.
 */
public final class FirstPicture {
    private static final int RUNS = 7;

    private FirstPicture() {}

    /** Without arguments measures; with one opens that window, tells how long it took, and ends. */
    public static void main(String[] args) throws IOException, InterruptedException {
        if (args.length > 0) {
            Application.launch(args[0].equals("program") ? Program.class : Empty.class);
            return;
        }
        double[] program = new double[RUNS];
        double[] empty = new double[RUNS];
        double[] ratios = new double[RUNS];
        for (int i = 0; i < RUNS; i++) {
            empty[i] = measure("empty");
            program[i] = measure("program");
            ratios[i] = program[i] / empty[i];
        }
        System.out.printf(
                Locale.ROOT,
                "start to first picture: the program %.0f ms, an empty window %.0f ms, ratio %.2f (medians of %d)%n",
                median(program),
                median(empty),
                median(ratios),
                RUNS);
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }

    private static double measure(String what) throws IOException, InterruptedException {
        String java = System.getProperty("java.home") + File.separator + "bin" + File.separator + "java";
        Process process = new ProcessBuilder(
                        java,
                        "-Dprism.order=sw",
                        "-Dreckon.config=" + System.getProperty("java.io.tmpdir") + File.separator + "first-picture",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        FirstPicture.class.getName(),
                        what)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String told = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        process.waitFor();
        return Double.parseDouble(told);
    }

    /** Ends after the second beat with a window: by then the first picture has been handed to be shown. */
    private static void endAfterFirstPicture() {
        new AnimationTimer() {
            private int beats;

            @Override
            public void handle(long now) {
                if (++beats == 2) {
                    stop();
                    long started = ProcessHandle.current()
                            .info()
                            .startInstant()
                            .orElseThrow()
                            .toEpochMilli();
                    System.out.println(System.currentTimeMillis() - started);
                    Platform.exit();
                }
            }
        }.start();
    }

    /** The program's own window. */
    public static final class Program extends ReckonApplication {
        @Override
        public void start(Stage stage) {
            super.start(stage);
            endAfterFirstPicture();
        }
    }

    /** A window with nothing in it. */
    public static final class Empty extends Application {
        @Override
        public void start(Stage stage) {
            stage.setScene(new Scene(new Pane(), 1280, 800));
            stage.show();
            endAfterFirstPicture();
        }
    }
}
