package reckon.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import reckon.draw.Picture;
import reckon.draw.Theme;
import reckon.file.ReadyMade;
import reckon.motion.SimulationTime;
import reckon.run.Run;
import reckon.run.Simulator;
import reckon.text.Language;
import reckon.text.Texts;

/** What the program does where it can open no window: it runs the demonstration, and leaves a picture and a film of it. */
public final class Demo {
    /** Where the picture and the film go. */
    public static final Path FOLDER = Path.of("target", "demo");

    /** A moment worth a picture: the second stall, predicted with what the first one taught, s. */
    private static final double MOMENT = 8.9;

    private Demo() {}

    /** Runs the demonstration. */
    public static void run(Console console, Path folder) throws IOException {
        Run run = Simulator.run(ReadyMade.read(ReadyMade.NAMES.getFirst()).scenario());
        console.out().print(MeasureText.of(run));
        Files.createDirectories(folder);
        Texts texts = Texts.of(Language.ENGLISH);
        Path picture = folder.resolve("demo.png");
        int frame = (int) (MOMENT * SimulationTime.FRAMES_PER_SECOND);
        Rendering.picture(
                console, new Picture(run, texts, Theme.LIGHT, 1280, 800).at(frame), new Output(picture.toString()));
        Path film = folder.resolve("demo.gif");
        Rendering.film(console, run, new Picture(run, texts, Theme.LIGHT, 720, 450), 0, new Output(film.toString()));
        console.out().println("A picture: " + picture + ", a film: " + film);
    }
}
