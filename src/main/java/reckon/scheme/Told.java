package reckon.scheme;

import java.util.List;
import reckon.explain.Sink;
import reckon.method.Form;

/**
 * Several things that tell one event.
 *
 * @param parts each of them, in the order of telling
 */
record Told(List<Telling> parts) implements Telling {

    /** Copies the list. */
    Told {
        parts = List.copyOf(parts);
    }

    static Told of(Telling... parts) {
        return new Told(List.of(parts));
    }

    @Override
    public void explain(Form form, Sink sink) {
        parts.forEach(part -> part.explain(form, sink));
    }
}
