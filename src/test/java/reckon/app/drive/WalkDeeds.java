package reckon.app.drive;

import java.util.LinkedHashMap;
import java.util.Map;
import reckon.app.session.FateCommands;
import reckon.app.session.StepUnit;
import reckon.motion.Vec2;

/** What the commands of the walk through the terms, of packets in the hand, and of guessing do. */
final class WalkDeeds {
    /** A packet that arrives. */
    private static final int PACKET = 3;

    private WalkDeeds() {}

    static Map<String, Deed> all() {
        Map<String, Deed> all = new LinkedHashMap<>();
        all.put("formula", Deed.seen(desk -> desk.session.walk().openProperty().get()));
        all.put("step-frame", Deed.of(desk -> {
            desk.onScreen(() -> desk.session.stepping().unitProperty().set(StepUnit.PACKET));
            return () -> stepsBy(desk, StepUnit.FRAME);
        }));
        all.put("step-packet", Deed.seen(desk -> stepsBy(desk, StepUnit.PACKET)));
        all.put("step-term", Deed.seen(desk -> stepsBy(desk, StepUnit.TERM)));
        all.putAll(packets());
        all.put(
                "guess",
                Deed.seen(desk -> desk.session.guess().veils())
                        .tidied(desk -> desk.onScreen(desk.session.guess()::end)));
        all.put("guess-reset", Deed.of(desk -> {
            desk.onScreen(() -> {
                desk.session.guess().toggle();
                desk.session.guess().take(Vec2.ZERO);
            });
            desk.await("the answer", () -> guesses(desk) == 1);
            return () -> guesses(desk) == 0;
        }));
        return all;
    }

    private static int guesses(Desk desk) {
        return desk.session.guess().tallyProperty().get().count();
    }

    private static boolean stepsBy(Desk desk, StepUnit unit) {
        return desk.session.stepping().unitProperty().get() == unit;
    }

    private static Map<String, Deed> packets() {
        return Map.of(
                "lose-packet",
                Deed.of(desk -> {
                    choose(desk);
                    return () -> !arrives(desk);
                }),
                "restore-packet",
                Deed.of(desk -> {
                    lose(desk);
                    return () -> arrives(desk);
                }),
                "free-packet",
                Deed.of(desk -> {
                    lose(desk);
                    return () -> desk.scenario().network().overrides().isEmpty();
                }));
    }

    private static boolean arrives(Desk desk) {
        return desk.run().packets().get(PACKET).transit().delivered();
    }

    private static void choose(Desk desk) {
        desk.onScreen(() -> desk.session.fates().selection().choose(PACKET));
    }

    private static void lose(Desk desk) {
        FateCommands fates = desk.session.fates();
        choose(desk);
        desk.make(() -> fates.lose(PACKET));
        choose(desk);
    }
}
