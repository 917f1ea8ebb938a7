package reckon.lesson;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A lesson to begin with: it shows each thing that a lesson can have, says what it is for, and has nothing wrong with it. */
public final class LessonTemplate {
    private static final List<String> FILES = List.of("lesson.md", "lesson.zh-CN.md", "start.yaml", "solution.yaml");
    private static final Pattern FOLDER = Pattern.compile("(?:([0-9]{1,4})[-_ ]+)?(.*)");

    private LessonTemplate() {}

    /**
     * Writes a lesson into a folder, which is made. Its id and its place come from the folder's name, such as {@code 05-delta}.
     *
     * @throws IOException where the folder has such a file already, or cannot be written to
     */
    public static void write(Path folder, String title) throws IOException {
        for (String file : FILES) {
            if (Files.exists(folder.resolve(file))) {
                throw new IOException(folder.resolve(file) + ": is there already; choose another folder");
            }
        }
        Files.createDirectories(folder);
        Matcher name = FOLDER.matcher(
                String.valueOf(folder.toAbsolutePath().normalize().getFileName()));
        String order =
                name.matches() && name.group(1) != null ? Integer.toString(Integer.parseInt(name.group(1))) : "1";
        String id = id(name.matches() ? name.group(2) : "");
        for (String file : FILES) {
            String text =
                    resource(file).replace("@ID@", id).replace("@ORDER@", order).replace("@TITLE@", quoted(title));
            Files.writeString(folder.resolve(file), text, StandardOpenOption.CREATE_NEW);
        }
    }

    private static String id(String name) {
        String id = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
        return id.isEmpty() ? "new-lesson" : id;
    }

    private static String quoted(String title) {
        String line = title.strip().replaceAll("\\p{Cntrl}", " ");
        return '"' + (line.isEmpty() ? "New lesson" : line.replace("\\", "\\\\").replace("\"", "\\\"")) + '"';
    }

    private static String resource(String file) throws IOException {
        try (InputStream in = LessonTemplate.class.getResourceAsStream("template/" + file)) {
            if (in == null) {
                throw new IOException("the program lacks its template " + file);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
