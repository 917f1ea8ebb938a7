package reckon.lesson;

import java.util.List;
import org.commonmark.node.FencedCodeBlock;
import reckon.file.Problems;

/** Reads what only the teacher sees. */
final class Notes {

    private Notes() {}

    static List<Block> read(
            Reading reading, FencedCodeBlock fence, Problems problems, boolean game, List<Found> found) {
        return new BlockReader(reading, problems, game, found)
                .read(Markdown.children(Markdown.parse(fence.getLiteral())), 1);
    }
}
