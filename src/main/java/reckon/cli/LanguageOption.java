package reckon.cli;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import reckon.text.Language;
import reckon.text.Texts;

/** The option that says in which language words are. */
final class LanguageOption {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--lang", paramLabel = "en|zh-CN", description = "The language of the words. Left out: en.")
    private String language = Language.ENGLISH.tag();

    Texts texts() {
        return Texts.of(Language.of(language)
                .orElseThrow(() -> new ParameterException(
                        spec.commandLine(), "--lang must be en or zh-CN, not '" + language + "'")));
    }
}
