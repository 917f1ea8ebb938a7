package reckon.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.StringWriter;
import java.util.Optional;
import reckon.explain.Origin;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.explain.Value;
import reckon.explain.Worksheet;
import reckon.method.Form;

/** All that is told of a frame, or of an event of a game, for programs: the terms with every digit, what each is from, and the other form of it. */
final class ExplainJson {
    private final JsonGenerator json;

    private ExplainJson(JsonGenerator json) {
        this.json = json;
    }

    static void write(Explained explained, Appendable out) throws IOException {
        write(json -> json.write(explained), out);
    }

    static void write(GameExplained explained, Appendable out) throws IOException {
        write(json -> json.write(explained), out);
    }

    /** Writes one object. */
    private interface Body {
        void write(ExplainJson json) throws IOException;
    }

    private static void write(Body body, Appendable out) throws IOException {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
            json.setPrettyPrinter(new DefaultPrettyPrinter());
            body.write(new ExplainJson(json));
        }
        out.append(text.toString()).append(System.lineSeparator());
    }

    private void write(GameExplained explained) throws IOException {
        json.writeStartObject();
        json.writeNumberField("time", explained.time());
        json.writeStringField("method", explained.scheme());
        json.writeStringField("node", explained.node());
        json.writeStringField("event", explained.happening().what().word());
        json.writeNumberField("row", explained.row());
        json.writeFieldName("result");
        write(explained.result().value());
        Optional<Other> other =
                explained.other().map(sheet -> new Other(explained.form().other(), sheet));
        write("terms", explained.worksheet(), other);
        json.writeEndObject();
    }

    private void write(Explained explained) throws IOException {
        json.writeStartObject();
        json.writeNumberField("time", explained.drawn().time());
        json.writeStringField("method", explained.drawn().method().name());
        json.writeFieldName("result");
        write(Value.of(explained.drawn().drawn()));
        Other other =
                new Other(explained.drawn().form().other(), explained.drawn().other());
        write("terms", explained.drawn().worksheet(), Optional.of(other));
        write("sender", explained.sender(), Optional.empty());
        write("packet", explained.packet(), Optional.empty());
        write("measures", explained.measures(), Optional.empty());
        json.writeEndObject();
    }

    /** The same terms in the other form. */
    private record Other(Form form, Worksheet sheet) {

        /** A term that comes out differently, or is said otherwise. */
        Optional<Term> than(Term term, Worksheet own) {
            return sheet.term(term.symbol())
                    .filter(one -> !one.value().equals(term.value())
                            || !sheet.formula(one).equals(own.formula(term)));
        }
    }

    private void write(String name, Worksheet sheet, Optional<Other> other) throws IOException {
        json.writeArrayFieldStart(name);
        for (Term term : sheet.terms()) {
            json.writeStartObject();
            json.writeStringField("id", term.symbol().id());
            json.writeStringField("symbol", term.symbol().plain());
            writeFormula(sheet, term);
            json.writeStringField("unit", term.symbol().kind().unit());
            writeFrom(sheet, term);
            if (term.gap().isPresent()) {
                json.writeStringField("missing", term.gap().get().word());
            }
            if (term.flaw().isPresent()) {
                json.writeStringField("flaw", term.flaw().get().word());
            }
            if (other.isPresent()) {
                writeOther(other.get(), term, sheet);
            }
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private void writeFormula(Worksheet sheet, Term term) throws IOException {
        json.writeStringField("formula", sheet.formula(term));
        json.writeStringField("numbers", sheet.numbers(term));
        json.writeFieldName("value");
        write(term.value());
    }

    private void writeOther(Other other, Term term, Worksheet own) throws IOException {
        Optional<Term> different = other.than(term, own);
        if (different.isPresent()) {
            json.writeObjectFieldStart("other");
            json.writeStringField("form", other.form().word());
            writeFormula(other.sheet(), different.get());
            json.writeEndObject();
        }
    }

    private void writeFrom(Worksheet sheet, Term term) throws IOException {
        json.writeArrayFieldStart("from");
        for (Symbol input : sheet.inputs(term)) {
            json.writeString(input.id());
        }
        for (Origin origin : term.origins()) {
            switch (origin) {
                case Origin.Packet packet -> json.writeNumber(packet.number());
                case Origin.Chosen chosen -> json.writeString(chosen.setting().path());
                case Origin.Told told -> {
                    // it names neither a term, nor a packet, nor a setting
                }
            }
        }
        json.writeEndArray();
    }

    private void write(Value value) throws IOException {
        switch (value) {
            case Value.Scalar(double number) -> json.writeNumber(number);
            case Value.Vector(var vector) -> json.writeArray(new double[] {vector.x(), vector.y()}, 0, 2);
        }
    }
}
