package reckon.lesson;

import java.util.List;
import java.util.stream.Collectors;

/** The bare words of parts of a line. */
final class Words {

    private Words() {}

    static String of(List<Inline> inlines) {
        return inlines.stream().map(Words::of).collect(Collectors.joining());
    }

    private static String of(Inline inline) {
        return switch (inline) {
            case Inline.Words words -> words.text();
            case Inline.Strong strong -> of(strong.inner());
            case Inline.Stressed stressed -> of(stressed.inner());
            case Inline.Typed typed -> typed.text();
            case Inline.Formula formula -> formula.tex();
            case Inline.LineEnd end -> " ";
            case Inline.TermLink link -> of(link.inner());
            case Inline.MomentLink link -> of(link.inner());
            case Inline.Grip grip -> grip.setting().key();
        };
    }
}
