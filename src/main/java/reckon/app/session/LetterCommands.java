package reckon.app.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import reckon.file.Document;
import reckon.lesson.Control;
import reckon.motion.SimulationTime;
import reckon.network.Overrides;
import reckon.network.PacketOverride;
import reckon.network.Stall;
import reckon.network.Transit;
import reckon.scheme.Game;
import reckon.scheme.Letter;
import reckon.scheme.LinkOverride;
import reckon.scheme.Message;
import reckon.text.Texts;

/** What a hand can do to the messages of a game: have them arrive at another moment, lose them, leave them to the network. */
public final class LetterCommands {
    private final Edits edits;
    private final Play play;
    private final Permit permit;
    private Optional<Letter> held = Optional.empty();

    LetterCommands(Edits edits, Play play, Permit permit) {
        this.edits = edits;
        this.play = play;
        this.permit = permit;
    }

    private void change(UnaryOperator<Game> how, Function<Texts, String> name, @Nullable Object gesture) {
        Document document = edits.documentProperty().get();
        document.game().ifPresent(game -> edits.change(document.withGame(how.apply(game)), name, gesture));
    }

    /** Whether a message's fate can be set, by its place among those of the run: not that of a copy or a receipt. */
    public boolean changeable(int place) {
        return permit.allows(Control.MESSAGE)
                && place >= 0
                && place < play.run().letters().size()
                && play.run().letters().get(place).way().copy() == 0
                && !(play.run().letters().get(place).message() instanceof Message.Received);
    }

    /** Whether a message can be lost that is not. */
    public boolean canLose(int place) {
        return changeable(place) && play.run().letters().get(place).way().delivered();
    }

    /** Whether a message's fate was set by hand and can be left to the network. */
    public boolean canFree(int place) {
        return changeable(place) && play.run().letters().get(place).way().byHand();
    }

    /** Loses a message. */
    public void lose(int place) {
        if (canLose(place)) {
            put(play.run().letters().get(place), OptionalDouble.empty(), "edit.letter.lose", null);
        }
    }

    /** Leaves a message to the network again. */
    public void free(int place) {
        if (canFree(place)) {
            Letter letter = play.run().letters().get(place);
            change(game -> without(game, letter), texts -> texts.get("edit.letter.free", letter.number()), null);
        }
    }

    /** Takes hold of a message, by its place among those of the run. */
    public void grab(int place) {
        release();
        held = changeable(place) ? Optional.of(play.run().letters().get(place)) : Optional.empty();
    }

    /** The message that is held, by its place in the run of now; nothing where none is. */
    public OptionalInt held() {
        return held.map(this::placeOf).orElse(OptionalInt.empty());
    }

    /** Where a message of an earlier run stands in the run of now, if it is still sent. */
    public OptionalInt placeOf(Letter letter) {
        List<Letter> letters = play.run().letters();
        return IntStream.range(0, letters.size())
                .filter(place -> isSame(letters.get(place), letter))
                .findFirst();
    }

    private static boolean isSame(Letter one, Letter other) {
        return one.from() == other.from()
                && one.to() == other.to()
                && one.way().copy() == other.way().copy()
                && one.way().sentMicros() == other.way().sentMicros()
                && one.number() == other.number();
    }

    /** Lets the message that is held arrive at a moment in s, but not before it was sent. */
    public void arriveAt(double seconds) {
        held.ifPresent(letter -> {
            double arrival = Math.max(sent(letter), Tidy.seconds(Math.min(seconds, Stall.LONGEST)));
            put(letter, OptionalDouble.of(arrival), "edit.letter.arrival", letter);
        });
    }

    /** Loses the message that is held, until it is let arrive again. */
    public void loseHeld() {
        held.ifPresent(letter -> put(letter, OptionalDouble.empty(), "edit.letter.lose", letter));
    }

    /** Lets the message go. */
    public void release() {
        if (held.isPresent()) {
            held = Optional.empty();
            edits.endGesture();
        }
    }

    private void put(Letter letter, OptionalDouble arrived, String name, @Nullable Object gesture) {
        LinkOverride override = new LinkOverride(letter.from(), letter.to(), new PacketOverride(sent(letter), arrived));
        change(
                game -> {
                    Game others = without(game, letter);
                    List<LinkOverride> overrides = new ArrayList<>(others.overrides());
                    overrides.add(override);
                    return others.withOverrides(overrides);
                },
                texts -> texts.get(name, letter.number()),
                gesture);
    }

    /** A game without any override that is for a message, be it for its link or for all. */
    private Game without(Game game, Letter letter) {
        List<Letter> onLink = play.run().letters().stream()
                .filter(one -> one.from() == letter.from() && one.to() == letter.to())
                .toList();
        List<Transit> ways = onLink.stream().map(Letter::way).toList();
        Predicate<PacketOverride> meant =
                fate -> Overrides.target(fate, ways).stream().anyMatch(place -> isSame(onLink.get(place), letter));
        List<LinkOverride> overrides = new ArrayList<>(game.overrides());
        overrides.removeIf(one -> one.from() == letter.from()
                && one.to() == letter.to()
                && (one.fate().sent() == sent(letter) || meant.test(one.fate())));
        List<PacketOverride> everywhere = new ArrayList<>(game.network().overrides());
        everywhere.removeIf(meant);
        return game.withOverrides(overrides).withNetwork(game.network().withOverrides(everywhere));
    }

    private static double sent(Letter letter) {
        return SimulationTime.seconds(letter.way().sentMicros());
    }
}
