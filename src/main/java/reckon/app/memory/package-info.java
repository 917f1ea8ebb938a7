/**
 * What comes back at the next start: the window as it was left, and the work that was open in it.
 */
@NullMarked
package reckon.app.memory;

import org.jspecify.annotations.NullMarked;
