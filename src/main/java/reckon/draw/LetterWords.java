package reckon.draw;

import reckon.scheme.Game;
import reckon.scheme.Letter;
import reckon.scheme.Message;
import reckon.scheme.Move;
import reckon.scheme.Order;
import reckon.scheme.PeerMove;
import reckon.scheme.Relay;
import reckon.scheme.Update;
import reckon.scheme.UserTable;
import reckon.text.Texts;

/** What a message says, in a few words. */
public final class LetterWords {
    private static final double MILLIS_PER_SECOND = 1000;

    private final Game game;
    private final Texts texts;

    /** The words for the messages of a game. */
    public LetterWords(Game game, Texts texts) {
        this.game = game;
        this.texts = texts;
    }

    /** What a message says. */
    public String of(Letter letter) {
        return switch (letter.message()) {
            case Message.Login login -> texts.get("game.letter.login", login.t1());
            case Message.LoginAnswer answer -> texts.get("game.letter.login-answer", answer.t2());
            case Message.LoginReport report -> texts.get("game.letter.login-report", tidy(report.timeModified()));
            case Order order -> move("game.letter.order", order.move());
            case Message.Verdict verdict ->
                verdict.yes()
                        ? texts.get("game.letter.yes", verdict.move().number())
                        : texts.get("game.letter.no", verdict.move().number());
            case Relay relay -> relay(relay);
            case PeerMove told ->
                texts.get(
                        "game.letter.peer",
                        name(told.move().client()),
                        told.move().number(),
                        told.t0());
            case Update update ->
                texts.get(
                        "game.letter.update",
                        name(letter.from()),
                        update.pdu().position().x(),
                        update.pdu().position().y());
            case Message.Lists told ->
                texts.get(
                        "game.letter.lists",
                        told.lists().local().size(),
                        told.lists().remote().size());
            case UserTable table -> texts.get("game.letter.table", table.users().size());
            case Message.Bye _ -> texts.get("game.letter.bye", name(letter.from()));
            case Message.Received received -> texts.get("game.letter.received", received.message());
        };
    }

    private String relay(Relay relay) {
        Move move = relay.move();
        if (relay.back()) {
            return texts.get("game.letter.back", name(move.client()), move.number());
        }
        return relay.start().isEmpty()
                ? texts.get("game.letter.relay", name(move.client()), move.number(), relay.t0())
                : texts.get(
                        "game.letter.relay-start",
                        name(move.client()),
                        move.number(),
                        relay.start().getAsDouble());
    }

    private String move(String key, Move move) {
        return texts.get(key, move.number(), move.to().x(), move.to().y());
    }

    private String name(int client) {
        return game.clients().get(client).name();
    }

    /** A time to the millisecond; never less than nothing by less than that. */
    public static double tidy(double seconds) {
        return Math.rint(seconds * MILLIS_PER_SECOND) / MILLIS_PER_SECOND + 0.0;
    }
}
