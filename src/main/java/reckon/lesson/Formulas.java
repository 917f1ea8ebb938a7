package reckon.lesson;

import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.scilab.forge.jlatexmath.TeXConstants;
import org.scilab.forge.jlatexmath.TeXFormula;
import org.scilab.forge.jlatexmath.TeXIcon;

/** What a formula of a lesson may not hold: what reads files, defines things, counts without end, or is no TeX. */
final class Formulas {
    private static final int MOST_LETTERS = 2000;
    private static final float SIZE = 20;
    private static final int MOST_DEPTH = 20;
    private static final Pattern COMMAND = Pattern.compile("\\\\([A-Za-z]+)");
    /** What makes many columns of one, which could be a million. */
    private static final Pattern REPEATED = Pattern.compile("\\*\\s*\\{\\s*\\d{3,}");

    /** Beside commands of other TeX that read files or define things: those of ours that do, or that count without end. */
    private static final Set<String> REFUSED = Set.of(
            "catcode",
            "csname",
            "DeclareMathOperator",
            "DeclareMathSizes",
            "def",
            "definecolor",
            "edef",
            "fcscore",
            "gdef",
            "href",
            "include",
            "includegraphics",
            "input",
            "jlmDynamic",
            "jlmExternalFont",
            "jlmXML",
            "let",
            "longdiv",
            "loop",
            "magnification",
            "makeatletter",
            "makeatother",
            "newcommand",
            "newenvironment",
            "providecommand",
            "renewcommand",
            "renewenvironment",
            "Roman",
            "roman",
            "url",
            "usepackage",
            "xdef");

    private Formulas() {}

    /** What is wrong with a formula, if anything can be told without setting it. */
    static Optional<String> wrong(String tex) {
        if (tex.length() > MOST_LETTERS) {
            return Optional.of("is longer than " + MOST_LETTERS + " letters; write it in parts");
        }
        Matcher commands = COMMAND.matcher(tex);
        while (commands.find()) {
            if (REFUSED.contains(commands.group(1))) {
                return Optional.of(
                        "has \\" + commands.group(1) + ", which no formula of a lesson may have; take it out");
            }
        }
        return REPEATED.matcher(tex).find()
                ? Optional.of("has a column a hundred times over; write the columns out")
                : braces(tex);
    }

    /** What is wrong with a formula where it is set as the window sets it. */
    static Optional<String> wrongWhenSet(String tex) {
        try {
            TeXIcon icon = new TeXFormula(tex).createTeXIcon(TeXConstants.STYLE_DISPLAY, SIZE);
            return icon.getIconWidth() > 0 ? Optional.empty() : Optional.of("shows nothing; write a formula");
        } catch (RuntimeException e) {
            return Optional.of("is no TeX that can be set: " + e.getMessage() + "; mend it");
        }
    }

    private static Optional<String> braces(String tex) {
        int depth = 0;
        for (int i = 0; i < tex.length(); i++) {
            char c = tex.charAt(i);
            i += c == '\\' ? 1 : 0;
            depth += c == '{' ? 1 : c == '}' ? -1 : 0;
            if (depth > MOST_DEPTH) {
                return Optional.of("is nested deeper than " + MOST_DEPTH + " levels; write it flat");
            }
            if (depth < 0) {
                break;
            }
        }
        return depth == 0 ? Optional.empty() : Optional.of("has braces that do not match; close each { with a }");
    }
}
