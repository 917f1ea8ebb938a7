package reckon.app.session;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import reckon.file.Document;
import reckon.file.Documents;
import reckon.file.Memory;
import reckon.file.OpenWork;
import reckon.file.ReadyMade;

/** The way of documents into the window and out of it: files, the clipboard, and what was open at the last start. */
public final class Filing {
    /** What a text from the clipboard is called in messages. */
    private static final Path CLIPBOARD = Path.of("clipboard");

    private final Look look;
    private final Problems problems;
    private final Edits edits;
    private final Playback playback;
    private final FileWork work;
    private final RecentFiles recent;

    Filing(Look look, Problems problems, Edits edits, Playback playback, FileWork work, RecentFiles recent) {
        this.look = look;
        this.problems = problems;
        this.edits = edits;
        this.playback = playback;
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

    /** Opens a scenario or a recording; what was open can be had back by undo. */
    public void open(Path path) {
        String name = String.valueOf(path.getFileName());
        work.run(texts -> texts.get("work.open", name), progress -> Documents.open(path, progress), opened -> {
            playback.pause();
            edits.change(opened, texts -> texts.get("edit.open", name));
            edits.saved(opened);
            playback.jump(0);
            recent.add(path);
        });
    }

    /** Opens a scenario that comes with the program; what was open can be had back by undo. */
    public void openReady(String name) {
        playback.pause();
        edits.change(ReadyMade.read(name), texts -> texts.get("edit.open", texts.get("ready." + name)));
        playback.jump(0);
    }

    /** Saves what is open, and then does something, unless the saving failed. */
    public void save(Path path, Runnable then) {
        Document written = document();
        work.run(
                texts -> texts.get("work.save", String.valueOf(path.getFileName())),
                progress -> Documents.write(written, path),
                saved -> {
                    edits.saved(saved);
                    recent.add(path);
                    then.run();
                });
    }

    /** Gives the text of what is open, to be taken elsewhere. */
    public void copy(Consumer<String> taker) {
        Document copied = document();
        work.run(texts -> texts.get("work.copy"), progress -> Documents.textForElsewhere(copied), taker);
    }

    /** Opens a scenario that is a text from elsewhere; what was open can be had back by undo. */
    public void paste(Optional<String> text) {
        if (text.filter(words -> !words.isBlank()).isEmpty()) {
            problems.wrong(look.texts().get("problem.clipboard"));
            return;
        }
        Document open = document();
        work.run(
                texts -> texts.get("work.paste"),
                progress -> Documents.fromElsewhere(text.get(), CLIPBOARD, open),
                pasted -> {
                    playback.pause();
                    edits.change(pasted, texts -> texts.get("edit.paste"));
                });
    }

    /** Opens what was open last, if that was kept. */
    public void resume(Memory memory) {
        Document before = document();
        work.run(
                texts -> texts.get("work.resume"),
                progress -> memory.work(),
                kept -> kept.ifPresent(last -> resumed(before, last)));
    }

    /** Opens a file at the start; what was open last and not saved goes into a file of its own, to be opened again. */
    public void open(Path path, Memory memory) {
        work.run(texts -> texts.get("work.resume"), progress -> memory.setAside(), aside -> {
            aside.ifPresent(recent::add);
            open(path);
        });
    }

    private void resumed(Document before, OpenWork last) {
        if (document().equals(before)) {
            edits.resume(last.document(), last.unsaved());
        } else {
            // somebody was quicker, and is not robbed of it
            edits.change(last.document(), texts -> texts.get("edit.resume"));
        }
    }
}
