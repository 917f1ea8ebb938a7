package reckon.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import reckon.app.session.Mode;
import reckon.app.session.Sheet;
import reckon.app.session.StepUnit;
import reckon.explain.Flaw;
import reckon.explain.Gap;
import reckon.explain.Kind;
import reckon.explain.Origin;
import reckon.explain.Symbol;
import reckon.file.ReadyMade;
import reckon.method.Phase;
import reckon.motion.Generator;
import reckon.network.Preset;
import reckon.run.Measure;
import reckon.run.PacketUse;
import reckon.run.Reason;
import reckon.scheme.GameMeasure;
import reckon.scheme.Happening;
import reckon.setting.ChoiceSetting;
import reckon.setting.Group;
import reckon.setting.SchemeSettings;
import reckon.setting.Setting;
import reckon.setting.Settings;

/** Both languages have every text that the program asks for, once, and none that it does not. */
class TextsTest {
    private static final Path SOURCES = Path.of("src/main/java");
    private static final Path MESSAGES = Path.of("src/main/resources/reckon/text");

    /** A key as the code writes it out: words in lower case joined by dots. */
    private static final Pattern LITERAL = Pattern.compile("\"([a-z]+(?:\\.[a-z0-9_-]+)+)\"");

    /** A command, whose text is found by its name. */
    private static final Pattern COMMAND = Pattern.compile("new Command\\(\"([a-z-]+)\"");

    private static final Pattern MENU = Pattern.compile("menu\\(\\s*\"([a-z-]+)\"");

    /** The kinds of texts of formulas that have places to fill. */
    private static final Set<String> PLACES = Set.of("say", "origin");

    /** What is said alike in every language. */
    private static final Pattern LETTERS = Pattern.compile("[A-Za-z]( [a-z])?");

    @Test
    void bothLanguagesHaveTheSameKeys() {
        assertEquals(
                Texts.of(Language.ENGLISH).keys(), Texts.of(Language.CHINESE).keys());
    }

    @Test
    void everyTextIsAskedForAndEveryAskedForTextIsThere() throws IOException {
        Set<String> asked = new TreeSet<>(fromTheCode());
        asked.addAll(fromTheRegistries());
        Set<String> keys = Texts.of(Language.ENGLISH).keys();
        Set<String> missing = new TreeSet<>(fromTheRegistries());
        missing.removeAll(keys);
        assertEquals(Set.of(), missing, "keys that are missing; add them to both files of messages");
        Set<String> unused = new TreeSet<>(keys);
        unused.removeAll(asked);
        assertEquals(Set.of(), unused, "keys that nobody asks for; remove them from both files of messages");
    }

    @ParameterizedTest
    @EnumSource
    void noKeyStandsTwice(Language language) throws IOException {
        List<String> twice = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (String line : Files.readAllLines(MESSAGES.resolve("messages." + language.tag() + ".properties"))) {
            if (!line.isBlank() && !line.startsWith("#")) {
                String key = line.substring(0, line.indexOf('=')).strip();
                if (!seen.add(key)) {
                    twice.add(key);
                }
            }
        }
        assertEquals(List.of(), twice);
    }

    @Test
    void bothLanguagesHaveTheSamePlacesToFill() {
        Texts english = Texts.of(Language.ENGLISH);
        Texts chinese = Texts.of(Language.CHINESE);
        for (String key : english.keys()) {
            assertEquals(places(english.get(key)), places(chinese.get(key)), key);
        }
    }

    @Test
    void chineseHasOneWordForAStall() {
        Texts chinese = Texts.of(Language.CHINESE);
        assertEquals(
                List.of(),
                chinese.keys().stream()
                        .filter(key -> chinese.get(key).contains("卡顿"))
                        .toList(),
                "write 网络抖动, as the sources do, or 抖动 where there is no room");
    }

    private static Set<String> places(String text) {
        Set<String> places = new TreeSet<>();
        Matcher matcher = Pattern.compile("\\{(\\d)").matcher(text);
        while (matcher.find()) {
            places.add(matcher.group(1));
            assertFalse(new MessageFormat(text, Locale.ROOT).toPattern().isEmpty());
        }
        return places;
    }

    @Test
    void chineseIsChinese() {
        Texts chinese = Texts.of(Language.CHINESE);
        Set<String> symbols = Set.of("setting.method.window", "setting.method.c", "node.names");
        for (String key : chinese.keys()) {
            boolean hasChinese = chinese.get(key).codePoints().anyMatch(Character::isIdeographic);
            boolean letters =
                    key.endsWith(".said") && LETTERS.matcher(chinese.get(key)).matches();
            assertTrue(hasChinese || letters || symbols.contains(key), key + " = " + chinese.get(key));
        }
    }

    private static Set<String> fromTheCode() throws IOException {
        Set<String> keys = new TreeSet<>();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                String code = Files.readString(file);
                LITERAL.matcher(code).results().forEach(found -> keys.add(found.group(1)));
                COMMAND.matcher(code).results().forEach(found -> keys.add("command." + found.group(1)));
                MENU.matcher(code).results().forEach(found -> keys.add("menu." + found.group(1)));
            }
        }
        return keys;
    }

    /** What formulas are told by: every symbol, every reason why one is missing or wrong, and wherever one is from. */
    private static Set<String> ofFormulas() {
        Set<String> keys = new TreeSet<>();
        for (Symbol symbol : Symbol.values()) {
            keys.add("term." + symbol.id());
            keys.add("term." + symbol.id() + ".said");
        }
        for (Gap gap : Gap.values()) {
            keys.add("gap." + gap.word());
        }
        for (Flaw flaw : Flaw.values()) {
            keys.add("flaw." + flaw.word());
        }
        for (Origin.Source source : Origin.Source.values()) {
            keys.add("origin." + source.word());
        }
        keys.addAll(List.of("origin.packet", "origin.setting", "origin.and"));
        for (Kind kind : Kind.values()) {
            if (!kind.unit().isEmpty()) {
                keys.add("say.unit." + kind.unit());
            }
        }
        for (Sheet sheet : Sheet.values()) {
            keys.add("sheet." + sheet.word());
            keys.add("sheet." + sheet.word() + ".tip");
        }
        for (StepUnit unit : StepUnit.values()) {
            keys.add("step." + unit.word());
        }
        return keys;
    }

    @ParameterizedTest
    @EnumSource
    void everySymbolAndEveryReasonHasItsSentence(Language language) {
        Texts texts = Texts.of(language);
        for (String key : ofFormulas()) {
            String text = texts.get(key);
            boolean sentence = key.startsWith("gap.")
                    || key.startsWith("flaw.")
                    || (key.startsWith("term.") && !key.endsWith(".said"));
            boolean ends = text.endsWith(language == Language.CHINESE ? "。" : ".");
            assertEquals(sentence, ends, key + " = " + text);
            assertFalse(
                    text.isBlank() || (text.contains("{") && !PLACES.contains(key.substring(0, key.indexOf('.')))),
                    key);
        }
    }

    private static Set<String> fromTheRegistries() {
        Set<String> keys = new TreeSet<>();
        for (Setting<?> setting : Stream.concat(Settings.ALL.stream(), SchemeSettings.ALL.stream())
                .toList()) {
            keys.add("setting." + setting.path());
            keys.add("setting." + setting.path() + ".tip");
            if (setting instanceof ChoiceSetting choice) {
                choice.words().forEach(word -> keys.add("word." + word));
            }
        }
        for (Group group : Group.values()) {
            keys.add("group." + group.word());
        }
        for (Measure measure : Measure.values()) {
            keys.add("measure." + measure.column());
            keys.add("measure." + measure.column() + ".tip");
        }
        for (Phase phase : Phase.values()) {
            keys.add("phase." + phase.word());
        }
        for (Preset preset : Preset.values()) {
            keys.add("preset." + preset.word());
        }
        for (Reason reason : Reason.values()) {
            keys.add("reason." + reason.word());
        }
        for (PacketUse use : PacketUse.values()) {
            keys.add("use." + use.word());
        }
        keys.remove("use." + PacketUse.NONE.word());
        Stream.concat(ReadyMade.NAMES.stream(), ReadyMade.GAMES.stream()).forEach(name -> keys.add("ready." + name));
        for (GameMeasure measure : GameMeasure.values()) {
            keys.add("measure." + measure.column());
            keys.add("measure." + measure.column() + ".tip");
        }
        for (Happening.What what : Happening.What.values()) {
            keys.add("event." + what.word());
        }
        for (Mode mode : Mode.values()) {
            keys.add("mode." + mode.word());
            keys.add("edit.mode." + mode.word());
        }
        for (String number : List.of("up", "down", "offset", "drift", "join", "leave", "cheats")) {
            keys.add("client." + number + ".tip");
        }
        for (String button : List.of("walls", "clear-walls", "clear-commands", "compare")) {
            keys.add("button." + button);
        }
        for (Generator generator : Generator.values()) {
            keys.add("generator." + generator.word());
        }
        for (String stage : List.of("true", "remote")) {
            keys.add("stage." + stage);
            keys.add("stage." + stage + ".hint");
        }
        for (String panel : List.of("settings", "formula", "measures")) {
            keys.add("panel.fold." + panel);
        }
        keys.addAll(ofFormulas());
        return keys;
    }
}
