package reckon.scheme;

import reckon.explain.Sink;
import reckon.method.Form;

/**
 * What tells an event of a game: the values that it was computed from. It is a record, so that two games with the same seed have
 * the same log.
 */
public interface Telling {

    /** Tells the terms, after the moment and the node's clock; the last one is what it came to. */
    void explain(Form form, Sink sink);
}
