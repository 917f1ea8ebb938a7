/**
 * The window as a whole: where its parts stand, its commands and their keys, its dialogs. It knows every part.
 */
@NullMarked
package reckon.app.window;

import org.jspecify.annotations.NullMarked;
