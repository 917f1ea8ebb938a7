package reckon.file;

import java.util.List;
import java.util.Map;
import reckon.motion.Track;

/** What a scenario file says, before it is a text. */
sealed interface Tree {

    /**
     * A single value.
     *
     * @param text its characters as YAML takes them without quotes, or as they are where it is a text
     * @param word whether it is a text
     * @param spare whether it may be left out, being what is taken then anyway
     */
    record Leaf(String text, boolean word, boolean spare) implements Tree {}

    /** Values under keys, in order. */
    record Branch(Map<String, Tree> children) implements Tree {}

    /** A list. */
    record Items(List<Tree> items) implements Tree {}

    /** The points of a track. */
    record Points(Track track) implements Tree {}

    /** Whether it may be left out, with all that is under it. */
    default boolean spare() {
        return switch (this) {
            case Leaf leaf -> leaf.spare();
            case Branch branch -> branch.children().values().stream().allMatch(Tree::spare);
            case Items items -> items.items().isEmpty();
            case Points points -> false;
        };
    }
}
