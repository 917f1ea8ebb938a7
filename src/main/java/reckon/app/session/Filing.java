package reckon.app.session;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import reckon.file.Document;
import reckon.file.Documents;
import reckon.file.Memory;
import reckon.file.OpenWork;
import reckon.file.ReadyMade;
import reckon.text.Texts;

/** The way of documents into the window and out of it: files, the clipboard, and what was open at the last start. */
public final class Filing {
    /** What a text from the clipboard is called in messages. */
    private static final Path CLIPBOARD = Path.of("clipboard");

    private final Look look;
    private final Edits edits;
    private final PathCommands path;
    private final Supplier<Playback> head;
    private final Runnable letGo;
    private final FileWork work;
    private final RecentFiles recent;

    /**
     * Opens and saves what is edited.
     *
     * @param head the playhead of what is open
     * @param letGo lets go of what a hand holds
     */
    Filing(
            Look look,
            Edits edits,
            PathCommands path,
            Supplier<Playback> head,
            Runnable letGo,
            FileWork work,
            RecentFiles recent) {
        this.look = look;
        this.edits = edits;
        this.path = path;
        this.head = head;
        this.letGo = letGo;
        this.work = work;
        this.recent = recent;
    }

    /** What is being read or written. */
    public FileWork work() {
        return work;
    }

    /** The files that were opened or saved last. */
    public RecentFiles recent() {
        return recent;
    }

    private Document document() {
        return edits.documentProperty().get();
    }

    /** What a hand is at is ended first. */
    private void makeReady() {
        path.finish();
        letGo.run();
        head.get().pause();
    }

    /** Opens a scenario or a recording; what was open can be had back by undo. */
    public void open(Path file) {
        String name = String.valueOf(file.getFileName());
        work.run(texts -> texts.get("work.open", name), progress -> Documents.open(file, progress), opened -> {
            makeReady();
            Document placed = opened.inPlaceOf(document());
            edits.change(placed, texts -> texts.get("edit.open", name));
            edits.opened(placed);
            head.get().jump(0);
            recent.add(file);
        });
    }

    /** Opens a scenario that comes with the program; what was open can be had back by undo. */
    public void openReady(String name) {
        makeReady();
        edits.change(
                ReadyMade.read(name).inPlaceOf(document()),
                texts -> texts.get("edit.open", texts.get("ready." + name)));
        head.get().jump(0);
    }

    /** Opens what a lesson shows, as something new that has not been saved; what was open can be had back by undo. */
    public void openCopy(Document shown, Function<Texts, String> name) {
        makeReady();
        edits.change(Documents.copyOf(shown).inPlaceOf(document()), name);
    }

    /** Saves what is open, and then does something, unless the saving failed. */
    public void save(Path file, Runnable then) {
        path.endStroke();
        Document from = document();
        work.write(
                texts -> texts.get("work.save", String.valueOf(file.getFileName())),
                progress -> Documents.write(from, file),
                written -> {
                    edits.saved(from, written);
                    recent.add(file);
                    then.run();
                });
    }

    /** Gives the text of what is open, to be taken elsewhere. */
    public void copy(Consumer<String> taker) {
        path.endStroke();
        Document copied = document();
        work.run(texts -> texts.get("work.copy"), progress -> Documents.textForElsewhere(copied), taker);
    }

    /** Opens a scenario that is a text from elsewhere; what was open can be had back by undo. */
    public void paste(Optional<String> text) {
        if (text.filter(words -> !words.isBlank()).isEmpty()) {
            work.problems().wrong(look.texts().get("problem.clipboard"));
            return;
        }
        Document open = document();
        work.run(
                texts -> texts.get("work.paste"),
                progress -> Documents.fromElsewhere(text.get(), CLIPBOARD, open),
                pasted -> {
                    makeReady();
                    edits.change(pasted.inPlaceOf(document()), texts -> texts.get("edit.paste"));
                });
    }

    /**
     * Opens what was open last, if that was kept.
     *
     * @param otherwise is run where nothing was
     */
    public void resume(Memory memory, Runnable otherwise) {
        Document before = document();
        work.run(
                texts -> texts.get("work.resume"),
                progress -> memory.work(),
                kept -> kept.filter(last -> !last.document().isBlank())
                        .ifPresentOrElse(last -> resumed(before, last), otherwise));
    }

    /** Begins with something else than what was open last: what of it was not saved goes into a file of its own. */
    public void begin(Memory memory, Runnable then) {
        work.run(texts -> texts.get("work.resume"), progress -> memory.setAside(), aside -> {
            aside.forEach(recent::add);
            then.run();
        });
    }

    private void resumed(Document before, OpenWork last) {
        if (document().equals(before)) {
            edits.resume(last);
        } else {
            // somebody was quicker, and is not robbed of it
            edits.change(last.document(), texts -> texts.get("edit.resume"));
        }
    }
}
