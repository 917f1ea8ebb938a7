package reckon.cli;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import reckon.draw.Picture;
import reckon.draw.Theme;
import reckon.file.Documents;
import reckon.file.InputException;
import reckon.run.Run;
import reckon.run.Simulator;
import reckon.text.Texts;

/** {@code reckon render}. */
@Command(
        name = "render",
        description = {
            "Draws a scenario, or a recording: both stages and the timeline, as a picture or a film.",
            "A film begins at the moment given, and takes at most a minute."
        })
final class RenderCommand implements Callable<Integer> {
    private static final Pattern SIZE = Pattern.compile("(\\d{1,5})x(\\d{1,5})");

    private final Console console;

    @Mixin
    final Help help = new Help();

    @Mixin
    private LanguageOption language = new LanguageOption();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "SCENARIO", description = "The scenario file, or a recording.")
    private Path scenario = Path.of("");

    @Option(
            names = "--out",
            required = true,
            paramLabel = "F.png|F.gif",
            description = "The file to write; its name says whether it is a picture or a film.")
    private Output out = new Output("-");

    @Option(
            names = "--at",
            paramLabel = "SECONDS",
            description = "The moment to draw. Left out: the start for a film, the middle for a picture.")
    private @Nullable Double at;

    @Option(
            names = "--size",
            paramLabel = "WxH",
            description = "The size in pixels. Left out: 1280x800, for a film 800x500.")
    private @Nullable String size;

    RenderCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws InputException, IOException {
        Output.requireApart(spec.commandLine(), scenario, List.of(out));
        boolean film = film();
        int[] pixels = pixels(film ? "800x500" : "1280x800");
        Texts texts = language.texts();
        Run run = Simulator.run(Documents.openScenario(scenario));
        if (run.frames() == 0) {
            throw new InputException(scenario, "has no track to draw; give it points, a generator or a recording");
        }
        int frame = frame(run, film);
        Picture picture = new Picture(run, texts, Theme.LIGHT, pixels[0], pixels[1]);
        if (film) {
            Rendering.film(console, run, picture, frame, Integer.MAX_VALUE, out);
        } else {
            BufferedImage image = picture.at(frame);
            Rendering.picture(console, image, out);
        }
        return CommandLine.ExitCode.OK;
    }

    private boolean film() {
        String name = out.name().toLowerCase(Locale.ROOT);
        if (!name.endsWith(".png") && !name.endsWith(".gif")) {
            throw wrong("--out must name a .png or a .gif file, not '" + out.name() + "'");
        }
        return name.endsWith(".gif");
    }

    private int[] pixels(String otherwise) {
        Matcher matcher = SIZE.matcher(size == null ? otherwise : size);
        if (matcher.matches()) {
            int width = Integer.parseInt(matcher.group(1));
            int height = Integer.parseInt(matcher.group(2));
            if (allowed(width) && allowed(height)) {
                return new int[] {width, height};
            }
        }
        throw wrong("--size must be WIDTHxHEIGHT with " + Picture.LEAST + " to " + Picture.MOST + " pixels each, not '"
                + size + "'");
    }

    private static boolean allowed(int pixels) {
        return pixels >= Picture.LEAST && pixels <= Picture.MOST;
    }

    private int frame(Run run, boolean film) throws InputException {
        if (at == null) {
            return film ? 0 : run.frames() / 2;
        }
        return Moments.frame(run, at, scenario);
    }

    private ParameterException wrong(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
