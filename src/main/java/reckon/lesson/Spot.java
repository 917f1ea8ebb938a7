package reckon.lesson;

import reckon.file.Problems;

/**
 * A place in a file.
 *
 * @param problems takes what is wrong there
 * @param line the line, counted as the problems count
 * @param key the key
 */
record Spot(Problems problems, int line, String key) {

    /** Says what is wrong there. */
    void fault(String message) {
        problems.add(line, key, message);
    }
}
