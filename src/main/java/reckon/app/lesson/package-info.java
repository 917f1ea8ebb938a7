/**
 * Lessons on the screen: which one is open, how far somebody has come in it, its panel, and the page with all of them. What a
 * lesson asks for and whether it is met it takes from {@code reckon.lesson}.
 */
@NullMarked
package reckon.app.lesson;

import org.jspecify.annotations.NullMarked;
