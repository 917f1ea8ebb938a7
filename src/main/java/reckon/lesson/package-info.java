/**
 * Lessons: their files, what they ask for, and whether a run meets it.
 *
 * <p>It must not know how a lesson is drawn, nor who watches it.
 */
@NullMarked
package reckon.lesson;

import org.jspecify.annotations.NullMarked;
