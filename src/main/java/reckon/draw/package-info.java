/**
 * What a stage and a timeline look like, drawn once through a small pen, on a JavaFX canvas or into a picture. It knows
 * runs, and nothing of windows; only its canvas pen imports JavaFX.
 */
@NullMarked
package reckon.draw;

import org.jspecify.annotations.NullMarked;
