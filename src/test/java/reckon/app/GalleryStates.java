package reckon.app;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import reckon.app.session.Heading;
import reckon.app.window.ProblemPane;
import reckon.setting.Settings;

/** The states that the window is pictured in. */
final class GalleryStates {
    private static final Path RECORDING =
            Path.of(System.getProperty("reckon.data", "../shared/data"), "cicv5g", "rural_south_n8_v10_01.txt");

    private static final String FOLDER =
            "/home/teacher/lessons/2026/spring/networked-games-and-their-tricks/recordings-of-the-first-week/";

    /** A moment in the middle of a convergence whose points lie far apart, s. */
    private static final double SPLINE = 9.4;

    private static final double FRAME_SECONDS = 1.0 / 60;

    private GalleryStates() {}

    /** All of them. */
    static List<GalleryState> all() {
        return Stream.of(
                        stages(),
                        work(),
                        GalleryLarge.all(),
                        GalleryLectern.all(),
                        GalleryLessons.all(),
                        GallerySettings.all(),
                        GalleryGames.all(),
                        GalleryMenus.all())
                .flatMap(List::stream)
                .toList();
    }

    private static List<GalleryState> stages() {
        return List.of(
                GalleryState.of("empty", room -> {}),
                GalleryState.of("drawing", GalleryStates::draw),
                GalleryState.of("steering", GalleryStates::steer),
                GalleryState.of("stall", room -> room.open("demo", 8.9)),
                GalleryState.of("spline", room -> room.open("dodge", SPLINE)),
                GalleryState.of("spline-near", GalleryStates::near),
                GalleryState.of("four-methods", room -> {
                    room.open("demo", 3);
                    compareFour(room);
                }),
                GalleryState.of("threshold", room -> room.open("dodge", 2.7)),
                GalleryState.of("bending", room -> {
                    room.open("dodge", 2.7);
                    room.choose("edit-path");
                }),
                GalleryState.of("stacked", room -> {
                    room.open("demo", 8.9);
                    room.choose("stacked");
                }),
                GalleryState.of("stacked-empty", room -> room.choose("stacked")),
                GalleryState.of("overlaid", room -> {
                    room.open("demo", 8.9);
                    room.choose("overlaid");
                }),
                GalleryState.of("packet", GalleryStates::packet));
    }

    private static List<GalleryState> work() {
        return List.of(
                GalleryState.of("recording", room -> {
                    assumeTrue(Files.exists(RECORDING), "the recordings are not here: " + RECORDING);
                    WindowFixture.onScreen(() -> room.session.open(RECORDING));
                    WindowFixture.await(() -> room.session.scenario().track().size() > 0);
                    room.seek(100);
                }),
                GalleryState.of("working", room -> {
                    room.open("demo", 8.9);
                    room.holdFiles();
                    WindowFixture.onScreen(() -> room.session.open(Path.of("a-long-drive.csv")));
                    WindowFixture.await(() -> room.find("#work", Node.class).isVisible());
                }),
                GalleryState.of("problem", room -> {
                    room.open("demo", 8.9);
                    room.open(() ->
                            ProblemPane.wrong(room.session.look(), List.of(FOLDER + "car.csv: there is no such file")));
                }),
                GalleryState.of("problems", room -> {
                    room.open("demo", 8.9);
                    room.open(() -> ProblemPane.wrong(
                            room.session.look(),
                            List.of(
                                    FOLDER + "lap.yaml:3: network.delay: must be a number, 0 to 3600, not fast",
                                    FOLDER + "lap.yaml:7: methods[1].predictor: must be one of hold, first, second,"
                                            + " patent, snapshot",
                                    FOLDER + "lap.yaml:12: colour: is no key here; take it out")));
                }),
                GalleryState.of("unexpected", room -> unexpected(room, false)),
                GalleryState.of("unexpected-details", room -> unexpected(room, true)));
    }

    private static void draw(GalleryRoom room) {
        WindowFixture.onScreen(() -> {
            room.session.path().begin(-3, 0);
            for (int i = 0; i < 120; i++) {
                room.session.drawing().move(-3 * Math.cos(i / 25.0), 2.5 * Math.sin(i / 18.0));
                room.session.advance(FRAME_SECONDS);
            }
        });
        awaitFrames(room, 120);
    }

    private static void steer(GalleryRoom room) {
        WindowFixture.onScreen(() -> {
            room.session.path().steer(-4, -2);
            for (Heading heading : List.of(Heading.RIGHT, Heading.UP)) {
                room.session.drawing().push(heading, true);
                for (int i = 0; i < 60; i++) {
                    room.session.advance(FRAME_SECONDS);
                }
            }
        });
        awaitFrames(room, 120);
    }

    private static void awaitFrames(GalleryRoom room, int frames) {
        WindowFixture.await(() -> room.session.simulations().runProperty().get().frames() >= frames);
        // the playhead follows with the next pulse
        WindowFixture.onScreen(() -> room.session.advance(FRAME_SECONDS));
    }

    private static void near(GalleryRoom room) {
        room.open("dodge", SPLINE);
        room.choose("follow");
        for (int i = 0; i < 3; i++) {
            room.choose("zoom-in");
        }
    }

    private static void compareFour(GalleryRoom room) {
        WindowFixture.onScreen(() -> {
            room.session.addMethod();
            room.find("#fold-measures", ToggleButton.class).setSelected(true);
        });
        room.fixture.settled();
    }

    private static void packet(GalleryRoom room) {
        room.open("demo", 0);
        WindowFixture.onScreen(() -> {
            room.session.set(Settings.DUPLICATE, 0.15, null);
            room.session.set(Settings.RATE, OptionalDouble.of(3300), null);
            room.session.set(Settings.QUEUE, 1000.0, null);
        });
        room.seek(4.6);
        room.photo();
        WindowFixture.onScreen(() -> {
            room.session.playback().loop(220, 330);
            TimelineGestures gestures = new TimelineGestures(room.find("#timeline", Node.class));
            gestures.wheel(0.3, 0.5, 10);
            gestures.rest(0.6, 0.28);
        });
    }

    private static void unexpected(GalleryRoom room, boolean details) {
        room.open("demo", 8.9);
        room.open(() -> {
            ProblemPane pane = ProblemPane.unexpected(
                    room.session.look(), new IllegalStateException("an epoch without an arrival"));
            pane.setExpanded(details);
            return pane;
        });
    }
}
