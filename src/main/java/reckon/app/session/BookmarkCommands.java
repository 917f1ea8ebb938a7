package reckon.app.session;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import reckon.file.Bookmark;
import reckon.file.Bookmarks;
import reckon.motion.SimulationTime;

/** What can be done to bookmarks, and by them. They change what is saved, and no run. */
public final class BookmarkCommands {
    private final Edits edits;
    private final Supplier<Playback> head;
    private final ReadOnlyObjectWrapper<Optional<Bookmark>> edited =
            new ReadOnlyObjectWrapper<>(this, "edited", Optional.empty());

    /** What the words typed one after the other into a bookmark are undone with; another for each that is opened. */
    private Object gesture = new Object();

    /**
     * Bookmarks of what is open.
     *
     * @param head the playhead of what is open
     */
    BookmarkCommands(Edits edits, Supplier<Playback> head) {
        this.edits = edits;
        this.head = head;
        edits.documentProperty()
                .addListener((value, before, after) -> edited.set(
                        edited.get().filter(one -> after.bookmarks().all().contains(one))));
    }

    /** All of them. */
    public Bookmarks all() {
        return edits.documentProperty().get().bookmarks();
    }

    /** The one whose words are being changed, if one is. */
    public ReadOnlyObjectProperty<Optional<Bookmark>> editedProperty() {
        return edited.getReadOnlyProperty();
    }

    /** Whether there is one more place. */
    private boolean full() {
        return all().all().size() >= Bookmarks.MOST;
    }

    /** The frame that a bookmark is seen on. */
    private static int frame(Bookmark one) {
        return SimulationTime.nearestFrame(one.at(), SimulationTime.FRAMES_PER_SECOND);
    }

    private int frame() {
        return head.get().frameProperty().get();
    }

    /** Sets a bookmark at the playhead, unless one is there, and lets its words be changed. */
    public void set() {
        Optional<Bookmark> here =
                all().all().stream().filter(one -> frame(one) == frame()).findFirst();
        if (here.isEmpty() && !full()) {
            // a thousandth of a second is far less than a frame, and reads well in a file
            Bookmark made = new Bookmark(Math.round(head.get().seconds() * 1000) / 1000.0, "", "");
            edits.change(
                    edits.documentProperty().get().withBookmarks(all().with(made)),
                    texts -> texts.get("edit.bookmark"));
            edit(made);
        }
        here.ifPresent(this::edit);
    }

    /** Lets the words of one be changed. */
    public void edit(Bookmark one) {
        gesture = new Object();
        edited.set(Optional.of(one));
    }

    /** Changes words no longer. */
    public void close() {
        edited.set(Optional.empty());
    }

    /** Changes the words of the one that is edited; what is too long for it stays out. */
    public void say(String name, String note) {
        edited.get().ifPresent(one -> {
            Bookmark said = one.saying(cut(name, Bookmark.LONGEST_NAME), cut(note, Bookmark.LONGEST_NOTE));
            if (!said.equals(one)) {
                // from here on it is the new one that is edited
                edited.set(Optional.of(said));
                edits.change(
                        edits.documentProperty()
                                .get()
                                .withBookmarks(all().without(one).with(said)),
                        texts -> texts.get("edit.bookmark.words"),
                        gesture);
            }
        });
    }

    private static String cut(String text, int longest) {
        return text.codePointCount(0, text.length()) <= longest
                ? text
                : text.substring(0, text.offsetByCodePoints(0, longest));
    }

    /** Removes one. */
    public void remove(Bookmark one) {
        edits.change(
                edits.documentProperty().get().withBookmarks(all().without(one)),
                texts -> texts.get("edit.bookmark.remove"));
    }

    /** Goes to one. */
    public void goTo(Bookmark one) {
        head.get().pause();
        head.get().jump(frame(one));
    }

    /** Goes to the first one after the playhead, if there is one. */
    public void next() {
        all().all().stream().filter(one -> frame(one) > frame()).findFirst().ifPresent(this::goTo);
    }

    /** Goes to the last one before the playhead, if there is one. */
    public void previous() {
        all().all().reversed().stream()
                .filter(one -> frame(one) < frame())
                .findFirst()
                .ifPresent(this::goTo);
    }

    /** The last one up to the playhead. */
    public Optional<Bookmark> here() {
        return all().all().reversed().stream()
                .filter(one -> frame(one) <= frame())
                .findFirst();
    }

    /** The first one after the playhead. */
    public Optional<Bookmark> coming() {
        return all().all().stream().filter(one -> frame(one) > frame()).findFirst();
    }
}
