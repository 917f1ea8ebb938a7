package reckon.lesson;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import reckon.file.Document;
import reckon.file.Entry;
import reckon.file.Problems;
import reckon.file.Section;
import reckon.setting.Group;
import reckon.setting.Setting;
import reckon.setting.Settings;

/**
 * What a lesson says before its text.
 *
 * @param id its id
 * @param title its title
 * @param order its place
 * @param needs the ids of the lessons before
 * @param start what is open at its start
 * @param allowance what a student may use
 */
record FrontMatter(String id, String title, int order, List<String> needs, Document start, Allowance allowance) {
    private static final String NOTHING = "says nothing; give id: and title:";
    private static final Pattern ID = Pattern.compile("[a-z0-9-]+");

    /** What the master says; nothing where it lacks what a lesson cannot be without. */
    static Optional<FrontMatter> read(LessonFile file, Reading reading) {
        Problems problems = reading.problems(file.path()).below(1);
        Optional<Section> keys = Section.parse(file.front(), NOTHING, problems);
        if (keys.isEmpty()) {
            return Optional.empty();
        }
        Section section = keys.get();
        Optional<String> id = id(section);
        Optional<String> title = required(section, "title", "the words over the lesson");
        OptionalInt order =
                need(section, "order").map(entry -> entry.whole(0, 1_000_000)).orElse(OptionalInt.empty());
        List<String> needs = words(section, "needs", "the id of a lesson");
        Optional<Document> start =
                need(section, "scenario").flatMap(entry -> new StartReader(file, reading).read(entry));
        Allowance allowance = allowance(section, start.flatMap(Document::game).isPresent());
        section.close();
        return id.isEmpty() || title.isEmpty() || order.isEmpty() || start.isEmpty()
                ? Optional.empty()
                : Optional.of(new FrontMatter(id.get(), title.get(), order.getAsInt(), needs, start.get(), allowance));
    }

    /** The title that an overlay gives, whose id must be the master's. */
    static Optional<String> readOverlay(LessonFile file, String id, Problems problems) {
        return Section.parse(file.front(), NOTHING, problems).flatMap(section -> {
            id(section)
                    .filter(given -> !given.equals(id))
                    .ifPresent(given ->
                            section.fault("id", "is " + given + ", where the lesson's is " + id + "; write " + id));
            Optional<String> title = required(section, "title", "the words over the lesson");
            section.close();
            return title;
        });
    }

    private static Optional<String> id(Section section) {
        Optional<String> id = required(section, "id", "a short name");
        if (id.isPresent() && !isId(id.get())) {
            section.fault("id", "is " + id.get() + "; write small letters a to z, digits and hyphens");
            return Optional.empty();
        }
        return id;
    }

    /** Whether a text can be an id. */
    static boolean isId(String text) {
        return ID.matcher(text).matches();
    }

    private static Optional<String> required(Section section, String key, String what) {
        return need(section, key).flatMap(entry -> entry.written(what));
    }

    private static Optional<Entry> need(Section section, String key) {
        Optional<Entry> entry = section.take(key);
        if (entry.isEmpty() && !section.hasNear(key)) {
            section.fault(
                    key,
                    "is missing; "
                            + switch (key) {
                                case "order" -> "give the lesson's place among the others, such as order: 5";
                                case "scenario" -> "name a scenario beside the lesson, or write its keys here";
                                default -> "write " + key + ": …";
                            });
        }
        return entry;
    }

    private static List<String> words(Section section, String key, String what) {
        List<String> words = new ArrayList<>();
        section.take(key)
                .ifPresent(entry ->
                        entry.items().forEach(item -> item.written(what).ifPresent(words::add)));
        return words;
    }

    private static Allowance allowance(Section section, boolean game) {
        Allowance all = Allowance.EVERYTHING;
        Set<Control> controls = EnumSet.noneOf(Control.class);
        Set<Setting<?>> settings = new HashSet<>();
        Optional<Entry> allow = section.take("allow");
        allow.ifPresent(entry -> entry.items().forEach(item -> allow(item, game, controls, settings)));
        Set<Part> parts = EnumSet.noneOf(Part.class);
        Optional<Entry> show = section.take("show");
        show.ifPresent(entry -> entry.items().forEach(item -> show(item, parts)));
        return new Allowance(
                allow.isPresent() ? controls : all.controls(),
                allow.isPresent() ? settings : all.settings(),
                show.isPresent() ? parts : all.parts());
    }

    private static void show(Entry item, Set<Part> parts) {
        item.written("a part of the window")
                .ifPresent(word -> Part.of(word)
                        .ifPresentOrElse(
                                parts::add,
                                () -> item.fault("is " + word + ", which is no part of the window"
                                        + Suggestion.orAll(
                                                word,
                                                Stream.of(Part.values())
                                                        .map(Part::word)
                                                        .toList()))));
    }

    private static void allow(Entry item, boolean game, Set<Control> controls, Set<Setting<?>> settings) {
        Optional<String> written = item.written("a setting, a group of settings or a control");
        if (written.isEmpty()) {
            return;
        }
        String word = written.get();
        Optional<Control> control = Control.of(word);
        Optional<Group> group =
                Stream.of(Group.values()).filter(one -> one.word().equals(word)).findFirst();
        Optional<Setting<?>> setting = SettingNames.find(word, game);
        control.ifPresent(controls::add);
        if (control.isEmpty()) {
            group.ifPresent(one -> settings.addAll(Settings.of(one)));
        }
        if (control.isEmpty() && group.isEmpty()) {
            setting.ifPresentOrElse(
                    settings::add,
                    () -> item.fault("is " + word + ", which nobody could be allowed"
                            + Suggestion.of(word, allowWords(game))
                                    .orElse("; name a setting by its key, a group such as network, or one of "
                                            + String.join(
                                                    ", ",
                                                    Stream.of(Control.values())
                                                            .map(Control::word)
                                                            .toList()))));
        }
    }

    private static List<String> allowWords(boolean game) {
        List<String> words = new ArrayList<>(SettingNames.all(game));
        Stream.of(Control.values()).map(Control::word).forEach(words::add);
        Stream.of(Group.values()).map(Group::word).forEach(words::add);
        return words;
    }
}
