package reckon.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Node;

/** What a section holds: its text, and the teacher's notes. */
final class SectionFill {
    private final BlockReader reader;
    private final List<Node> nodes;
    private final FenceReader fences;
    private final List<Block> blocks = new ArrayList<>();
    private final List<Block> notes = new ArrayList<>();

    /** Reads a fence with a meaning. */
    interface FenceReader {
        /** What stands in its place; nothing where nothing does. */
        Optional<Block> read(FencedCodeBlock fence, SectionFill fill, List<Goal> goals);
    }

    SectionFill(BlockReader reader, List<Node> nodes, FenceReader fences) {
        this.reader = reader;
        this.nodes = nodes;
        this.fences = fences;
    }

    /**
     * Reads it.
     *
     * @param goals takes its goals
     */
    void read(List<Goal> goals) {
        for (Node node : nodes) {
            if (node instanceof FencedCodeBlock fence
                    && MasterReader.meaning(fence).isPresent()) {
                fences.read(fence, this, goals).ifPresent(blocks::add);
            } else {
                blocks.addAll(reader.read(List.of(node), 1));
            }
        }
    }

    void addNotes(List<Block> more) {
        notes.addAll(more);
    }

    void addBlock(Block block) {
        blocks.add(block);
    }

    List<Block> blocks() {
        return blocks;
    }

    List<Block> notes() {
        return notes;
    }
}
