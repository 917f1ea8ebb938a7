package reckon.lesson;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import reckon.file.Document;
import reckon.file.Entry;
import reckon.file.Problems;
import reckon.file.Section;

/**
 * Reads the claims of a lesson's prose, which only the check looks at.
 *
 * @param reading the lesson's folder
 * @param start what is open at the start of the section
 */
record ShowsReader(Reading reading, Document start) {

    private static final String KEY = "shows";

    /** A claim in braces, whose condition may have commas, which in YAML would end it. */
    private static final Pattern IN_BRACES =
            Pattern.compile("(?m)^(\\s*-\\s+\\{\\s*in:[^,\\n]+,\\s*holds:\\s*)([^'\"\\s][^\\n]*?)(\\s*\\}\\s*)$");

    private static String quoted(String text) {
        return IN_BRACES
                .matcher(text)
                .replaceAll(claim -> Matcher.quoteReplacement(
                        claim.group(1) + "'" + claim.group(2).replace("'", "''") + "'" + claim.group(3)));
    }

    void read(String text, Problems problems, Problems remarks) {
        Entry.parse(
                        KEY,
                        quoted(FullWidth.keysNarrowed(text)),
                        "says nothing; write conditions, each behind a hyphen",
                        problems)
                .ifPresent(list -> list.items().forEach(item -> claim(item, remarks)));
    }

    private void claim(Entry item, Problems remarks) {
        if (!item.hasKeys()) {
            add(item, start, remarks);
            return;
        }
        item.section().ifPresent(keys -> elsewhere(item, keys, remarks));
    }

    private void elsewhere(Entry item, Section keys, Problems remarks) {
        Optional<Entry> in = keys.take("in");
        Optional<Entry> holds = keys.take("holds");
        if (in.isEmpty() || holds.isEmpty()) {
            item.fault("must be a condition, or {in: a scenario beside the lesson, holds: a condition}");
        }
        Optional<Document> document = in.flatMap(
                entry -> entry.written("the name of a scenario").flatMap(name -> reading.document(name, entry::fault)));
        document.ifPresent(one -> holds.ifPresent(entry -> add(entry, one, remarks)));
        keys.close();
    }

    private void add(Entry entry, Document on, Problems remarks) {
        GoalReader.condition(entry, on.game().isPresent())
                .ifPresent(condition ->
                        reading.duties().add(new Duty.Holds(new Spot(remarks, entry.line(), KEY), on, condition)));
    }
}
