package reckon.app;

import java.util.List;
import java.util.function.Predicate;
import reckon.app.session.StepUnit;
import reckon.scheme.GameRun;
import reckon.scheme.Happening;

/** Games, and what is told of them. */
final class GalleryGames {

    private GalleryGames() {}

    /** All of them. */
    static List<GalleryState> all() {
        return List.of(
                GalleryState.of("game-late", room -> open(room, "game-late", 1.5)),
                GalleryState.of("game-rollback", room -> open(room, "game-wall", 1.45)),
                GalleryState.of("game-cheat", room -> open(room, "game-cheat", 2.2)),
                GalleryState.of("game-importance", room -> open(room, "game-importance", 2)),
                GalleryState.of("game-mesh", room -> open(room, "game-mesh", 2.4)),
                GalleryState.of(
                        "game-blank",
                        room -> WindowFixture.onScreen(() -> {
                            room.session.openReady("game-late");
                            room.session.startAnew();
                        })),
                GalleryState.of("game-compared", room -> {
                    open(room, "game-wall", 1.4);
                    room.choose("compare");
                }),
                GalleryState.of("game-many", GalleryGames::many),
                told("game-told-run", "game-late", event -> event.what() == Happening.What.RUN),
                told("game-told-place", "game-late", event -> event.what() == Happening.What.RUN, 9),
                told(
                        "game-told-login",
                        "game-late",
                        event -> event.what() == Happening.What.RECEIVE && event.node() == 1),
                told("game-told-refusal", "game-wall", event -> event.what() == Happening.What.REFUSE),
                told(
                        "game-told-mesh",
                        "game-mesh",
                        event -> event.what() == Happening.What.SEND && event.micros() > 900_000));
    }

    private static GameRun run(GalleryRoom room) {
        return room.session.play().run();
    }

    /** Opens a game that comes with the program, with the playhead at a moment in s. */
    static void open(GalleryRoom room, String name, double seconds) {
        WindowFixture.onScreen(() -> room.session.openReady(name));
        settled(room);
        WindowFixture.onScreen(() -> room.session.play().playback().seek(seconds));
    }

    private static void settled(GalleryRoom room) {
        WindowFixture.await(() -> room.session.document().game().stream()
                .anyMatch(game -> run(room).game().equals(game)
                        && room.session.play().runs().comparedProperty().get().stream()
                                .anyMatch(one -> one.run().game().equals(game))));
    }

    /** As many clients as there may be. */
    private static void many(GalleryRoom room) {
        open(room, "game-late", 1.5);
        WindowFixture.onScreen(() -> {
            for (int i = 0; i < 6; i++) {
                room.session.game().addClient();
            }
        });
        settled(room);
        WindowFixture.onScreen(() -> room.session.play().playback().seek(2.4));
    }

    private static GalleryState told(String name, String game, Predicate<Happening> which) {
        return told(name, game, which, 2);
    }

    /** A step of what is told of the first event of a kind. */
    private static GalleryState told(String name, String game, Predicate<Happening> which, int step) {
        return GalleryState.of(name, room -> {
            open(room, game, 0);
            int event = 0;
            while (!which.test(run(room).happenings().get(event))) {
                event++;
            }
            int found = event;
            WindowFixture.onScreen(() -> {
                room.session.play().look(found);
                room.session.stepping().unitProperty().set(StepUnit.TERM);
                room.session.stepping().step(step);
            });
            WindowFixture.await(() -> {
                room.fixture.window.draw();
                return room.fixture.window.lookupAll("#formula-symbols *").size() > 1;
            });
        });
    }
}
