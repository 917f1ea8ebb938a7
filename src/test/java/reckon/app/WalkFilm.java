package reckon.app;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import reckon.app.session.StepUnit;
import reckon.draw.Film;
import reckon.draw.Theme;
import reckon.text.Language;

/** A film of walking through the terms of a stall, as the window shows them: for the README. */
final class WalkFilm {
    /** In the second stall of the demonstration, s. */
    private static final double STALL = 8.9;

    private static final int SECOND = 100;

    private WalkFilm() {}

    /** Writes the film. */
    static void write(Path file) throws IOException {
        GalleryLook look = new GalleryLook(Language.ENGLISH, Theme.LIGHT, 1000, 700);
        try (GalleryRoom room = new GalleryRoom(look, false);
                OutputStream out = Files.newOutputStream(file)) {
            room.reset();
            room.open("demo", STALL);
            WindowFixture.onScreen(() -> room.session.stepping().unitProperty().set(StepUnit.TERM));
            WindowFixture.await(() -> {
                room.fixture.window.draw();
                return room.fixture.window.lookupAll("#formula-symbols *").size() > 1;
            });
            int steps = room.session.walk().worksheetProperty().get().steps().size();
            Film.write(
                    IntStream.range(0, steps).mapToObj(step -> {
                        BufferedImage picture = shot(room, step);
                        return new Film.Shot(picture, step + 1 < steps ? 2 * SECOND : 3 * SECOND);
                    }),
                    out);
        }
    }

    private static BufferedImage shot(GalleryRoom room, int step) {
        WindowFixture.onScreen(() -> {
            room.session.walk().first();
            room.session.walk().walk(step);
        });
        return room.photo().opaque();
    }
}
