package reckon.lesson;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reckon.file.Entry;
import reckon.file.InputException;
import reckon.file.Problem;
import reckon.file.Problems;
import reckon.file.Section;

/** The lessons of one folder beside each other: who needs whom, and who has whose place. */
final class Siblings {
    private final List<Card> cards = new ArrayList<>();

    /** What one lesson says of its place among the others. */
    private record Card(Path file, Map<String, Entry> keys, List<Entry> needs) {

        String id() {
            return said("id");
        }

        String said(String key) {
            Entry entry = keys.get(key);
            return entry == null ? "" : entry.written("a word").orElse("");
        }

        List<String> needed() {
            return needs.stream()
                    .map(entry -> entry.written("a word"))
                    .flatMap(Optional::stream)
                    .toList();
        }
    }

    /** Reads the lessons in these folders; one that cannot be read is left out. */
    Siblings(List<Path> folders) {
        folders.forEach(folder -> card(folder.resolve(LessonHome.FILE)).ifPresent(cards::add));
    }

    private static Optional<Card> card(Path file) {
        try {
            LessonFile lesson = LessonFile.read(file);
            // what is wrong with it is said where it is read as a lesson
            Problems unheard = new Problems(file).below(1);
            return Section.parse(lesson.front(), "", unheard).map(keys -> {
                Map<String, Entry> found = new LinkedHashMap<>();
                List.of("id", "order").forEach(key -> keys.take(key).ifPresent(entry -> found.put(key, entry)));
                return new Card(
                        file, found, keys.take("needs").map(Entry::items).orElse(List.of()));
            });
        } catch (InputException e) {
            return Optional.empty();
        }
    }

    /** What is wrong between the lessons. */
    List<Problem> problems() {
        List<Problem> problems = new ArrayList<>();
        twice("id", problems);
        twice("order", problems);
        List<String> ids = cards.stream().map(Card::id).toList();
        for (Card card : cards) {
            for (Entry need : card.needs()) {
                String id = need.written("a word").orElse("");
                if (!id.isEmpty() && !ids.contains(id)) {
                    problems.add(problem(
                            card,
                            need,
                            "is " + id + ", but no lesson beside this one has that id"
                                    + Suggestion.of(id, ids).orElse("; write the id of one, or take it out")));
                } else {
                    circle(card, id)
                            .ifPresent(way -> problems.add(problem(
                                    card,
                                    need,
                                    "goes in a circle: " + String.join(" needs ", way) + "; take one of them out")));
                }
            }
        }
        return problems;
    }

    private static Problem problem(Card card, Entry entry, String message) {
        return new Problem(card.file().toString(), entry.line() + 1, entry.path(), message);
    }

    private void twice(String key, List<Problem> problems) {
        Map<String, Card> before = new HashMap<>();
        for (Card card : cards) {
            String said = card.said(key);
            Card other = said.isEmpty() ? null : before.putIfAbsent(said, card);
            Entry entry = card.keys().get(key);
            if (other != null && entry != null) {
                problems.add(problem(
                        card,
                        entry,
                        "is " + said + ", which " + other.file() + " has already; give each lesson its own"));
            }
        }
    }

    /** The way from a lesson through one that it needs back to itself. */
    private Optional<List<String>> circle(Card from, String id) {
        Map<String, String> cameFrom = new HashMap<>();
        List<String> open = new ArrayList<>(List.of(id));
        cameFrom.put(id, from.id());
        for (int i = 0; i < open.size(); i++) {
            String here = open.get(i);
            if (here.equals(from.id())) {
                return Optional.of(way(cameFrom, from.id()));
            }
            cards.stream()
                    .filter(card -> card.id().equals(here))
                    .flatMap(card -> card.needed().stream())
                    .filter(next -> cameFrom.putIfAbsent(next, here) == null)
                    .forEach(open::add);
        }
        return Optional.empty();
    }

    private static List<String> way(Map<String, String> cameFrom, String id) {
        List<String> way = new ArrayList<>(List.of(id));
        String here = String.valueOf(cameFrom.get(id));
        while (!here.equals(id)) {
            way.addFirst(here);
            here = String.valueOf(cameFrom.get(here));
        }
        way.addFirst(id);
        return way;
    }
}
