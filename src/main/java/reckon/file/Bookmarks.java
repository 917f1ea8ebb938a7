package reckon.file;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The bookmarks of a scenario or a game, the earliest first.
 *
 * @param all all of them
 */
public record Bookmarks(List<Bookmark> all) {
    /** How many there may be. */
    public static final int MOST = 500;

    /** None at all. */
    public static final Bookmarks NONE = new Bookmarks(List.of());

    /** Puts them in order. */
    public Bookmarks {
        all = all.stream().sorted(Comparator.comparingDouble(Bookmark::at)).toList();
    }

    /** These and another one. */
    public Bookmarks with(Bookmark one) {
        List<Bookmark> more = new ArrayList<>(all);
        more.add(one);
        return new Bookmarks(more);
    }

    /** These without one. */
    public Bookmarks without(Bookmark one) {
        List<Bookmark> fewer = new ArrayList<>(all);
        fewer.remove(one);
        return new Bookmarks(fewer);
    }

    /** The last one that is not after a moment, s. */
    public Optional<Bookmark> upTo(double seconds) {
        return all.reversed().stream().filter(one -> one.at() <= seconds).findFirst();
    }

    /** The first one after a moment, s. */
    public Optional<Bookmark> after(double seconds) {
        return all.stream().filter(one -> one.at() > seconds).findFirst();
    }

    /** Reads those of a file, where it has some. */
    static Bookmarks read(Section root) {
        List<Bookmark> read = new ArrayList<>();
        root.take("bookmarks").ifPresent(list -> {
            List<Entry> items = list.items();
            if (items.size() > MOST) {
                list.fault("are " + items.size() + "; there may be " + MOST + ", take some out");
            }
            items.stream()
                    .limit(MOST)
                    .forEach(item ->
                            item.section().ifPresent(section -> one(section).ifPresent(read::add)));
        });
        return new Bookmarks(read);
    }

    private static Optional<Bookmark> one(Section section) {
        OptionalDouble at = section.take("at")
                .map(entry -> entry.number(0, Bookmark.LATEST))
                .orElseGet(() -> {
                    section.fault("at", "is missing; give the moment in s, 0 to " + Decimal.text(Bookmark.LATEST));
                    return OptionalDouble.empty();
                });
        Optional<String> name = words(section, "name", Bookmark.LONGEST_NAME);
        Optional<String> note = words(section, "note", Bookmark.LONGEST_NOTE);
        name.filter(text -> text.lines().count() > 1)
                .ifPresent(text -> section.fault("name", "has several lines; write one, and the rest as note"));
        section.close();
        return at.isPresent()
                        && name.isPresent()
                        && note.isPresent()
                        && name.get().lines().count() <= 1
                ? Optional.of(new Bookmark(at.getAsDouble(), name.get(), note.get()))
                : Optional.empty();
    }

    /** A text that may be left out; nothing where it is none, or too long. */
    private static Optional<String> words(Section section, String key, int longest) {
        Optional<Entry> given = section.take(key);
        if (given.isEmpty()) {
            return Optional.of("");
        }
        Entry entry = given.get();
        Optional<String> text = Scalar.text(entry.node());
        if (text.isEmpty()) {
            entry.mustBe("a text", "; put it into quotes");
            return text;
        }
        int length = text.get().codePointCount(0, text.get().length());
        if (length > longest) {
            entry.fault("is " + length + " characters long; it may have " + longest + ", make it shorter");
            return Optional.empty();
        }
        return text;
    }

    /** Their keys and values in a file. */
    Tree tree() {
        return TreeParts.items(all.stream().map(Bookmarks::tree).toList());
    }

    private static Tree tree(Bookmark one) {
        Map<String, Tree> keys = new LinkedHashMap<>();
        keys.put("at", TreeParts.number(one.at()));
        keys.put("name", new Tree.Leaf(one.name(), true, one.name().isEmpty()));
        keys.put("note", new Tree.Leaf(one.note(), true, one.note().isEmpty()));
        return new Tree.Branch(keys);
    }

    /** A tree of a file with these in it. */
    Tree.Branch in(Tree.Branch root) {
        Map<String, Tree> keys = new LinkedHashMap<>(root.children());
        keys.put("bookmarks", tree());
        return new Tree.Branch(keys);
    }
}
