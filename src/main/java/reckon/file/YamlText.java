package reckon.file;

import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.composer.Composer;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.parser.ParserImpl;
import org.snakeyaml.engine.v2.scanner.StreamReader;

/** YAML 1.2 as a tree of nodes that know where in the text they stand. */
final class YamlText {
    private static final String REMEDY = "; mend it, or take it out";

    private YamlText() {}

    /**
     * The tree of a text.
     *
     * @param file what the text is called in messages
     * @throws InputException where the text is not YAML, or more than a scenario can need
     */
    static Node parse(String text, Path file) throws InputException {
        return parse(text, file, "says nothing; a scenario needs a track");
    }

    /**
     * The tree of a text.
     *
     * @param nothing what is wrong with a text that says nothing
     */
    static Node parse(String text, Path file, String nothing) throws InputException {
        // the limits are the guarded parser's, which can say where they were reached
        LoadSettings settings = LoadSettings.builder()
                .setCodePointLimit(Integer.MAX_VALUE)
                .setMaxAliasesForCollections(Integer.MAX_VALUE)
                .build();
        GuardedParser parser = null;
        try {
            parser = new GuardedParser(new ParserImpl(settings, new StreamReader(settings, text)));
            Optional<Node> root = new Composer(settings, parser).getSingleNode();
            return root.orElseThrow(() -> new InputException(file, 1, "", nothing));
        } catch (GuardedParser.TooMuch e) {
            throw new InputException(file, e.line(), key(parser), String.valueOf(e.getMessage()));
        } catch (MarkedYamlEngineException e) {
            int line =
                    e.getProblemMark().or(e::getContextMark).map(Mark::getLine).orElse(-1) + 1;
            throw new InputException(file, line, key(parser), "is not YAML: " + said(e) + REMEDY);
        } catch (ReaderException e) {
            int line = 1
                    + (int) text.codePoints()
                            .limit(e.getPosition())
                            .filter(c -> c == '\n')
                            .count();
            String character = "the character U+" + String.format("%04X", e.getCodePoint());
            throw new InputException(file, line, key(parser), character + " cannot stand in YAML; take it out");
        } catch (YamlEngineException e) {
            throw new InputException(file, 1, key(parser), "is not YAML: " + e.getMessage() + REMEDY);
        }
    }

    private static String said(MarkedYamlEngineException e) {
        return e.getContext() == null || e.getContext().isBlank()
                ? e.getProblem()
                : e.getContext() + ", " + e.getProblem();
    }

    private static String key(@Nullable GuardedParser parser) {
        return parser == null ? "" : parser.trail().path();
    }

    /** The line of a node, from 1. */
    static int line(Node node) {
        return node.getStartMark().map(mark -> mark.getLine() + 1).orElse(0);
    }
}
