package reckon.lesson;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import reckon.explain.Symbol;
import reckon.explain.Worksheet;
import reckon.run.Run;
import reckon.run.Worksheets;
import reckon.scheme.GameRun;

/** Whether a formula term is told anywhere in what was played. */
final class Terms {

    private Terms() {}

    static boolean tells(Scene scene, Symbol symbol) {
        return sheets(scene).anyMatch(sheet -> sheet.term(symbol).isPresent());
    }

    private static Stream<Worksheet> sheets(Scene scene) {
        return switch (scene.played()) {
            case Played.OfMethods methods -> ofMethods(scene, methods);
            case Played.OfGame game -> ofGame(game.run());
        };
    }

    private static Stream<Worksheet> ofGame(GameRun run) {
        return IntStream.range(0, run.happenings().size()).mapToObj(run::worksheet);
    }

    private static Stream<Worksheet> ofMethods(Scene scene, Played.OfMethods played) {
        Run run = played.run();
        Stream<Worksheet> drawn = IntStream.range(0, run.methods().size())
                .boxed()
                .flatMap(method -> IntStream.range(0, run.frames())
                        .mapToObj(frame -> scene.terms(method, frame))
                        .flatMap(Optional::stream));
        Stream<Worksheet> measured = IntStream.range(0, run.methods().size())
                .filter(method -> run.frames() > 0)
                .mapToObj(method -> Worksheets.measures(
                        run,
                        run.methods().get(method),
                        run.frames() - 1,
                        played.measures().get(method)));
        Stream<Worksheet> sent =
                IntStream.range(0, run.frames()).mapToObj(frame -> Worksheets.sender(run, run.time(frame)));
        Stream<Worksheet> fates =
                IntStream.range(0, run.packets().size()).mapToObj(packet -> Worksheets.fate(run, packet));
        return Stream.of(drawn, measured, sent, fates).flatMap(sheets -> sheets);
    }

    /** How long anything goes on, s. */
    static double seconds(Played played) {
        return switch (played) {
            case Played.OfMethods methods -> methods.run().seconds();
            case Played.OfGame game -> game.run().eventful();
        };
    }
}
