package reckon.app.scheme;

import java.util.ArrayList;
import java.util.List;
import reckon.draw.LetterWords;
import reckon.draw.PlayerSign;
import reckon.motion.SimulationTime;
import reckon.scheme.Game;
import reckon.scheme.GameRun;
import reckon.scheme.Letter;
import reckon.scheme.Message;
import reckon.text.Texts;

/**
 * What is told of a message.
 *
 * @param run the game
 * @param place its place among the messages
 * @param texts the words
 */
record LetterStory(GameRun run, int place, Texts texts) {
    private static final double MILLIS_PER_SECOND = 1000;

    private Letter letter() {
        return run.letters().get(place);
    }

    String title() {
        return new LetterWords(run.game(), texts).of(letter());
    }

    List<String> lines() {
        Game game = run.game();
        Letter letter = letter();
        List<String> lines = new ArrayList<>();
        double sent = SimulationTime.seconds(letter.way().sentMicros());
        double arrived = SimulationTime.seconds(letter.way().arrivedMicros());
        lines.add(texts.get(
                "letter.sent",
                letter.number(),
                PlayerSign.name(game, letter.from(), texts),
                sent,
                game.clockOf(letter.from()).at(sent)));
        if (letter.attempt() > 0) {
            lines.add(texts.get("letter.again", letter.attempt()));
        }
        lines.add(
                letter.way().delivered()
                        ? texts.get(
                                "letter.arrived",
                                PlayerSign.name(game, letter.to(), texts),
                                arrived,
                                game.clockOf(letter.to()).at(arrived),
                                (arrived - sent) * MILLIS_PER_SECOND)
                        : texts.get("letter.lost", PlayerSign.name(game, letter.to(), texts)));
        if (letter.way().byHand()) {
            lines.add(texts.get("story.hand"));
        }
        if (letter.way().copy() == 0 && !(letter.message() instanceof Message.Received)) {
            lines.add(texts.get("letter.drag"));
        }
        return lines;
    }
}
