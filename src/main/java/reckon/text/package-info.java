/**
 * The words on the screen in every language, by key. It knows nothing of where they are shown.
 */
@NullMarked
package reckon.text;

import org.jspecify.annotations.NullMarked;
