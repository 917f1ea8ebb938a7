package reckon.app.session;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import reckon.file.Document;
import reckon.file.Documents;
import reckon.file.OpenWork;
import reckon.run.Scenario;
import reckon.text.Texts;

/** What is open, and how it came to be so: every change can be undone and done again. */
public final class Edits {
    private static final int MOST = 1000;

    private final ReadOnlyObjectWrapper<Document> document;
    private final ReadOnlyObjectWrapper<Optional<Function<Texts, String>>> undoName =
            new ReadOnlyObjectWrapper<>(this, "undoName", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Function<Texts, String>>> redoName =
            new ReadOnlyObjectWrapper<>(this, "redoName", Optional.empty());
    private final Deque<Edit> done = new ArrayDeque<>();
    private final Deque<Edit> undone = new ArrayDeque<>();
    private final EnumMap<Mode, Document> saved = new EnumMap<>(Mode.class);

    /** Something open with no past. */
    public Edits(Document document) {
        this.document = new ReadOnlyObjectWrapper<>(this, "document", document);
        saved.put(Mode.of(document), document);
    }

    /** What is open. */
    public ReadOnlyObjectProperty<Document> documentProperty() {
        return document.getReadOnlyProperty();
    }

    /** What undo would undo, if anything. */
    public ReadOnlyObjectProperty<Optional<Function<Texts, String>>> undoNameProperty() {
        return undoName.getReadOnlyProperty();
    }

    /** What redo would do, if anything. */
    public ReadOnlyObjectProperty<Optional<Function<Texts, String>>> redoNameProperty() {
        return redoName.getReadOnlyProperty();
    }

    /** Whether what is open was changed since it was saved. */
    public boolean openUnsaved() {
        return isUnsaved(document.get());
    }

    /** Whether there is anything laid aside that was changed since it was saved. */
    public boolean asideUnsaved() {
        return document.get()
                .aside()
                .filter(aside -> !aside.isBlank() && isUnsaved(aside))
                .isPresent();
    }

    private boolean isUnsaved(Document one) {
        Document then = saved.get(Mode.of(one));
        return then == null || !one.saysTheSameAs(then);
    }

    /** Makes a change that is undone alone. */
    public void change(Document after, Function<Texts, String> name) {
        change(after, name, null);
    }

    /** Makes a change that is undone together with the one before, where that is of the same gesture. */
    public void change(Document after, Function<Texts, String> name, @Nullable Object gesture) {
        Document before = document.get();
        if (sameAs(before, after)) {
            return;
        }
        Edit last = done.peek();
        if (gesture != null && last != null && gesture.equals(last.gesture()) && undone.isEmpty()) {
            done.pop();
            before = last.before();
        }
        if (!sameAs(before, after)) {
            // a gesture may end where it began
            done.push(new Edit(before, after, name, gesture));
        }
        if (done.size() > MOST) {
            done.removeLast();
        }
        undone.clear();
        show(after);
    }

    private static boolean sameAs(Document one, Document other) {
        return one.isSameAs(other);
    }

    /** Ends a gesture: what comes next is a change of its own. */
    public void endGesture() {
        Edit last = done.peek();
        if (last != null && last.gesture() != null) {
            done.pop();
            done.push(new Edit(last.before(), last.after(), last.name(), null));
        }
    }

    /** Notes that what is open is what its file says, from which it was just read. */
    public void opened(Document read) {
        saved.put(Mode.of(read), read);
        document.set(read);
    }

    /**
     * Notes that a document has been saved as another. What is open is then kept in that file, with all that was changed since
     * the saving began; unless it is another file's, or somebody opened something else meanwhile.
     *
     * @param from what was open when the saving began
     * @param written what it has become in its file
     */
    public void saved(Document from, Document written) {
        boolean same = Mode.of(document.get()) == Mode.of(from);
        if (same && document.get().path().equals(from.path())) {
            saved.put(Mode.of(written), written);
            document.set(Documents.moved(document.get(), written));
        }
    }

    /** Opens what was open before the program was started; that is no change. */
    public void resume(OpenWork last) {
        Document open = last.document();
        if (!last.unsaved()) {
            saved.put(Mode.of(open), open);
        }
        open.aside().filter(aside -> !last.asideUnsaved()).ifPresent(aside -> saved.put(Mode.of(aside), aside));
        document.set(open);
    }

    /** Undoes the last change, if there is one. */
    public void undo() {
        back(Math.min(1, done.size()));
    }

    /** Does the last change again that was undone, if there is one. */
    public void redo() {
        on(Math.min(1, undone.size()));
    }

    /** Undoes, or does again, as many changes as it takes until a scenario is open; whether it was open in their course. */
    boolean goTo(Scenario scenario) {
        int undos = count(done, Edit::before, scenario);
        int redos = undos > 0 ? 0 : count(undone, Edit::after, scenario);
        back(undos);
        on(redos);
        return undos + redos > 0;
    }

    /** How many changes it takes until a scenario is open; 0 where it never was. */
    private static int count(Deque<Edit> edits, Function<Edit, Document> side, Scenario scenario) {
        int count = 0;
        for (Edit edit : edits) {
            count++;
            if (side.apply(edit).scenario().equals(scenario)) {
                return count;
            }
        }
        return 0;
    }

    private void back(int edits) {
        Document then = document.get();
        for (int i = 0; i < edits; i++) {
            Edit edit = done.pop();
            undone.push(edit);
            then = edit.before();
        }
        show(then);
    }

    private void on(int edits) {
        Document then = document.get();
        for (int i = 0; i < edits; i++) {
            Edit edit = undone.pop();
            done.push(edit);
            then = edit.after();
        }
        show(then);
    }

    private void show(Document next) {
        undoName.set(Optional.ofNullable(done.peek()).map(Edit::name));
        redoName.set(Optional.ofNullable(undone.peek()).map(Edit::name));
        document.set(next);
    }
}
