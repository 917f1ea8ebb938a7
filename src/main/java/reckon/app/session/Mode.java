package reckon.app.session;

import reckon.file.Document;

/** What a window is for at the moment. */
public enum Mode {
    /** To see how motion is made to look smooth. */
    METHODS("methods"),
    /** To see how a game is kept together. */
    SCHEMES("schemes");

    private final String word;

    Mode(String word) {
        this.word = word;
    }

    /** What a document is for. */
    public static Mode of(Document document) {
        return document.game().isPresent() ? SCHEMES : METHODS;
    }

    /** Its word in keys of texts. */
    public String word() {
        return word;
    }
}
